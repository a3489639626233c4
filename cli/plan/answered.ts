import type { ListedPage, SiteOutput } from './site-output.ts';

/** The addresses of a page, its own first. */
export function addressesOf({ path, aliases = [] }: ListedPage): string[] {
  return [path, ...aliases];
}

/** What answers the addresses of a built site. */
export class Answered {
  readonly #site: SiteOutput;
  /** Pages by their addresses. */
  readonly #pages: ReadonlyMap<string, string>;

  constructor(site: SiteOutput) {
    this.#site = site;
    this.#pages = new Map(
      [...site.pages.values()].flatMap((page) =>
        addressesOf(page).map((address): [string, string] => [address, page.path]),
      ),
    );
  }

  /** Where an address leads: the page of which it is one, or else the target of its redirect; undefined if it answers 404. */
  targetOf(address: string): string | undefined {
    return this.#pages.get(address) ?? this.#site.redirectOf(address);
  }

  /** Whether an address is a further one of a page. */
  isAlias(address: string): boolean {
    return (this.#pages.get(address) ?? address) !== address;
  }

  /** The addresses of a page of another site that answer 404 here. */
  goneOf(page: ListedPage | undefined): string[] {
    return page ? addressesOf(page).filter((address) => this.targetOf(address) === undefined) : [];
  }
}
