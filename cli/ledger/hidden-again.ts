import { valueLocation } from '../content/addresses/address-locations.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../content/diagnostic.ts';
import { LEDGER_FILE } from './ledger-text.ts';

/** Finds the page of an address or alias that is not answered. */
function hiddenPages(pages: SitePages): (address: string) => PageMeta | undefined {
  let byAlias: Map<string, PageMeta> | undefined;
  return (address) => {
    const page = pages.at(address);
    if (page?.entry.path === address) return page;
    byAlias ??= new Map(
      [...pages.tied()].flatMap((tied) =>
        (tied.entry.aliases ?? []).map((alias): [string, PageMeta] => [alias, tied]),
      ),
    );
    return byAlias.get(address);
  };
}

const LIST = new Intl.ListFormat('en');

/**
 * A page that was published and is hidden again, at the key that hides it. To `remove` it, as what is gone, would
 * delete its file, or refuse an alias.
 *
 * @param addresses of the page that were published.
 */
function hiddenAgain(
  { entry, file, schedule, origin }: PageMeta,
  addresses: readonly string[],
): Diagnostic {
  const state = schedule?.isDraft ? 'a draft' : 'not published yet';
  const key = schedule?.isDraft ? 'draft' : 'publishAt';
  const page = addresses.includes(entry.path) ? 'page' : `page ${entry.path}`;
  const [have, their] = addresses.length > 1 ? ['have', 'their'] : ['has', 'its'];
  return {
    file,
    ...(origin ? valueLocation(origin, [...origin.under, key]) : WHOLE_FILE),
    rule: 'address/vanished',
    severity: 'error',
    message: `${LIST.format(addresses)} ${have} been published, and ${their} ${page} is now ${state}.`,
    hint: `Remove ${key}. To take the page offline for a while, set expireAt and afterExpiry instead: its address then shows a notice or redirects. If it never was online, take its line out of ${LEDGER_FILE}.`,
  };
}

const PUBLISHED = /^(.+?) (?:has been|have been|was) published/;

/** The published addresses that a finding of `address/vanished` is about. */
export function vanishedAddresses({ message }: Pick<Diagnostic, 'message'>): string[] {
  return PUBLISHED.exec(message)?.[1]?.split(/, | and /) ?? [];
}

/** Pages that are hidden again, with their published addresses: one finding each, however many these are. */
export class HiddenAgain {
  readonly #ownerOf: (address: string) => PageMeta | undefined;
  /** By the path of each page. */
  readonly #taken = new Map<string, { page: PageMeta; addresses: string[] }>();

  constructor(pages: SitePages) {
    this.#ownerOf = hiddenPages(pages);
  }

  /** True if a page has an address that nothing answers. */
  hides(address: string): boolean {
    return this.#ownerOf(address) !== undefined;
  }

  /** Takes an address that nothing answers; false if no page has it. */
  take(address: string): boolean {
    const page = this.#ownerOf(address);
    if (!page) return false;
    const { path } = page.entry;
    const taken = this.#taken.get(path) ?? { page, addresses: [] };
    if (!taken.addresses.includes(address)) taken.addresses.push(address);
    this.#taken.set(path, taken);
    return true;
  }

  *findings(): Generator<Diagnostic> {
    // `schedule/standing` reports the home page.
    for (const { page, addresses } of this.#taken.values())
      if (page.entry.path !== '/') yield hiddenAgain(page, addresses);
  }
}
