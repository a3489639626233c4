import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Runs the project `e2e` first, and in each project the files that took longest in the last run: a long one that
 * starts last would keep one worker busy while the other is idle.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isUnit = ({ project }: TestSpecification) => Number(project.name === 'unit');
    return sorted.sort((a, b) => isUnit(a) - isUnit(b));
  }
}
