import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';

/** An alias that was never published, of a page that was. */
interface NewAlias {
  page: PageMeta;
  alias: string;
}

/** Words that hardly any address is without. */
const FEWEST_LETTERS = 2;

const wordsOf = (address: string) =>
  address.split(/[^\p{L}\d]+/u).filter((word) => word.length >= FEWEST_LETTERS);

/**
 * Aliases that may have been written in the place of a published one: whoever changes an alias rarely means to take the old
 * one away.
 */
export class NewAliases {
  readonly #pages: SitePages;
  readonly #known: ReadonlySet<string>;
  #found: readonly NewAlias[] | undefined;

  /** @param known all published addresses. */
  constructor(pages: SitePages, known: ReadonlySet<string>) {
    this.#pages = pages;
    this.#known = known;
  }

  /** The alias that has a word of an address, or the only one. */
  inPlaceOf(address: string): NewAlias | undefined {
    this.#found ??= [...this.#pages.tied()].flatMap((page) => {
      const fresh = (page.entry.aliases ?? []).filter((alias) => !this.#known.has(alias));
      return this.#known.has(page.entry.path) ? fresh.map((alias) => ({ page, alias })) : [];
    });
    const words = wordsOf(address);
    const alike = this.#found.filter(({ alias }) =>
      wordsOf(alias).some((word) => words.includes(word)),
    );
    const [only, ...others] = alike.length > 0 ? alike : this.#found;
    return others.length > 0 ? undefined : only;
  }
}
