import type { Alternate } from '../../schemas/page.ts';
import type { SitePages } from './site-pages.ts';

/** The language versions of the landings that have any, by path; the page itself is one of them. */
export type AlternatesByPath = ReadonlyMap<string, Alternate[]>;

/** Finds the language versions of every landing, for `hreflang`. */
export function alternatesByPath(pages: SitePages): AlternatesByPath {
  const groups = new Map<string, Alternate[]>();
  for (const { entry } of pages.tied()) {
    const { path, language, translationOf } = entry;
    if (translationOf === undefined) continue;
    const original = `/${translationOf}`;
    const source = pages.at(original)?.entry;
    if (source?.type !== 'landing' || source.translationOf !== undefined) continue;
    const group = groups.get(original) ?? [{ language: source.language, path: original }];
    group.push({ language, path });
    for (const version of group) groups.set(version.path, group);
  }
  for (const group of new Set(groups.values())) {
    group.sort((a, b) => (a.language < b.language ? -1 : a.language > b.language ? 1 : 0));
  }
  return groups;
}

/** True if both lists name the same pages in the same order. */
export function sameAlternates(a: readonly Alternate[], b: readonly Alternate[]): boolean {
  return a.length === b.length && a.every((version, index) => version.path === b[index]?.path);
}
