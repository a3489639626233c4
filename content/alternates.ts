import type { Alternate } from './page.ts';
import type { PageAddress } from './page-address.ts';

const NONE: Alternate[] = [];

/**
 * The language versions of every landing, for `hreflang`.
 *
 * @returns a function from the path of a page to its versions, itself included; empty if it has none.
 */
export function alternatesByPath(
  landings: Iterable<{ meta: { entry: PageAddress } }>,
): (path: string) => Alternate[] {
  const groups = new Map<string, Alternate[]>();
  const originals = new Map<string, Alternate>();
  const translations: { original: string; version: Alternate }[] = [];
  for (const { meta } of landings) {
    const { path, language, translationOf } = meta.entry;
    if (translationOf === undefined) originals.set(path, { language, path });
    else translations.push({ original: `/${translationOf}`, version: { language, path } });
  }
  for (const { original, version } of translations) {
    const source = originals.get(original);
    if (!source) continue;
    const group = groups.get(original) ?? [source];
    group.push(version);
    for (const { path } of group) groups.set(path, group);
  }
  for (const group of new Set(groups.values())) {
    group.sort((a, b) => (a.language < b.language ? -1 : a.language > b.language ? 1 : 0));
  }
  return (path) => groups.get(path) ?? NONE;
}

/** True if both lists name the same pages in the same order. */
export function sameAlternates(a: readonly Alternate[], b: readonly Alternate[]): boolean {
  return a.length === b.length && a.every((version, index) => version.path === b[index]?.path);
}
