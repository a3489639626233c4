import { basename } from 'node:path';
import type { StaticPage } from '../../schemas/page.ts';
import type { AlternatesByPath } from '../content/addresses/alternates.ts';
import type { LandingRecord } from '../pages/landing-record.ts';
import { type LandingTable, TRAIT } from '../pages/landing-table.ts';
import type { ListedPage } from './site-files.ts';

function slugOf(name: string): string {
  return basename(name, '.yaml');
}

/**
 * Indices of a table's landings in the order of their paths: `a-b.yaml` sorts before `a.yaml`, but `/a` before
 * `/a-b`.
 */
function inOrderOfPaths({ names }: LandingTable<LandingRecord>): Uint32Array {
  const order = Uint32Array.from({ length: names.length }, (_, index) => index);
  return order.sort((a, b) => (slugOf(names.at(a)) < slugOf(names.at(b)) ? -1 : 1));
}

/**
 * Every page of the site for sitemap and registry, sorted by path; each record is read lazily.
 *
 * @param staticPages hand-written pages as visitors see them at build time.
 * @param isHidden whether the whole site is hidden from search engines.
 */
export function listPages(
  landings: LandingTable<LandingRecord>,
  staticPages: readonly StaticPage[],
  alternates: AlternatesByPath,
  isHidden = false,
): Iterable<ListedPage> {
  const order = inOrderOfPaths(landings);
  const first = staticPages.map(({ entry }) => entry).sort((a, b) => (a.path < b.path ? -1 : 1));
  const listed = (entry: ListedPage['entry']): ListedPage => ({
    entry,
    alternates: alternates.get(entry.path) ?? [],
  });
  return {
    *[Symbol.iterator]() {
      let next = 0;
      for (const index of order) {
        if (!landings.has(index) || landings.hasTrait(index, TRAIT.noPage)) continue;
        const { entry: own } = landings.record(index);
        const isUnlisted = isHidden || landings.hasTrait(index, TRAIT.notice);
        const entry = isUnlisted ? { ...own, noindex: true } : own;
        for (; next < first.length; next += 1) {
          const page = first[next];
          if (!page || page.path > entry.path) break;
          yield listed(page);
        }
        yield listed(entry);
      }
      for (const page of first.slice(next)) yield listed(page);
    },
  };
}
