import type { Facts } from '../../content/facts/facts.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';

const known = new WeakMap<Facts, ReadonlySet<string>>();

function parentOf(name: string): string {
  return name.slice(0, Math.max(0, name.lastIndexOf('.')));
}

/** The group above that of a fact, and its key. */
function cellOf(name: string): string {
  const parent = parentOf(name);
  return `${parentOf(parent)}|${name.slice(parent.length + 1)}`;
}

/** Keys that several neighboring groups have: `two` of `prices.deep.two` and `prices.moveOut.two`. */
function sharedCells(facts: Facts): ReadonlySet<string> {
  const cells = known.get(facts);
  if (cells) return cells;
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const name of facts.names) {
    if (name.split('.').length < 3) continue;
    const cell = cellOf(name);
    if (seen.has(cell)) shared.add(cell);
    seen.add(cell);
  }
  known.set(facts, shared);
  return shared;
}

/** A price without or with value-added tax, by the name of its fact: `fees.hourNet`. */
const TAXED = /(?:net|gross|netto|brutto|neto|bruto)$/i;

/** A reference to a fact. */
const REFERENCE = /\{([\w.]+)\}/g;

/** The words that follow the name of a thing in a key: `Motorcycle` in `fees.lessonMotorcycle` of a "Lesson". */
function endingOf(key: string, thing: string): string {
  const stem = thing.replace(/[^\p{L}\d]/gu, '').toLowerCase();
  const ending = key.slice(stem.length);
  return key.toLowerCase().startsWith(stem) && /^\p{Lu}/u.test(ending) ? ending : '';
}

/** What tells a fact from those beside it whose keys begin with the name of the same thing: `fees.lessonCar`. */
function kindOf(name: string, thing: string, facts: Facts): string {
  const parent = parentOf(name);
  const ending = endingOf(name.slice(parent.length + 1), thing);
  if (ending === '') return '';
  const isKind = (other: string) =>
    other !== name && parentOf(other) === parent && endingOf(other.slice(parent.length + 1), thing);
  return [...facts.names].some(isKind) ? ending : '';
}

/**
 * The group of the only fact that a price refers to, if the configuration has the same key in groups beside it: a table of
 * prices, whose columns are different things under the same names. If keys beside its own begin with the name of the thing, too, what
 * tells its key from them.
 *
 * @param thing that has the price, as it is named on the page.
 */
export function parallelGroup(price: string, thing: string, facts: Facts): string {
  const [[, name] = [], ...others] = matchesIn(price, REFERENCE);
  if (name === undefined || others.length > 0) return '';
  const [taxed] = TAXED.exec(name) ?? [];
  if (taxed !== undefined) return taxed;
  return sharedCells(facts).has(cellOf(name)) ? parentOf(name) : kindOf(name, thing, facts);
}
