import { HEADS } from './head-counts.ts';
import { DISTANCES } from './nouns.ts';
import { type SaidCount, saidValue } from './said-counts.ts';

/** A number on a hand-written page. */
export interface StatedCount extends SaidCount {
  /** As written by `writeCount`. */
  line: string;
  page: number;
}

/** Larger differences are between different things. */
const NEAR = 3;

/** Before the second number of a range. */
const RANGE = /^(?:to|or|bis|oder|a|o)$/;

/** Roots of what a place has a fixed number of, whatever else the sentence says; vans and people may be those of one job. */
const OF_PREMISES =
  /^(?:stellpl(?:a|ae)tz|parkpl(?:a|ae)tz|behandlungsr(?:au|aeu)m|behandlungszimmer|hebebuehne|parking|aparcamiento|estacionamiento)/;

/** Pages that have to agree on such a number before a further page can be wrong. */
const AGREEING = 2;

/** Measures of ways: they differ from place to place. */
function isOfWay(noun: string): boolean {
  return DISTANCES.has(noun) || noun === 'minute';
}

/** The words around a count, without facts, numbers and its noun. */
function wordsOf({ nouns: [noun = ''], about }: SaidCount): Set<string> {
  return new Set(about.filter((stem) => !/^[\d{]/.test(stem) && !noun.startsWith(stem)));
}

/** Directly before the minutes that something takes. */
const LASTS = /^(?:dauert|dauern|dauerte|lasts?|takes?|dura|duran|tarda|tardan)$/;

/** Beginnings of words about ways, which take another time from each place, on the page of each. */
const OF_WAYS =
  /^(?:fahrt|anfahrt|fahrze|weg|fuß|zufuß|bahn|bus|auto|drive|drivin|walk|walkin|ride|trip|journe|train|car|camino|trayec|viaje|coche|tren|llegar|autobú)/;

/** Words of a sentence that say what it is of, however many pages agree. */
const TELLING = 4;

/** True if two sentences are the same word for word, except for how long something takes. */
function lastsSame(one: SaidCount, other: SaidCount): boolean {
  if (one.before !== other.before || !LASTS.test(one.before)) return false;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.size > 1 &&
    words.size === others.size &&
    [...words].every((word) => others.has(word) && !OF_WAYS.test(word))
  );
}

/** True for two shares that are said beside numbers, none of which is the same: of the bands of a tax, each has another rate. */
function areOfOtherBands(one: SaidCount, other: SaidCount): boolean {
  if (one.nouns[0] !== '%') return false;
  const [numbers, others] = [one, other].map(({ about, said }) =>
    about.filter((stem) => /^\d/.test(stem) && !said.startsWith(stem)),
  );
  return (
    numbers !== undefined &&
    others !== undefined &&
    numbers.length > 0 &&
    others.length > 0 &&
    !numbers.some((number) => others.includes(number))
  );
}

/** True if two sentences with a number say the same. */
function saysSame(one: SaidCount, other: SaidCount): boolean {
  if (areOfOtherBands(one, other)) return false;
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  const all = words.size + others.size - common;
  // A label of a table is that of a share of many things.
  if (one.nouns[0] === '%' && all < TELLING) return false;
  // Two words are common to texts of one trade.
  return common >= (common === all ? 2 : 3) && common >= 0.75 * all;
}

/** True if a sentence has the number of another one, too. */
function hasBoth({ about }: SaidCount, { said }: SaidCount): boolean {
  return about.includes(said.slice(0, 6));
}

/** The first of some counts of the same thing, if enough pages have it, and none another number. */
function agreedAmong(counts: readonly StatedCount[], agreeing = AGREEING): StatedCount | undefined {
  const [first] = counts;
  const pages = new Set(counts.map(({ page }) => page));
  const values = new Set(counts.map(({ said }) => saidValue(said)));
  return pages.size >= agreeing && values.size === 1 ? first : undefined;
}

/** The count of all who work in the business that another one contradicts: that of two pages, or of an earlier one. */
function otherHeads(
  value: number,
  page: number,
  all: readonly StatedCount[],
): StatedCount | undefined {
  const others = all.filter((other) => saidValue(other.said) !== value);
  // Two are those who are there at a time, or who have learned the trade.
  const isNear = ({ said }: StatedCount) =>
    Math.min(saidValue(said), value) > 2 &&
    Math.abs(saidValue(said) - value) <= Math.max(1, value / 4);
  if (!others.every(isNear)) return undefined;
  const same = new Set(
    all.filter((other) => saidValue(other.said) === value).map((other) => other.page),
  );
  const agreed = agreedAmong(others);
  if (agreed) return same.size < 2 ? agreed : undefined;
  const [only, ...more] = others;
  return only && more.length === 0 && same.size < 2 && only.page < page ? only : undefined;
}

/** Numbers with what they count on the hand-written pages. */
export class StatedCounts {
  readonly #byNoun = new Map<string, StatedCount[]>();
  readonly #pages = new Map<string, number>();

  add(count: StatedCount): void {
    const [noun = ''] = count.nouns;
    if (!this.#pages.has(count.line)) this.#pages.set(count.line, count.page);
    if (noun.length < 3 && !/[%°]/.test(noun)) return;
    this.#byNoun.set(noun, [...(this.#byNoun.get(noun) ?? []), count]);
  }

  /** The count on an earlier page that says the same with another number; undefined if pages differ in it anyway. */
  differingFrom(line: string, count: SaidCount): StatedCount | undefined {
    const [noun = ''] = count.nouns;
    if (DISTANCES.has(noun) || RANGE.test(count.before)) return undefined;
    const value = saidValue(count.said);
    const page = this.#pages.get(line) ?? Number.POSITIVE_INFINITY;
    const all = this.#byNoun.get(noun) ?? [];
    if (OF_PREMISES.test(noun) && !count.isPart) {
      const agreed = agreedAmong(all.filter((other) => other.line !== line));
      if (agreed && saidValue(agreed.said) !== value && !hasBoth(count, agreed)) return agreed;
    }
    if (noun === HEADS) return otherHeads(value, page, all);
    if (isOfWay(noun)) {
      const same = all.filter((other) => other.line !== line && lastsSame(count, other));
      const earlier = same.filter((other) => other.page < page);
      const agreed = wordsOf(count).size < TELLING ? agreedAmong(same) : agreedAmong(earlier, 1);
      return agreed && saidValue(agreed.said) !== value ? agreed : undefined;
    }
    const same = all.filter((other) => saysSame(count, other));
    const [first] = same.filter((other) => other.page < page);
    if (!first) return undefined;
    const known = saidValue(first.said);
    const isOne = same.every((other) => other.line === line || saidValue(other.said) === known);
    const isNear = Math.max(known, value) <= NEAR * Math.min(known, value);
    const isOther = known !== value && !hasBoth(count, first) && !hasBoth(first, count);
    return isOne && isNear && isOther ? first : undefined;
  }
}
