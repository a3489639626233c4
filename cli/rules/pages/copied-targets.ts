import type { PageLink } from '../../content/addresses/page-links.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';

/** A link with the target of another entry of its list, and the page that it is called after. */
export interface CopiedTarget {
  link: PageLink;
  meant: string;
}

/** Shortest word by which an entry is recognized in an address. */
const TELLING = 4;

/** Endings that an address or a title may lack: the plural, above all. */
const ENDING = /(?:es|en|[sne])$/;

/** The words that may be in an address, in small letters without accents and endings. */
function stemsOf(words: string): string[] {
  const plain = words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return (plain.match(/[a-z]+/g) ?? [])
    .filter(({ length }) => length >= TELLING)
    .map((word) => word.replace(ENDING, ''));
}

/** What visitors read at an entry. */
function nameOf({ title, words }: PageLink): string {
  return title ?? words ?? '';
}

/** The words of the last segment of an address. */
function ownWords(path: string): string[] {
  return path
    .toLowerCase()
    .slice(path.lastIndexOf('/') + 1)
    .split('-');
}

/** True if an address has a word of a title. */
function isNamedIn(stems: readonly string[], path: string): boolean {
  return ownWords(path).some((word) => stems.some((stem) => word.startsWith(stem)));
}

/** The links of each list, by its place. */
function* lists(links: readonly PageLink[]): Generator<PageLink[]> {
  const byList = new Map<string, PageLink[]>();
  for (const link of links) {
    if (nameOf(link) === '' || link.span || typeof link.at.at(-2) !== 'number') continue;
    const list = JSON.stringify(link.at.slice(0, -2));
    byList.set(list, [...(byList.get(list) ?? []), link]);
  }
  for (const list of byList.values()) if (list.length > 1) yield list;
}

/** The only page beside the target of a link whose address has the name of the entry, and to which none of its list leads. */
function namedBy(link: PageLink, list: readonly PageLink[], pages: SitePages): string | undefined {
  const { to } = link;
  const stems = stemsOf(nameOf(link));
  const folder = to.slice(0, to.lastIndexOf('/') + 1);
  const language = pages.at(to.toLowerCase())?.entry.language;
  const linked = new Set(list.map((other) => other.to.toLowerCase()));
  const named = [...pages.paths()].filter(
    (path) =>
      path.slice(0, path.lastIndexOf('/') + 1) === folder &&
      !linked.has(path.toLowerCase()) &&
      isNamedIn(stems, path) &&
      pages.at(path.toLowerCase())?.entry.language === language,
  );
  return named.length === 1 ? named[0] : undefined;
}

/**
 * Links of a page whose target was copied from the entry above or below: two entries of a list lead to one page, which
 * has the name of the other, and there is a page with the name of this one, to which none leads.
 */
export function* copiedTargets(
  links: readonly PageLink[],
  pages: SitePages,
): Generator<CopiedTarget> {
  for (const list of lists(links)) {
    for (const link of list) {
      const isNamed = (other: PageLink) => isNamedIn(stemsOf(nameOf(other)), other.to);
      const twin = list.find((other) => other !== link && other.to === link.to && isNamed(other));
      if (!twin || isNamed(link)) continue;
      const meant = namedBy(link, list, pages);
      if (meant !== undefined) yield { link, meant };
    }
  }
}
