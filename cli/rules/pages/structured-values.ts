import type { Facts } from '../../content/facts/facts.ts';
import { schemaTypes } from './schema-org.ts';
import { oddForms } from './structured-forms.ts';

type Thing = Readonly<Record<string, unknown>>;

/** A value that contradicts what its property means. */
export interface OddValue {
  property: string;
  /** Said of the property: "ratingValue 150, …". */
  fault: string;
  /** What search engines do, if not that they show nothing of the thing. */
  result?: string;
  hint: string;
}

/** What a rating is between if it does not say (schema.org/Rating). */
const WORST = 1;
const BEST = 5;

const COUNTS = ['reviewCount', 'ratingCount'];
const PRICES = ['price', 'lowPrice', 'highPrice', 'minPrice', 'maxPrice'];

/** Properties of which the first is never above the second. */
const ORDERED = [
  ['lowPrice', 'highPrice'],
  ['minPrice', 'maxPrice'],
  ['startDate', 'endDate'],
  ['validFrom', 'validThrough'],
] as const;

const RANGES: Readonly<Record<string, number>> = { latitude: 90, longitude: 180 };

const DAY = /^\d{4}-\d\d-\d\d(?:T|$)/;

/** A sum with the sign of a currency: "$50", "50 €". */
const SIGNED_SUM = /^\s*\p{Sc}\s?\d|\d\s?\p{Sc}\s*$/u;

/** A number; shares and fractions ("88%", "6/10") have a scale of their own. */
function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !/^\s*-?\d+(?:[.,]\d{1,2})?\s*$/.test(value)) return undefined;
  return Number(value.replace(',', '.'));
}

/** A number or a day, to be compared with another one. */
function orderOf(value: unknown): number | undefined {
  const isDay = typeof value === 'string' && DAY.test(value);
  const order = isDay ? Date.parse(value.slice(0, 10)) : numberOf(value);
  return Number.isNaN(order) ? undefined : order;
}

function* oddRating(thing: Thing): Generator<OddValue> {
  const value = numberOf(thing.ratingValue);
  const best = numberOf(thing.bestRating ?? BEST);
  const worst = numberOf(thing.worstRating ?? (best === WORST ? 0 : WORST));
  if (value === undefined || best === undefined || worst === undefined) return;
  const said = `ratingValue ${thing.ratingValue}`;
  const hint = 'Write the mean of the ratings, or bestRating and worstRating if they are others.';
  const property = 'ratingValue';
  if (value > best)
    yield { property, fault: `${said}, which is more than the best, ${best}`, hint };
  if (value < worst)
    yield { property, fault: `${said}, which is less than the worst, ${worst}`, hint };
}

function* oddNumbers(thing: Thing): Generator<OddValue> {
  for (const property of COUNTS) {
    const value = thing[property];
    const isCount =
      /^\d{1,3}(?:[.,]\d{3})*$|^\d+$/.test(String(value)) && !/^0+$/.test(String(value));
    if ((typeof value !== 'number' && typeof value !== 'string') || isCount) continue;
    const hint = 'Write how many there are, in digits alone; without any, leave the rating out.';
    yield { property, fault: `${property} ${value}, which is no whole number above zero`, hint };
  }
  for (const property of PRICES) {
    const value = thing[property];
    const number = numberOf(value);
    const said = `${property} ${value}`;
    if (number !== undefined && number < 0)
      yield { property, fault: `${said}, which is less than nothing`, hint: 'Write the price.' };
    else if (typeof value === 'string' && SIGNED_SUM.test(value)) {
      const hint = 'Write digits alone, and the currency as priceCurrency.';
      yield { property, fault: `${said}, with the sign of a currency`, hint };
    }
  }
  for (const [property, most] of Object.entries(RANGES)) {
    const number = numberOf(thing[property]);
    if (number === undefined || Math.abs(number) <= most) continue;
    const fault = `${property} ${number}, which is no place on earth`;
    yield { property, fault, hint: `Write degrees between -${most} and ${most}.` };
  }
}

function* oddOrder(thing: Thing): Generator<OddValue> {
  for (const [first, last] of ORDERED) {
    const [low, high] = [orderOf(thing[first]), orderOf(thing[last])];
    if (low === undefined || high === undefined || low <= high) continue;
    const above =
      typeof thing[first] === 'string' && DAY.test(thing[first]) ? 'after' : 'more than';
    const fault = `${first} ${thing[first]}, which is ${above} ${last} ${thing[last]}`;
    yield { property: first, fault, hint: 'Exchange them, or correct the wrong one.' };
  }
}

/** A code of ISO 4217. */
const CURRENCY = /^[A-Z]{3}$/;

/**
 * Prices in another currency than that of the business, in which pages show them all. Who gives prices in several currencies
 * has such a fact for each.
 */
export function otherCurrency(thing: Thing, facts: Facts): OddValue | undefined {
  const property = 'priceCurrency';
  const own = facts.get('business.currency') ?? '';
  const said = thing[property];
  if (typeof said !== 'string' || said === own) return undefined;
  if (!CURRENCY.test(own) || !CURRENCY.test(said)) return undefined;
  const isKnown = facts.names.some((name) => facts.get(name)?.includes(said));
  if (isKnown) return undefined;
  return {
    property,
    fault: `${property} ${said}, but the currency of the business is ${own}`,
    hint: 'Take it from business.currency.',
  };
}

/** Values of a thing that cannot be, which search engines reject together with the thing. */
export function* oddValues(types: readonly string[], thing: Thing): Generator<OddValue> {
  if (types.some((type) => schemaTypes(type).has('Rating'))) yield* oddRating(thing);
  yield* oddForms(thing);
  yield* oddNumbers(thing);
  yield* oddOrder(thing);
}
