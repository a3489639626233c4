import type { PageLink } from '../../content/addresses/page-links.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { plainSlug } from '../../content/addresses/slugs-of-words.ts';

/** A link with the name of a place that another page beside its target has in its address. */
export interface MisledPlace {
  link: PageLink;
  meant: string;
}

/** A name behind a preposition, in a longer label: "The hall in Hamilton", „Anfahrt aus Kassel“, «El aula de Armilla». */
const PLACE =
  /(?<=\p{L} (?:in|from|to|at|near|aus|nach|von|bei|en|de|desde|hasta) )(?<name>\p{Lu}\p{Ll}{3,}(?:[ -]\p{Lu}\p{Ll}+)*)/gu;

/** Times, which have a capital letter as places do. */
const TIME =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|spring|summer|autumn|winter|christmas|easter|januar|februar|märz|juni|juli|oktober|dezember|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|frühling|frühjahr|sommer|herbst|weihnachten|ostern|navidad|pascua)/i;

function segments(path: string): { folder: string; words: string[] } {
  const at = path.lastIndexOf('/');
  return { folder: path.slice(0, at), words: path.slice(at + 1).split('-') };
}

/** True of an address whose last part has all words of a name in a row. */
function hasName(words: readonly string[], name: string): boolean {
  return `-${words.join('-')}-`.includes(`-${name}-`);
}

/**
 * Links that name a place and lead to the page of another one: “The hall in Hamilton” to /from/merewether, while there is
 * /from/hamilton-mayfield. Only a page in the same folder is of the same kind, and only the single one with the name is meant.
 */
export class NamedPlaces {
  readonly #pages: SitePages;
  /** Addresses by folder; made for the first link in question. */
  #byFolder: Map<string, string[]> | undefined;

  constructor(pages: SitePages) {
    this.#pages = pages;
  }

  *among(links: readonly PageLink[]): Generator<MisledPlace> {
    for (const link of links) {
      const meant = this.#meantBy(link);
      if (meant !== undefined) yield { link, meant };
    }
  }

  #meantBy({ to, words = '' }: PageLink): string | undefined {
    const names = [...words.matchAll(PLACE)].map(({ groups }) => groups?.name ?? '');
    const path = to.toLowerCase();
    const { folder, words: own } = segments(path);
    const target = this.#pages.at(path);
    // Beside the front page, any page may be of anything.
    if (names.length !== 1 || folder === '' || !target) return undefined;
    const [name = ''] = names;
    const slug = plainSlug(name);
    if (TIME.test(name) || slug === '' || hasName(own, slug)) return undefined;
    const named = (this.#index.get(folder) ?? []).filter(
      (other) =>
        hasName(segments(other).words, slug) &&
        this.#pages.at(other)?.entry.language === target.entry.language,
    );
    const said = plainSlug(words).split('-');
    const saysOwn = own.some((word) => word.length > 3 && said.includes(word));
    return named.length === 1 && !saysOwn ? named[0] : undefined;
  }

  get #index(): ReadonlyMap<string, readonly string[]> {
    if (this.#byFolder) return this.#byFolder;
    this.#byFolder = new Map();
    for (const address of this.#pages.paths()) {
      const path = address.toLowerCase();
      const { folder } = segments(path);
      const others = this.#byFolder.get(folder);
      if (others) others.push(path);
      else this.#byFolder.set(folder, [path]);
    }
    return this.#byFolder;
  }
}
