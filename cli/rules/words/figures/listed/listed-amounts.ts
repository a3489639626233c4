import { CORE_KEYS } from '../../../../../schemas/config/site-config.ts';
import { MONEY_GROUP } from '../../../../../schemas/config/units.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../../content/rule.ts';
import { UNITS } from '../../counts/nouns.ts';
import { titlesOf } from '../../page-titles.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { namesOfEntry, titleOfRow } from '../../surroundings.ts';
import { isSum } from '../price-words.ts';
import { unitOf } from '../unit-words.ts';

/** An amount of money in a list of the configuration, to which nothing can refer: `{ name: Deal, travel: 40 }`. */
export interface ListedAmount {
  /** What it is called in each language. */
  names: readonly string[];
  /** The list, as `area.towns`. */
  list: string;
  key: string;
  value: number;
}

/** Keys that say what an entry is called. */
const NAMED = ['name', 'title', 'label', 'town', 'place', 'city'];

/** Shorter names are in too many words. */
const LEAST_LETTERS = 3;

const MONEY = new RegExp(`^${MONEY_GROUP}$`);

/** Keys of amounts in any list. */
const PRICED =
  /(?:^|[a-z])(?:price|fee|cost|charge|amount|surcharge|preis|gebuehr|honorar|tarif|kosten|zuschlag|precio|tarifa|costo?e?|cuota|recargo)$/i;

/** Keys of numbers that are no amounts, in a group of amounts. */
const OTHERWISE =
  /(?:percent(?:age)?|prozent|porcentaje|anteil|count|number|quantity|anzahl|cantidad|order|year|jahr|latitude|longitude|population|age)$/i;

/** The last keys of the facts that are amounts: `travel` of `fees.travel`. */
function keysOfFees(facts: Facts): ReadonlySet<string> {
  const fees = facts.names.filter((name) => isSum(facts.get(name) ?? '', facts));
  return new Set(fees.map((name) => name.slice(name.lastIndexOf('.') + 1)));
}

function namesIn(entry: Record<string, unknown>): string[] {
  const name = NAMED.map((key) => entry[key]).find((value) => value !== undefined);
  const names: unknown[] = typeof name === 'object' ? Object.values(Object(name)) : [name];
  return names
    .filter((each) => typeof each === 'string')
    .filter((each) => each.length >= LEAST_LETTERS);
}

/** @param isAmount says whether the number below a key is one. */
function* amountsOf(
  value: unknown,
  path: readonly string[],
  isAmount: (key: string) => boolean,
): Generator<ListedAmount> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) {
    for (const [key, each] of Object.entries(value))
      yield* amountsOf(each, [...path, key], isAmount);
    return;
  }
  for (const each of value as readonly unknown[]) {
    const entry = Object(each) as Record<string, unknown>;
    const names = namesIn(entry);
    for (const [key, number] of Object.entries(entry))
      if (names.length > 0 && typeof number === 'number' && isAmount(key))
        yield { names, list: path.join('.'), key, value: number };
  }
}

const known = new WeakMap<object, readonly ListedAmount[]>();

/** The amounts of all lists of the configuration whose entries have a name. */
export function listedAmounts(facts: Facts): readonly ListedAmount[] {
  const { site } = facts;
  if (!site) return [];
  const kept = known.get(site);
  if (kept) return kept;
  const fees = keysOfFees(facts);
  const found = Object.entries(site).flatMap(([group, value]) => {
    const isOfMoney = MONEY.test(group);
    const isAmount = (key: string) =>
      !OTHERWISE.test(key) &&
      !UNITS.has(key) &&
      unitOf(key) === undefined &&
      (isOfMoney || fees.has(key) || PRICED.test(key));
    return CORE_KEYS.has(group) ? [] : [...amountsOf(value, [group], isAmount)];
  });
  known.set(site, found);
  return found;
}

/** True if words have a name, and no letters beside it. */
function says(words: string, name: string): boolean {
  for (let at = words.indexOf(name); at >= 0; at = words.indexOf(name, at + 1)) {
    const [before, after] = [words[at - 1] ?? ' ', words[at + name.length] ?? ' '];
    if (!/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after)) return true;
  }
  return false;
}

/** The amounts of the entries that some words name, without those whose name is part of another one that is said: “Spring” in “Big Spring”. */
export function amountsNamed(words: string, listed: readonly ListedAmount[]): ListedAmount[] {
  let left = words;
  const byLength = (one: string, other: string) => other.length - one.length;
  const names = [...new Set(listed.flatMap((amount) => amount.names))].sort(byLength);
  const said = names.filter((name) => {
    if (!says(left, name)) return false;
    left = left.replaceAll(name, ' '.repeat(name.length));
    return true;
  });
  return listed.filter((amount) => amount.names.some((name) => said.includes(name)));
}

/**
 * The amounts of the entries that the sentence of a sum names, or else its row, the entry of the page that it is in, or the titles of the page.
 */
export function amountsNamedAt(
  { path, text }: LocatedText,
  at: number,
  file: CopyFile,
  facts: Facts,
): ListedAmount[] {
  const listed = listedAmounts(facts);
  if (listed.length === 0) return [];
  const { start, end } = sentenceAt(text, at);
  const located = { path, text };
  const { raw } = file.whole;
  const around = [
    text.slice(start, end),
    titleOfRow(located, raw),
    namesOfEntry(located, raw),
    titlesOf(raw).join('\n'),
  ];
  for (const words of around) {
    const named = amountsNamed(words, listed);
    if (named.length > 0) return named;
  }
  return [];
}
