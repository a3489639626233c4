import { createHash } from 'node:crypto';
import type { StaticPage } from '../../../schemas/page.ts';
import type { ReadPageMeta } from '../../content/addresses/page-index.ts';
import { parseData } from '../../content/data-file.ts';
import { type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { type Facts, factsIn } from '../../content/facts/facts.ts';
import type { LandingFile } from '../../content/pages/landing-file.ts';
import { readSource } from '../../content/source-file.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { namedPrices } from '../../rules/prices/named-prices.ts';
import type { PricedPage } from '../../rules/prices/price-reader.ts';
import { isPassing } from '../../rules/prices/price-text.ts';
import { shownLines } from '../../rules/prices/shown-lines.ts';

/** Maximum length of a name in a finding. */
const SHOWN = 60;

/**
 * A thing and its price for the comparison of all pages; plain data, computed from the page's file and the facts.
 */
export interface KeptPrice {
  name: string;
  price: string;
  /** Hash of what is equal for the same thing under the same terms. */
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
    // For a hand-written page it is computed only if there is a finding.
    get range() {
      return locate(path, 'value', span);
    },
  }));
}

/** True if the same price of a thing is among these, at any position. */
function isAmong({ key, value }: KeptPrice, prices: readonly KeptPrice[]): boolean {
  return prices.some((other) => other.key === key && other.value === value);
}

/** A landing, or one of its variants. */
type PricedVersion = Pick<LandingFile, 'page' | 'raw' | 'locate'>;

interface PricedLanding extends PricedVersion {
  variants?: readonly PricedVersion[];
}

/**
 * Prices of a landing and its variants; none for a landing that is shown temporarily, or that is about an offer.
 */
export function landingPrices(
  { variants = [], ...landing }: PricedLanding,
  facts: Facts,
): KeptPrice[] {
  if (landing.page.schedule) return [];
  const own = pricesOfVersion(landing, facts);
  const tried = variants.flatMap((variant) => pricesOfVersion(variant, facts));
  return [...own, ...tried.filter((price) => !isAmong(price, own))];
}

function pricesOfVersion({ page, raw, locate }: PricedVersion, facts: Facts): KeptPrice[] {
  const { landing, entry } = page;
  const { language, title } = entry;
  const prices = keptPrices({ raw, language, facts: factsIn(language, facts) }, locate);
  const isOffer = () => isPassing(`${landing.hero.headline}\n${title}`);
  return prices.length > 0 && isOffer() ? [] : prices;
}

/** Prices of a file that is not a landing. */
export function dataPrices(
  { raw, language, locate }: { raw: object; language: string; locate: Locate },
  facts: Facts,
): KeptPrice[] {
  return keptPrices({ raw, language, facts: factsIn(language, facts) }, locate);
}

/**
 * Like `landingPrices`, for a hand-written page; a page written in code is read as rendered, and its prices have no
 * position yet.
 *
 * @param html of a page written in code.
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
