import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Takes longest, which its size does not tell: in a fresh clone, files are sorted by that. */
const LONGEST = /\/tests\/dev\/one-server\.test\.ts$/;

/** 0 for what runs first. */
function turnOf({ project, moduleId }: TestSpecification): number {
  if (LONGEST.test(moduleId)) return 0;
  return project.name === 'unit' ? 2 : 1;
}

/**
 * Runs the project `e2e` first, and in each project the files that took longest in the last run: a long one that
 * starts last would keep one worker busy while the other is idle.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((a, b) => turnOf(a) - turnOf(b));
  }
}
