import { createHash } from 'node:crypto';
import type { StaticPage } from '../../schemas/page.ts';
import { parseData } from '../content/data-file.ts';
import { type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { type Facts, factsIn } from '../content/facts.ts';
import type { LandingFile } from '../content/landing-file.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import { readSource } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import { namedPrices } from '../rules/prices/named-prices.ts';
import type { PricedPage } from '../rules/prices/price-reader.ts';
import { isPassing } from '../rules/prices/price-text.ts';
import { shownLines } from '../rules/prices/shown-lines.ts';

/** Longest name that a finding shows. */
const SHOWN = 60;

/** A thing and its price as they are compared with those of all pages; plain data that follows from the page's file and the facts. */
export interface KeptPrice {
  name: string;
  price: string;
  /** Hash of what is equal of the same thing under the same terms. */
  key: string;
  value: number;
  range: Range;
}

function keptPrices(page: PricedPage, locate: Locate): KeptPrice[] {
  return namedPrices(page).map(({ name, price, key, value, path, span }) => ({
    name: name.slice(0, SHOWN),
    price,
    key: createHash('sha256').update(key).digest('base64').slice(0, 12),
    value,
    // Of a hand-written page it is only asked for where there is something to tell.
    get range() {
      return locate(path, 'value', span);
    },
  }));
}

/** True of a price that a file says like one of these, at the same place or elsewhere. */
function isAmong({ key, value }: KeptPrice, prices: readonly KeptPrice[]): boolean {
  return prices.some((other) => other.key === key && other.value === value);
}

/**
 * What a landing and its variants say of prices; nothing of one that stands for some time only, or is about an offer.
 */
export function landingPrices(
  { variants = [], ...landing }: LandingFile,
  facts: Facts,
): KeptPrice[] {
  if (landing.page.schedule) return [];
  const own = pricesOfVersion(landing, facts);
  const tried = variants.flatMap((variant) => pricesOfVersion(variant, facts));
  return [...own, ...tried.filter((price) => !isAmong(price, own))];
}

function pricesOfVersion(
  { page, raw, locate }: Pick<LandingFile, 'page' | 'raw' | 'locate'>,
  facts: Facts,
): KeptPrice[] {
  const { landing, entry } = page;
  const { language, title } = entry;
  const prices = keptPrices({ raw, language, facts: factsIn(language, facts) }, locate);
  const isOffer = () => isPassing(`${landing.hero.headline}\n${title}`);
  return prices.length > 0 && isOffer() ? [] : prices;
}

/** What a file says of prices that is no landing. */
export function dataPrices(
  { raw, language, locate }: { raw: object; language: string; locate: Locate },
  facts: Facts,
): KeptPrice[] {
  return keptPrices({ raw, language, facts: factsIn(language, facts) }, locate);
}

/**
 * As `landingPrices`, of a hand-written page; what a page with code of its own says is read as it is shown, and has no place yet.
 *
 * @param html of a page with code of its own.
 */
export function staticPrices(
  { entry, sections, schedule }: StaticPage,
  { origin }: ReadPageMeta,
  { html, facts, cwd }: { html: string | undefined; facts: Facts; cwd: string },
): KeptPrice[] {
  if (!origin || schedule || isPassing(entry.title)) return [];
  const { language } = entry;
  if (!sections)
    return dataPrices(
      { raw: { body: shownLines(html ?? '') }, language, locate: () => WHOLE_FILE },
      facts,
    );
  const { source } = readSource(origin.path, { cwd });
  const { value: raw, locate } = source ? parseData(source) : {};
  if (typeof raw !== 'object' || raw === null || !locate) return [];
  return dataPrices({ raw, language, locate }, facts);
}
