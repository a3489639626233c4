import { type Diagnostic, WHOLE_FILE } from '../diagnostic.ts';
import { type AddressKey, addressLocation } from './address-locations.ts';
import type { PageMeta } from './page-index.ts';
import type { SitePages } from './site-pages.ts';

/** An error at one of the address keys of a page, or about the whole file. */
export function addressFault(
  page: PageMeta,
  key: AddressKey | undefined,
  rule: string,
  message: string,
  hint: string,
): Diagnostic {
  const range = key && page.origin ? addressLocation(page.origin, key) : WHOLE_FILE;
  return { file: page.file, ...range, rule, severity: 'error', message, hint };
}

/** Limits the time for suggestions when thousands of pages have a wrong name. */
const CANDIDATES = 500;

/** The first names to suggest from. */
export function candidates(names: Iterable<string>): string[] {
  const first: string[] = [];
  for (const name of names) {
    if (first.length === CANDIDATES) break;
    first.push(name);
  }
  return first;
}

/** True for two addresses of one page. */
export function isSamePage(page: PageMeta, other: PageMeta): boolean {
  return page.entry.path === other.entry.path;
}

/** The owner of each address. `/LP` and `/lp` count as the same: many hosts and people do not distinguish them. */
export class AddressOwners {
  readonly #pages: SitePages;
  readonly #aliases = new Map<string, PageMeta>();

  constructor(pages: SitePages) {
    this.#pages = pages;
  }

  /** @param path in lower case. */
  of(path: string): PageMeta | undefined {
    return this.#pages.at(path) ?? this.#aliases.get(path);
  }

  addAlias(alias: string, page: PageMeta): void {
    this.#aliases.set(alias.toLowerCase(), page);
  }

  *paths(): Generator<string> {
    yield* this.#pages.paths();
    yield* this.#aliases.keys();
  }
}
