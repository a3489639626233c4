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

/** From so many names on to which one text gives several prices, its lists are calculations, each of a case of its own. */
const CALCULATED = 2;

/** Drops what the same lines of several calculations in a text say: the proceeds, the cost and the gain of two sales. */
function withoutCalculations(found: readonly (NamedPrice & Around)[]): (NamedPrice & Around)[] {
  const firsts = new Map<string, number>();
  const repeated = new Map<string, Set<string>>();
  for (const { path, key, value } of found) {
    const text = path.join('.');
    const first = firsts.get(`${text}|${key}`);
    if (first === undefined) firsts.set(`${text}|${key}`, value);
    else if (first !== value) repeated.set(text, (repeated.get(text) ?? new Set()).add(key));
  }
  return found.filter(({ path, key }) => {
    const keys = repeated.get(path.join('.'));
    return keys === undefined || keys.size < CALCULATED || !keys.has(key);
  });
}

/** A tax, or a share of what stands above it: each bill has another one. */
const OF_BILL =
  /^(?:(?:sales|value[- ]added)\s)?(?:tax|vat|gst|mwst|ust|umsatzsteuer|mehrwertsteuer|iva|igic)(?!\p{L})(?!\s(?:returns?|advice|advisory|planning|reviews?|consult\p{L}+|preparation|filing|registration|check))|\d\s?(?:%|percent|per cent|prozent|por ciento)(?!\p{L})\s*$/iu;

/** A line of accounts, or the sum of a calculation: each example has another one. */
const OF_ACCOUNTS =
  /^combined(?: \p{L}+)?$|^total\s(?:costs?|tax|cgt|sdlt|due|assets|relief|value)(?!\p{L})|(?<!\p{L})(?:interest|overheads?|salar(?:y|ies)|wages|turnover|revenue|profits?|dividends?|rental income|expenses|mortgage|depreciation|proceeds|professional fees|umsatz|gewinn|zinsen|gehälter|ausgaben|ingresos|gastos|beneficios?|intereses)(?!\p{L})/iu;

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
  return withoutCalculations(withoutHomonyms(found))
    .filter(({ name }) => !OF_ACCOUNTS.test(name))
    .map(
      ({ section: _section, heading: _heading, under: _under, groups: _groups, ...price }) => price,
    );
}
