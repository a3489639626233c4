import { siteFiles } from '../build/site-files.ts';
import { alternatesByPath } from '../content/addresses/alternates.ts';
import { pagesAmong } from '../content/addresses/site-pages.ts';
import type { DevSite } from './dev-site.ts';

/**
 * The files of the built site that list its pages, with current content.
 *
 * @returns file name to content; empty until there has been a configuration without errors.
 */
export async function listingFiles(site: DevSite): Promise<Map<string, string>> {
  await site.landings.scanned;
  const { shown } = site;
  if (!shown) return new Map();
  const metas = site.metas().sort((a, b) => (a.entry.path < b.entry.path ? -1 : 1));
  const alternates = alternatesByPath(pagesAmong(metas));
  const pages = metas.map(({ entry }) => ({
    entry,
    alternates: alternates.get(entry.path) ?? [],
  }));
  return siteFiles(pages, shown.site.site.url);
}
