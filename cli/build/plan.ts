import { join } from 'node:path';
import type { Alternate } from '../../schemas/page.ts';
import type { LandingTask, MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, traitsOf } from '../pages/landing-table.ts';
import { isSameLanding } from '../pages/same-landing.ts';
import { type Moment, showingAt } from '../schedule/showing.ts';
import type { LoadedState } from './build-state.ts';
import { filesOfPage } from './emit-file.ts';

/** Which landings to render; the others are reused from the last build. */
export interface LandingPlan {
  /** True if the state of the last build could be read completely. */
  isStateGood: boolean;
  /** Number of pages to render. */
  size: number;
  tasks(): Generator<LandingTask>;
}

const NONE: Alternate[] = [];

/** The current site, for comparison with an earlier build. */
export interface PresentSite {
  landingsDir: string;
  /** The moment and mode that the site is built for. */
  moment: Moment;
  /** Tells whether a file of the old output is exactly as the last build wrote it. */
  isIntact(file: string): boolean;
  /** Content hash of a picture now, by its `src`. */
  hashOf(src: string): string | undefined;
}

/** True of a landing whose output would be the same as in the last build. */
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
 * Compares the landing files with the last build. A page is reused if its file and pictures have the same bytes,
 * its shared inputs are the same, and its output is still unmodified.
 *
 * @param table receives the reused landings.
 * @param state of the last build, already known to match this context; undefined renders everything.
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
