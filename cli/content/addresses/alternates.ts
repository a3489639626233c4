import type { Alternate } from '../../../schemas/page.ts';
import type { PageMeta } from './page-index.ts';
import type { SitePages } from './site-pages.ts';

/** The language versions of the landings that have any, by path; each list includes the page itself. */
export type AlternatesByPath = ReadonlyMap<string, Alternate[]>;

/**
 * Finds the language versions of every landing, for `hreflang`.
 *
 * @param isShown returns true for pages that visitors can see; by default all.
 */
export function alternatesByPath(
  pages: SitePages,
  isShown: (page: PageMeta) => boolean = () => true,
): AlternatesByPath {
  const groups = new Map<string, Alternate[]>();
  for (const page of pages.tied()) {
    const { path, language, translationOf } = page.entry;
    if (translationOf === undefined || !isShown(page)) continue;
    const original = `/${translationOf}`;
    const source = pages.at(original);
    if (source?.entry.type !== 'landing' || source.entry.translationOf !== undefined) continue;
    const own = isShown(source) ? [{ language: source.entry.language, path: original }] : [];
    const group = groups.get(original) ?? own;
    group.push({ language, path });
    groups.set(original, group);
  }
  const versions = new Map<string, Alternate[]>();
  for (const group of groups.values()) {
    if (group.length === 1) continue;
    group.sort((a, b) => (a.language < b.language ? -1 : a.language > b.language ? 1 : 0));
    for (const { path } of group) versions.set(path, group);
  }
  return versions;
}

/** True if both lists contain the same pages in the same order. */
export function sameAlternates(a: readonly Alternate[], b: readonly Alternate[]): boolean {
  return a.length === b.length && a.every((version, index) => version.path === b[index]?.path);
}
