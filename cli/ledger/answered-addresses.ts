import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { plainAddress } from '../../schemas/old-address.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { isThereFrom } from '../schedule/showing.ts';

/** The page that hosts serve for unknown addresses is not an address of its own. */
const NOT_FOUND = '/404';

/** The addresses of a site that are answered at a moment: pages, their aliases, and redirects. */
export class AnsweredAddresses implements Iterable<string> {
  readonly #pages: SitePages;
  readonly #redirected: readonly string[];
  readonly #now: number;
  #others: ReadonlySet<string> | undefined;
  /** The others in plain spelling. */
  #plain: ReadonlySet<string> | undefined;

  /** @param now in milliseconds since 1970. */
  constructor(pages: SitePages, { redirects = [] }: Pick<SiteConfig, 'redirects'>, now: number) {
    this.#pages = pages;
    this.#now = now;
    this.#redirected = redirects.map(({ from }) => from);
  }

  /** Whether an address is answered, in any spelling. Case-sensitive, as on most hosts. */
  has(address: string): boolean {
    const path = plainAddress(address);
    const page = this.#pages.at(path);
    if (page?.entry.path === path && this.#isThere(page)) return true;
    this.#plain ??= new Set([...this.#aside].map(plainAddress));
    return this.#plain.has(path);
  }

  *[Symbol.iterator](): Generator<string> {
    const unseen = [...this.#pages.scheduled()].filter((page) => !this.#isThere(page));
    const passedOver = new Set([NOT_FOUND, ...unseen.map(({ entry }) => entry.path)]);
    for (const path of this.#pages.paths()) if (!passedOver.has(path)) yield path;
    yield* this.#aside;
  }

  /** Aliases and redirects. Collecting them reads the records of all pages with aliases. */
  get #aside(): ReadonlySet<string> {
    const aliases = () =>
      [...this.#pages.tied()].flatMap((page) =>
        this.#isThere(page) ? (page.entry.aliases ?? []) : [],
      );
    this.#others ??= new Set([...aliases(), ...this.#redirected]);
    return this.#others;
  }

  #isThere({ schedule }: PageMeta): boolean {
    return isThereFrom(schedule, this.#now);
  }
}
