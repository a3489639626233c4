import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of the project `e2e`, whose tests take longest. */
const SLOW = /\/tests\/(?:browser|cli|dev|site)\//;

/**
 * Runs the slow files first, and among each kind those that took longest the last time: a long one that begins last would keep one
 * worker busy while the others have nothing left to do.
 */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isQuick = ({ moduleId }: TestSpecification) => Number(!SLOW.test(moduleId));
    return sorted.sort((a, b) => isQuick(a) - isQuick(b));
  }
}
