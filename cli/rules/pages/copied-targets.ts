import type { PageLink } from '../../content/addresses/page-links.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';

/** A link with the target of another entry of its list, and the page that it is called after. */
export interface CopiedTarget {
  link: PageLink;
  meant: string;
}

/** Letters from which on a word may lack its ending. */
const LONG = 4;

/** Endings that an address or a name may lack: the plural, above all. */
const ENDING = /(?:es|en|[sne])$/;

/** Words that names are put together with: "bill-of-sale". */
const JOINING = /^(?:an?|of|to|in|at|on|by|or|and|the|for|y|o|de|el|la|en|al|zu|am|im|und)$/;

/** More pages have a word by chance, such as that of their trade. */
const MOST = 50;

/** The words of a name or an address, without accents and endings. */
function stemsOf(words: string): Set<string> {
  const plain = words.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const telling = (plain.match(/[a-z\d]+/g) ?? []).filter((word) => !JOINING.test(word));
  return new Set(telling.map((word) => (word.length < LONG ? word : word.replace(ENDING, ''))));
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/** The words of the last segment of an address. */
function ownStems(path: string): Set<string> {
  return stemsOf(path.slice(path.lastIndexOf('/') + 1));
}

/** What visitors read at an entry. */
function nameOf({ title = '', words = '' }: PageLink): string {
  return `${title} ${words}`.trim();
}

/** Number of words in an address that a name has. */
function sharedStems(stems: ReadonlySet<string>, path: string): number {
  return [...ownStems(path)].filter((stem) => stems.has(stem)).length;
}

/** The links of each list. */
function* lists(links: readonly PageLink[]): Generator<PageLink[]> {
  const byList = new Map<string, PageLink[]>();
  for (const link of links) {
    if (nameOf(link) === '' || link.span || typeof link.at.at(-2) !== 'number') continue;
    const list = JSON.stringify(link.at.slice(0, -2));
    byList.set(list, [...(byList.get(list) ?? []), link]);
  }
  for (const list of byList.values()) if (list.length > 1) yield list;
}

/**
 * Finds links whose target was copied from the entry above or below: two entries of a list lead to one page, which has
 * the name of the other, and there is a page with the name of this one, to which none leads.
 */
export class CopiedTargets {
  readonly #pages: SitePages;
  /** Pages by folder and word; made for the first list in question. */
  #byStem: Map<string, string[]> | undefined;

  constructor(pages: SitePages) {
    this.#pages = pages;
  }

  *among(links: readonly PageLink[]): Generator<CopiedTarget> {
    for (const list of lists(links)) {
      for (const link of list) {
        const own = sharedStems(stemsOf(nameOf(link)), link.to);
        const isTwin = (other: PageLink) =>
          other !== link &&
          other.to === link.to &&
          sharedStems(stemsOf(nameOf(other)), link.to) > own;
        const meant = list.some(isTwin) ? this.#namedBy(link, own) : undefined;
        if (meant !== undefined && !list.some(({ to }) => to === meant)) yield { link, meant };
      }
    }
  }

  /** The only page beside the target of a link whose address has the most words of its name, and more than the target. */
  #namedBy(link: PageLink, own: number): string | undefined {
    const stems = stemsOf(nameOf(link));
    const language = this.#languageOf(link.to);
    const candidates = new Set(
      [...stems].flatMap((stem) => {
        const paths = this.#index.get(folderOf(link.to) + stem) ?? [];
        return paths.length > MOST ? [] : paths;
      }),
    );
    const shares = [...candidates]
      .filter((path) => this.#languageOf(path) === language)
      .map((path) => ({ path, shared: sharedStems(stems, path) }))
      .sort((one, other) => other.shared - one.shared);
    const [first, second] = shares;
    return first && first.shared > Math.max(own, second?.shared ?? 0) ? first.path : undefined;
  }

  get #index(): ReadonlyMap<string, readonly string[]> {
    if (this.#byStem) return this.#byStem;
    this.#byStem = new Map();
    for (const path of this.#pages.paths())
      for (const stem of ownStems(path)) {
        const key = folderOf(path) + stem;
        const paths = this.#byStem.get(key);
        if (paths) paths.push(path);
        else this.#byStem.set(key, [path]);
      }
    return this.#byStem;
  }

  #languageOf(path: string): string | undefined {
    return this.#pages.at(path.toLowerCase())?.entry.language;
  }
}
