import { join } from 'node:path';
import type { Alternate } from '../../schemas/page.ts';
import type { LandingTask, MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, traitsOf } from '../pages/landing-table.ts';
import type { LoadedState } from './build-state.ts';
import { filesOfPage } from './emit-file.ts';
import { isSameLanding } from './same-landing.ts';

/** Which landings are made; the others are taken over from the last build. */
export interface LandingPlan {
  /** True if the state of the last build could be read to its end. */
  isStateGood: boolean;
  /** How many pages are made. */
  size: number;
  tasks(): Generator<LandingTask>;
}

const NONE: Alternate[] = [];

/**
 * Compares the landing files with the last build. A page is kept if its file and its pictures have the same bytes, all
 * that pages share is the same, and its output is still as it was written.
 *
 * @param table learns of the landings that are kept.
 * @param state of the last build, already known to fit this one's context; undefined makes everything.
 * @param isIntact tells whether a file of the old output is as the last build left it.
 * @param hashOf tells what is in a picture now, by its `src`.
 */
export function planLandings(
  landingsDir: string,
  table: LandingTable<MadeLanding>,
  state: LoadedState | undefined,
  isIntact: (file: string) => boolean,
  hashOf: (src: string) => string | undefined,
): LandingPlan {
  const alternates = new Map<string, Alternate[]>();
  let isStateGood = state !== undefined;
  try {
    for (const { name, record, place } of state?.rows() ?? []) {
      const index = table.indexOf(name);
      if (index === -1) continue;
      const isUsable =
        isSameLanding(join(landingsDir, name), record) &&
        filesOfPage(record.entry).every(isIntact) &&
        [record.sheet, record.styles].every((file) => file === undefined || isIntact(file)) &&
        Object.entries(record.pictures ?? {}).every(([src, hash]) => hashOf(src) === hash);
      if (isUsable) table.set(index, place, traitsOf(record), record.styles);
      else if (record.alternates.length > 0) alternates.set(name, record.alternates);
    }
  } catch {
    table.clear();
    alternates.clear();
    isStateGood = false;
  }
  const { names } = table;
  const kept = Uint8Array.from({ length: names.length }, (_, index) => (table.has(index) ? 1 : 0));
  return {
    isStateGood,
    size: names.length - table.size,
    *tasks() {
      for (let index = 0; index < names.length; index += 1) {
        if (kept[index] === 1) continue;
        const name = names.at(index);
        yield { name, alternates: alternates.get(name) ?? NONE };
      }
    },
  };
}
