import { mistakes } from '../../renderer/text/typing-mistakes.ts';
import { addressFault } from '../content/addresses/address-owners.ts';
import type { PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import type { Diagnostic } from '../content/diagnostic.ts';

/** Letters of an address for each that may be wrong in it. */
const LETTERS = 6;

const digitsOf = (address: string) => address.replace(/\D/g, '');

/** True if one of two addresses is a slip for the other. Other digits are another year or number. */
function isSlip(one: string, other: string): boolean {
  const length = Math.max(one.length, other.length);
  return digitsOf(one) === digitsOf(other) && mistakes(one, other) * LETTERS <= length;
}

/**
 * New aliases that nearly spell a published address which nothing answers any more: somebody typed into the line of
 * the alias. To lead the old address to the misspelled one would keep the slip for ever.
 */
export class MisspelledAliases {
  readonly #pages: SitePages;
  readonly #found: { page: PageMeta; index: number; alias: string; address: string }[] = [];

  constructor(pages: SitePages) {
    this.#pages = pages;
  }

  /** Takes an address that has vanished; false if the new one is no alias, or says something else. */
  take(address: string, alias: string): boolean {
    if (!isSlip(address, alias)) return false;
    for (const page of this.#pages.tied()) {
      const index = page.entry.aliases?.indexOf(alias) ?? -1;
      if (index < 0) continue;
      this.#found.push({ page, index, alias, address });
      return true;
    }
    return false;
  }

  *findings(): Generator<Diagnostic> {
    for (const { page, index, alias, address } of this.#found)
      yield addressFault(
        page,
        ['aliases', index],
        'address/vanished',
        `${address} has been published, and nothing answers it any more; the new alias ${alias} nearly spells it.`,
        `Write ${address}. If both are meant, list both.`,
      );
  }
}
