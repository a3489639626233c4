import type { BuildState } from './build-state.ts';
import { filesOfPage } from './emit-file.ts';
import type { LandingRecord, LandingTask } from './landing-record.ts';
import { hashLanding } from './site-sources.ts';

/** Which landings are taken over from the last build, and which are made. */
export interface LandingPlan {
  kept: Map<string, LandingRecord>;
  tasks: LandingTask[];
}

/**
 * Compares the landing files with the last build. A page is kept if its file has the same bytes, all
 * that pages share is the same, and its output is still as it was written.
 *
 * @param state of the last build, already known to fit this one's context; undefined makes everything.
 * @param isIntact tells whether a file of the old output is as the last build left it.
 */
export function planLandings(
  landingsDir: string,
  files: readonly string[],
  state: BuildState | undefined,
  isIntact: (file: string) => boolean,
): LandingPlan {
  const kept = new Map<string, LandingRecord>();
  const tasks: LandingTask[] = [];
  for (const name of files) {
    const record = state?.landings.get(name);
    const usable =
      record !== undefined &&
      hashLanding(landingsDir, name) === record.source &&
      filesOfPage(record.entry).every(isIntact) &&
      (record.sheet === undefined || isIntact(record.sheet));
    if (usable) kept.set(name, record);
    else tasks.push({ name, alternates: record?.alternates ?? [] });
  }
  return { kept, tasks };
}
