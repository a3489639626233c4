import { ANY_FACT } from '../../content/facts/facts.ts';
import { type Around, type NamedPrice, type PricedPage, PriceReader } from './price-reader.ts';

/**
 * Drops names to which one page gives several prices under different headings, because they have different meanings
 * there.
 */
function withoutHomonyms(found: readonly (NamedPrice & Around)[]): (NamedPrice & Around)[] {
  const firsts = new Map<string, NamedPrice & Around>();
  const homonyms = new Set<string>();
  const placeOf = ({ key, section }: NamedPrice & Around) => `${section}|${key}`;
  for (const one of found) {
    const first = firsts.get(placeOf(one)) ?? one;
    firsts.set(placeOf(one), first);
    if (first.heading !== one.heading && first.value !== one.value) homonyms.add(placeOf(one));
  }
  return found.filter((one) => !homonyms.has(placeOf(one)));
}

/** A tax, or a share of what stands above it: each bill has another one. */
const OF_BILL =
  /^(?:(?:sales|value[- ]added)\s)?(?:tax|vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|iva|igic)(?!\p{L})|\d\s?(?:%|percent|per cent|prozent|por ciento)(?!\p{L})\s*$/iu;

/**
 * The things that a page names together with a price, in file order.
 *
 * @returns nothing for a page with a part that has an end date, or if no facts are known.
 */
export function namedPrices(page: PricedPage): NamedPrice[] {
  if (page.facts === ANY_FACT) return [];
  const reader = new PriceReader(page);
  reader.walk(page.raw, [], { section: '', heading: '', under: '', groups: [] });
  if (reader.hasEnd) return [];
  const found = reader.found.filter(({ name }) => !OF_BILL.test(name));
  return withoutHomonyms(found).map(
    ({ section: _section, heading: _heading, under: _under, groups: _groups, ...price }) => price,
  );
}
