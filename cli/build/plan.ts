import { join } from 'node:path';
import type { Alternate } from '../../schemas/page.ts';
import type { LandingTask, MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, traitsOf } from '../pages/landing-table.ts';
import { isSameLanding } from '../pages/same-landing.ts';
import { type Moment, showingAt } from '../schedule/showing.ts';
import type { LoadedState } from './build-state.ts';
import { filesOfPage } from './emit-file.ts';

/** Which landings are made; the others are taken over from the last build. */
export interface LandingPlan {
  /** True if the state of the last build could be read to its end. */
  isStateGood: boolean;
  /** How many pages are made. */
  size: number;
  tasks(): Generator<LandingTask>;
}

const NONE: Alternate[] = [];

/** What an earlier build is compared with. */
export interface PresentSite {
  landingsDir: string;
  /** What the site is built for. */
  moment: Moment;
  /** Tells whether a file of the old output is as the last build left it. */
  isIntact(file: string): boolean;
  /** Tells what is in a picture now, by its `src`. */
  hashOf(src: string): string | undefined;
}

/** True of a landing of which this build would make just what the last one has made. */
function isMade(name: string, made: MadeLanding, site: PresentSite): boolean {
  const { entry, showing = 'page', schedule, sheet, styles, pictures = {} } = made;
  const { landingsDir, moment, isIntact, hashOf } = site;
  const files = showing === 'page' || showing === 'notice' ? filesOfPage(entry) : [];
  return (
    showingAt(schedule, moment) === showing &&
    isSameLanding(join(landingsDir, name), made) &&
    files.every(isIntact) &&
    [sheet, styles].every((file) => file === undefined || isIntact(file)) &&
    Object.entries(pictures).every(([src, hash]) => hashOf(src) === hash)
  );
}

/**
 * Compares the landing files with the last build. A page is kept if its file and its pictures have the same bytes, all
 * that pages share is the same, and its output is still as it was written.
 *
 * @param table learns of the landings that are kept.
 * @param state of the last build, already known to fit this one's context; undefined makes everything.
 */
export function planLandings(
  site: PresentSite,
  table: LandingTable<MadeLanding>,
  state: LoadedState | undefined,
): LandingPlan {
  const alternates = new Map<string, Alternate[]>();
  let isStateGood = state !== undefined;
  try {
    for (const { name, record, place } of state?.rows() ?? []) {
      const index = table.indexOf(name);
      if (index === -1) continue;
      if (isMade(name, record, site)) table.set(index, place, traitsOf(record), record.styles);
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
