import { alternatesByPath } from '../../content/alternates.ts';
import type { PageMeta } from '../../content/page-index.ts';
import type { LandingRecord } from './landing-record.ts';
import type { ListedPage } from './site-files.ts';
import type { SiteSources } from './site-sources.ts';

/** Every page of the site, for the checks across pages and for the files that list them. */
export interface PageList {
  metas: PageMeta[];
  /** Sorted by path. */
  pages: ListedPage[];
}

/** Puts landings and hand-written pages into one list. */
export function listPages(records: readonly LandingRecord[], sources: SiteSources): PageList {
  const alternatesOf = alternatesByPath(records);
  const metas = [...sources.writtenMetas, ...records.map((record) => record.meta)];
  const pages = metas
    .map(({ entry }) => ({ entry, alternates: alternatesOf(entry.path) }))
    .sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
  return { metas, pages };
}
