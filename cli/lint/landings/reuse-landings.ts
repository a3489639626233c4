import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { LandingTable } from '../../pages/landing-table.ts';
import { isSameLanding } from '../../pages/same-landing.ts';
import { KnownPictures } from '../../pictures/known-pictures.ts';
import type { LineSpan } from '../../system/checked-lines.ts';
import type { LintState } from '../lint-state.ts';
import type { CheckedLanding, LintedLanding } from './linted-landing.ts';

/** Where landings are, and what becomes of those that can be reused. */
export interface ReusedLandings {
  root: string;
  landingsDir: string;
  table: LandingTable<LintedLanding>;
  /** Stamps of the files as far as they are known. */
  stamps: ReadonlyMap<string, string>;
  /** @param place of its record; the lines of its findings follow. */
  onReused: (landing: CheckedLanding, index: number, place: LineSpan) => void;
}

/** Reuses the results of the last run for landings whose files, including media, are unchanged. */
export function reuseLandings(
  rows: ReturnType<LintState['rows']>,
  { root, landingsDir, table, stamps, onReused }: ReusedLandings,
): void {
  const known = new KnownPictures(root);
  // A folder that is now a symbolic link may lead out of the site, so its files do not count.
  const isOwn = (src: string) => {
    const path = join(realpathSync(root), 'media', src);
    return existsSync(path) && realpathSync(path) === path;
  };
  const hasSameText = (name: string, made: LintedLanding) =>
    (made.stamp !== undefined && stamps.get(name) === made.stamp) ||
    isSameLanding(join(landingsDir, name), made);
  const isSame = (name: string, made: LintedLanding) =>
    hasSameText(name, made) &&
    Object.entries(made.media ?? {}).every(
      ([src, hash]) => hash !== null && isOwn(src) && known.hashOf(src) === hash,
    );
  for (const { name, record, place } of rows) {
    const index = table.indexOf(name);
    if (index === -1 || table.has(index) || !isSame(name, record)) continue;
    onReused({ name, landing: record }, index, place);
  }
}
