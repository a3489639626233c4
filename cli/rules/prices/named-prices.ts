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

/** From so many names on to which one part of a page gives several prices, its lists are calculations, each of a case of its own. */
const CALCULATED = 2;

/** Drops what the same lines of several calculations say: the proceeds, the cost and the gain of two sales. */
function withoutCalculations(found: readonly (NamedPrice & Around)[]): (NamedPrice & Around)[] {
  const firsts = new Map<string, number>();
  const repeated = new Map<string, Set<string>>();
  for (const { section, key, value } of found) {
    const place = `${section}|${key}`;
    const first = firsts.get(place);
    if (first === undefined) firsts.set(place, value);
    else if (first !== value) repeated.set(section, (repeated.get(section) ?? new Set()).add(key));
  }
  return found.filter(({ section, key }) => {
    const keys = repeated.get(section);
    return keys === undefined || keys.size < CALCULATED || !keys.has(key);
  });
}

/** A tax, or a share of what stands above it: each bill has another one. */
const OF_BILL =
  /^(?:(?:sales|value[- ]added)\s)?(?:tax|vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|iva|igic)(?!\p{L})(?!\s(?:returns?|advice|advisory|planning|reviews?|consult\p{L}+|preparation|filing|registration|check))|\d\s?(?:%|percent|per cent|prozent|por ciento)(?!\p{L})\s*$/iu;

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
  return withoutCalculations(withoutHomonyms(found)).map(
    ({ section: _section, heading: _heading, under: _under, groups: _groups, ...price }) => price,
  );
}
