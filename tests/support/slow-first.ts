import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Folders whose tests build sites, start processes or drive a browser: seconds each, not milliseconds. */
const SLOW = /\/tests\/(?:browser|cli|dev)\//;

/**
 * Runs these files first, also in a fresh clone, where no durations are known yet: a long one that
 * begins last would keep one worker busy while the other has nothing left to do.
 */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isQuick = ({ moduleId }: TestSpecification) => Number(!SLOW.test(moduleId));
    return sorted.sort((a, b) => isQuick(a) - isQuick(b));
  }
}
