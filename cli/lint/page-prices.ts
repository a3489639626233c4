import { createHash } from 'node:crypto';
import type { StaticPage } from '../../schemas/page.ts';
import { parseData } from '../content/data-file.ts';
import type { Range } from '../content/diagnostic.ts';
import { type Facts, factsIn } from '../content/facts.ts';
import type { LandingFile } from '../content/landing-file.ts';
import type { ReadPageMeta } from '../content/page-index.ts';
import { readSource } from '../content/source-file.ts';
import type { Locate } from '../content/yaml-document.ts';
import { namedPrices } from '../rules/prices/named-prices.ts';
import type { PricedPage } from '../rules/prices/price-reader.ts';
import { isPassing } from '../rules/prices/price-text.ts';

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
    range: locate(path, 'value', span),
  }));
}

/** What a landing says of prices; nothing of one that stands for some time only, or is about an offer. */
export function landingPrices({ page, raw, locate }: LandingFile, facts: Facts): KeptPrice[] {
  const { landing, entry, schedule } = page;
  if (schedule) return [];
  const { language, title } = entry;
  const prices = keptPrices({ raw, language, facts: factsIn(language, facts) }, locate);
  const isOffer = () => isPassing(`${landing.hero.headline}\n${title}`);
  return prices.length > 0 && isOffer() ? [] : prices;
}

/** As `landingPrices`; of a page with code of its own nothing is known. */
export function staticPrices(
  { entry, sections, schedule }: StaticPage,
  { origin }: ReadPageMeta,
  { facts, cwd }: { facts: Facts; cwd: string },
): KeptPrice[] {
  if (!sections || !origin || schedule || isPassing(entry.title)) return [];
  const { source } = readSource(origin.path, { cwd });
  const { value: raw, locate } = source ? parseData(source) : {};
  if (typeof raw !== 'object' || raw === null || !locate) return [];
  return keptPrices(
    { raw, language: entry.language, facts: factsIn(entry.language, facts) },
    locate,
  );
}
