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

/** Ways take another time to each place. */
function isOfWay(noun: string): boolean {
  return DISTANCES.has(noun) || noun === 'minute';
}

/** The words around a count, without facts, numbers and its noun. */
function wordsOf({ nouns: [noun = ''], about }: SaidCount): Set<string> {
  return new Set(about.filter((stem) => !/^[\d{]/.test(stem) && !noun.startsWith(stem)));
}

/** True if two sentences with a number say the same. */
function saysSame(one: SaidCount, other: SaidCount): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = [...words].filter((word) => others.has(word)).length;
  const all = words.size + others.size - common;
  // Two words are common to texts of one trade.
  return common >= (common === all ? 2 : 3) && common >= 0.75 * all;
}

/** True if a sentence has the number of another one, too. */
function hasBoth({ about }: SaidCount, { said }: SaidCount): boolean {
  return about.includes(said.slice(0, 6));
}

/** The first of some counts of the same thing, if enough pages have it, and none another number. */
function agreedAmong(counts: readonly StatedCount[]): StatedCount | undefined {
  const [first] = counts;
  const pages = new Set(counts.map(({ page }) => page));
  const values = new Set(counts.map(({ said }) => saidValue(said)));
  return pages.size >= AGREEING && values.size === 1 ? first : undefined;
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
    if (isOfWay(noun) || RANGE.test(count.before)) return undefined;
    const value = saidValue(count.said);
    const page = this.#pages.get(line) ?? Number.POSITIVE_INFINITY;
    const all = this.#byNoun.get(noun) ?? [];
    if (OF_PREMISES.test(noun) && !count.isPart) {
      const agreed = agreedAmong(all.filter((other) => other.line !== line));
      if (agreed && saidValue(agreed.said) !== value && !hasBoth(count, agreed)) return agreed;
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
