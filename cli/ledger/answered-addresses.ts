import type { SiteConfig } from '../../schemas/site-config.ts';
import type { SitePages } from '../content/site-pages.ts';

/** What hosts answer unknown addresses with is no address of its own. */
const NOT_FOUND = '/404';

/** The addresses of a site at which a visitor finds something: pages, their aliases, and redirects. */
export class AnsweredAddresses implements Iterable<string> {
  readonly #pages: SitePages;
  readonly #redirected: readonly string[];
  #others: ReadonlySet<string> | undefined;

  constructor(pages: SitePages, { redirects = [] }: Pick<SiteConfig, 'redirects'>) {
    this.#pages = pages;
    this.#redirected = redirects.map(({ from }) => from);
  }

  /** As hosts do that tell capitals from small letters. */
  has(address: string): boolean {
    return this.#pages.at(address)?.entry.path === address || this.#aside.has(address);
  }

  *[Symbol.iterator](): Generator<string> {
    for (const path of this.#pages.paths()) if (path !== NOT_FOUND) yield path;
    yield* this.#aside;
  }

  /** Addresses besides those of pages. To find them takes the records of all pages that have some. */
  get #aside(): ReadonlySet<string> {
    const aliases = () => [...this.#pages.tied()].flatMap(({ entry }) => entry.aliases ?? []);
    this.#others ??= new Set([...aliases(), ...this.#redirected]);
    return this.#others;
  }
}
