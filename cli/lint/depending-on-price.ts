import type { Diagnostic } from '../content/diagnostic.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { type Path, valueAt } from '../content/value-path.ts';

/** Rules that compare a number with one fact at a time. */
const OF_ONE_FACT = new Set([
  ...['facts/contradiction', 'facts/typed-age', 'facts/typed-amount', 'facts/typed-figure'],
  'facts/typed-year',
]);

/** Rules about what no price can be. */
const OF_OTHER_KINDS = new Set(['facts/typed-email', 'facts/typed-hours', 'facts/typed-phone']);

/** Digits of the largest price; a phone number has more. */
const MOST_DIGITS = 5;

/** A price that cannot be used, and those beside it. */
interface FaultyPrice {
  name: string;
  value: number;
  others: readonly number[];
}

function numbersIn(text: string): number[] {
  return [...matchesIn(text, /\d[\d.,]*/g)].map(([written]) =>
    Number(
      written
        .replace(/[.,](?=\d{3}(?!\d))/g, '')
        .replace(/[.,]+$/, '')
        .replace(',', '.'),
    ),
  );
}

/** The price that a part of the configuration should be; undefined if it could be anything else. */
export function faultyPrice(path: Path, parsed: unknown): FaultyPrice | undefined {
  const written = valueAt(parsed, path);
  if (typeof written !== 'number' && typeof written !== 'string') return undefined;
  const [value, ...more] = numbersIn(String(written));
  const digits = String(written).replace(/\D/g, '').length;
  if (value === undefined || more.length > 0 || digits > MOST_DIGITS) return undefined;
  const group = Object.values(Object(valueAt(parsed, path.slice(0, -1))));
  const others = group.filter((one): one is number => typeof one === 'number' && one !== value);
  return { name: path.map(String).join('.'), value, others };
}

/** As often as a price is taken in an example. */
const MOST_TIMES = 12;

/** True of a number that is a price, a multiple of it, or what it and another one are together or apart. */
function isReckonedWith(sum: number, { value, others }: FaultyPrice): boolean {
  if (value > 0 && sum % value === 0 && sum / value <= MOST_TIMES) return true;
  return others.some((other) => sum === value + other || sum === Math.abs(value - other));
}

/**
 * True of a finding that may follow from a price that cannot be used. What contradicts another fact, or repeats it, does not, and
 * no more does a sum that cannot be reckoned with the price.
 */
export function followsFrom(price: FaultyPrice, { rule, message, hint }: Diagnostic): boolean {
  if (OF_OTHER_KINDS.has(rule)) return false;
  if (!OF_ONE_FACT.has(rule) || `${message} ${hint ?? ''}`.includes(`{${price.name}}`)) return true;
  const numbers = numbersIn(message);
  return numbers.length === 0 || numbers.some((number) => isReckonedWith(number, price));
}
