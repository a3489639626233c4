import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts.ts';
import type { SortedNames } from '../content/sorted-names.ts';
import { readSource } from '../content/source-file.ts';
import type { LandingTable } from '../pages/landing-table.ts';
import type { LintedLanding } from './linted-landing.ts';
import type { WrittenPages } from './page-comparison.ts';
import { type KeptPrice, staticPrices } from './page-prices.ts';
import { PriceComparison, type PriceOwner } from './price-comparison.ts';

/** Where the pages of a site stand. */
interface Places {
  facts: Facts;
  landingsDir: string;
  cwd: string;
}

/** The prices of all pages of a site: those of data first, then the landings in the order of their names. */
export class SitePrices {
  readonly #names: SortedNames;
  readonly #written: WrittenPages;
  readonly #places: Places;
  readonly #inWritten: KeptPrice[][];
  readonly #comparison = new PriceComparison();

  /** @param names of all files in the folder of landings. */
  constructor(names: SortedNames, written: WrittenPages, places: Places) {
    this.#names = names;
    this.#written = written;
    this.#places = places;
    this.#inWritten = written.pages.map((page, number) => {
      const meta = written.metas[number];
      return meta ? staticPrices(page, meta, places) : [];
    });
    for (const [number, prices] of this.#inWritten.entries()) this.#comparison.add(number, prices);
  }

  /** @param file name of one of the files that were named. */
  add(file: string, prices: readonly KeptPrice[] = []): void {
    const number = this.#written.pages.length + this.#names.indexOf(file);
    this.#comparison.add(number, prices);
  }

  /**
   * What all pages together show. Asked for once all landings have been added.
   *
   * @param table of the landings, which has what each says of prices.
   */
  findings(table: LandingTable<LintedLanding>): Iterable<Diagnostic> {
    const { landingsDir, cwd } = this.#places;
    const own = (path: string, prices: readonly KeptPrice[]): PriceOwner | undefined => {
      const { source } = readSource(path, { cwd });
      return source && { source, prices };
    };
    return this.#comparison.findings((number) => {
      const written = this.#inWritten[number];
      const path = this.#written.metas[number]?.origin?.path;
      if (written) return path === undefined ? undefined : own(path, written);
      const index = number - this.#inWritten.length;
      return own(join(landingsDir, this.#names.at(index)), table.record(index).prices ?? []);
    });
  }
}
