import { join } from 'node:path';
import type { StaticPage } from '../../../schemas/page.ts';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { readSource } from '../../content/source-file.ts';
import type { LandingTable } from '../../pages/landing-table.ts';
import { PageTraces } from '../../rules/pages/page-trace.ts';
import type { RenderedStaticPage } from '../../templates/static-pages.ts';
import type { WrittenPages } from '../copies/page-comparison.ts';
import type { LintedLanding } from '../landings/linted-landing.ts';
import { type CheckedConfig, textsOfSite } from '../site/checked-config.ts';
import { dataPrices, type KeptPrice, staticPrices } from './page-prices.ts';
import { PriceComparison, type SaidPrice } from './price-comparison.ts';

/** A site with prices, and its rendered pages. */
export interface PricedSite {
  root: string;
  facts: Facts;
  landingsDir: string;
  cwd: string;
  config: CheckedConfig;
  written: WrittenPages;
  /** Rendered hand-written pages; undefined while the configuration is invalid. */
  rendered: readonly RenderedStaticPage[] | undefined;
}

/** A source of prices besides the landings. */
interface Owner {
  prices: readonly KeptPrice[];
  /** Path of its file; missing for a page whose prices are in its code. */
  path?: string;
  page?: { page: StaticPage; meta: ReadPageMeta };
}

/** The prices of a site: those of the configuration and the words first, then the hand-written pages, then the landings in the order of their names. */
export class SitePrices {
  readonly #names: SortedNames;
  readonly #site: PricedSite;
  readonly #owners: readonly Owner[];
  readonly #comparison = new PriceComparison();
  readonly #traces: PageTraces;

  /**
   * @param names of all files in the folder of landings.
   * @param prices from `pricesBeside`.
   */
  constructor(
    names: SortedNames,
    site: PricedSite,
    prices: readonly (readonly KeptPrice[])[] = pricesBeside(site),
  ) {
    this.#names = names;
    this.#site = site;
    this.#traces = new PageTraces(site);
    this.#owners = ownersOf(site).map((owner, number) => ({
      ...owner,
      prices: prices[number] ?? [],
    }));
    for (const [number, { prices }] of this.#owners.entries()) this.#comparison.add(number, prices);
  }

  /** @param file one of the given names. */
  add(file: string, prices: readonly KeptPrice[] = []): void {
    this.#comparison.add(this.#owners.length + this.#names.indexOf(file), prices);
  }

  /**
   * Cross-page findings. Called once all landings have been added.
   *
   * @param table of the landings with their prices.
   */
  findings(table: LandingTable<LintedLanding>): AsyncIterable<Diagnostic> {
    return this.#comparison.findings((number, at) => {
      const owner = this.#owners[number];
      if (owner) return this.#said(owner, at);
      const index = number - this.#owners.length;
      const path = join(this.#site.landingsDir, this.#names.at(index));
      return this.#said({ path, prices: table.record(index).prices ?? [] }, at);
    });
  }

  async #said({ prices, path, page }: Owner, at: number): Promise<SaidPrice | undefined> {
    const kept = prices[at];
    if (!kept) return undefined;
    const { name, price, range } = kept;
    if (page) return { name, price, ...(await this.#traces.place({ words: name }, page)) };
    const { source } = path === undefined ? {} : readSource(path, this.#site);
    return source && { name, price, file: source.file, text: source.text, ...range };
  }
}

/** Whatever has prices besides the landings, without the prices, in the order of `pricesBeside`. */
function ownersOf({ config, written }: PricedSite): Omit<Owner, 'prices'>[] {
  return [
    ...textsOfSite(config).map(({ source }) => ({ path: source.path })),
    ...written.pages.map((page, number): Omit<Owner, 'prices'> => {
      const meta = written.metas[number];
      if (!meta?.origin) return {};
      return page.sections ? { path: meta.origin.path } : { page: { page, meta } };
    }),
  ];
}

/** The prices of the configuration, of the words of each language and of each hand-written page. */
export function pricesBeside({ config, written, rendered, facts, cwd }: PricedSite): KeptPrice[][] {
  const shown = new Map(rendered?.map(({ page, html }) => [page.entry.path, html]));
  return [
    ...textsOfSite(config).map((texts) => dataPrices(texts, facts)),
    ...written.pages.map((page, number) => {
      const html = shown.get(page.entry.path);
      const meta = written.metas[number];
      return meta?.origin ? staticPrices(page, meta, { html, facts, cwd }) : [];
    }),
  ];
}
