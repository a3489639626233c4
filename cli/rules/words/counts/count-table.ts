import { groupStems, keyStems } from './count-context.ts';
import { CountFrames } from './count-frames.ts';
import { CountTotals } from './count-totals.ts';
import { FEW } from './counted-things.ts';
import {
  commonWords,
  isNear,
  isOfOtherPage,
  isRatherOf,
  isSpokenDeadline,
  isUnit,
  meantUse,
  type Use,
} from './fact-uses.ts';
import { HEADS } from './head-counts.ts';
import { isOfOneTime } from './key-nouns.ts';
import { GENERAL, isOfNoun } from './nouns.ts';
import { isInWords, readCount, type SaidCount, saidValue } from './said-counts.ts';
import { spokenValue } from './spoken-measures.ts';
import { type StatedCount, StatedCounts } from './stated-counts.ts';

/** A number that counts what a fact counts. */
export interface JudgedCount {
  /** The count as written by `writeCount`. */
  line: string;
  /** The fact that it is, or should be. */
  fact?: string;
  isSame?: boolean;
  /** The count on a hand-written page that it differs from. */
  other?: StatedCount;
}

/** Sentences of a fact that are compared with a number: on many pages they are much the same. */
const MOST_SENTENCES = 50;

/** True if two limits from the same place may be the same one: where the business works is more than twice as far as what is free. */
function isOfKind(value: number, known: number): boolean {
  return Math.max(value, known) < 2 * Math.min(value, known);
}

/** What differs by less from a fact is that fact, mistyped or outdated. */
const ALIKE = 1.25;

/** The counts of a site, and which of them differ from the facts that count the same. */
export class CountTable {
  readonly #uses = new Map<string, Map<string, Use>>();
  readonly #said = new Map<string, SaidCount>();
  readonly #stated = new StatedCounts();
  readonly #totals = new CountTotals();
  readonly #frames = new CountFrames();
  readonly #known = new Set<string>();
  readonly #numberOf: (fact: string) => number | undefined;
  readonly #isShare: (fact: string) => boolean;
  readonly #headsOf: (fact: string) => number | undefined;

  /**
   * @param numberOf the number that a fact is; undefined if it is none.
   * @param isShare true of a fact that is a share with its sign.
   * @param headsOf the number that a fact is, in digits or in words: "We are {team.people}" may be said of either.
   */
  constructor(
    numberOf: (fact: string) => number | undefined,
    isShare: (fact: string) => boolean = () => false,
    headsOf = numberOf,
  ) {
    this.#numberOf = numberOf;
    this.#isShare = isShare;
    this.#headsOf = headsOf;
  }

  /** @param lines from `writeCount`. */
  add(lines: Iterable<string>): void {
    for (const line of lines) {
      if (this.#known.has(line)) continue;
      this.#known.add(line);
      const count = readCount(line);
      if (count.said.startsWith('{')) this.#use(count);
      else if (!count.isOfOthers) {
        this.#said.set(line, count);
        if (spokenValue(count.said) === undefined) this.#totals.add(count);
        this.#frames.add(count);
      }
    }
  }

  /**
   * True if the site counts several things with this noun: with at least two other numbers. Units and what is nearly a
   * fact are left out.
   *
   * @param valuesOf the values of facts whose keys are some words.
   */
  isOfSeveral(
    { nouns, said }: SaidCount,
    valuesOf: (words: readonly string[]) => number[],
  ): boolean {
    const value = saidValue(said);
    const isNearly = (words: readonly string[]) =>
      valuesOf(words).some((known) => Math.max(known, value) <= ALIKE * Math.min(known, value));
    // "Six holiday boats" are nearly `holidayBoats`, whatever other boats there are.
    if (isNearly(nouns)) return false;
    return nouns.some(
      (noun) => !isUnit(noun) && this.#totals.othersOf(noun, value) >= 2 && !isNearly([noun]),
    );
  }

  /** Adds the lines of a hand-written page, with which numbers elsewhere are compared. */
  addPage(page: number, lines: readonly string[]): void {
    this.add(lines);
    for (const line of lines) {
      const count = this.#said.get(line);
      if (count && spokenValue(count.said) === undefined)
        this.#stated.add({ ...count, line, page });
    }
  }

  #use(count: SaidCount): void {
    const { nouns, said, before, about } = count;
    const fact = said.slice(1, -1);
    const value = nouns.includes(HEADS) ? this.#headsOf(fact) : this.#numberOf(fact);
    if (value === undefined) return;
    this.#frames.add(count);
    // Of {nursery.cats}, "nursery cats" counts cats.
    const own = nouns.filter((noun) => keyStems(fact).some((stem) => isOfNoun(stem, noun)));
    for (const noun of this.#isShare(fact) ? ['%'] : own.length > 0 ? own : nouns) {
      const uses = this.#uses.get(noun) ?? new Map<string, Use>();
      this.#uses.set(noun, uses);
      const use = uses.get(fact) ?? {
        fact,
        value,
        before: new Set<string>(),
        about: new Set(keyStems(fact)),
        key: keyStems(fact),
        group: groupStems(fact),
        sentences: [],
      };
      uses.set(fact, use);
      use.before.add(before);
      if (use.sentences.length < MOST_SENTENCES) use.sentences.push(about);
      for (const stem of about) use.about.add(stem);
    }
  }

  /** The counts that are those of facts, or should be, and those that differ from a hand-written page. */
  *judged(): Generator<JudgedCount> {
    const others = new Map<string, { line: string; other: StatedCount }[]>();
    for (const [line, count] of this.#said) {
      const found = this.#ofFact(line, count);
      if (found) yield found;
      const isSpoken = spokenValue(count.said) !== undefined;
      const other = found || isSpoken ? undefined : this.#stated.differingFrom(line, count);
      if (other) others.set(other.line, [...(others.get(other.line) ?? []), { line, other }]);
    }
    for (const differing of others.values()) {
      const values = new Set(differing.map(({ line }) => saidValue(readCount(line).said)));
      // What has another number on each page is said of each by itself, such as the way to a town.
      if (values.size === 1) yield* differing;
    }
  }

  #ofFact(line: string, count: SaidCount): JudgedCount | undefined {
    for (const noun of count.nouns) {
      const uses = this.#uses.get(noun);
      const found = uses && this.#judge(line, count, noun, [...uses.values()]);
      if (found) return found;
    }
    return undefined;
  }

  #judge(
    line: string,
    count: SaidCount,
    noun: string,
    uses: readonly Use[],
  ): JudgedCount | undefined {
    // The sentence says the fact as well.
    if (uses.some(({ fact }) => count.about.includes(`{${fact}}`))) return undefined;
    const value = saidValue(count.said);
    const framing = this.#frames.factAround(noun, count);
    const framed = uses.find(({ fact }) => fact === framing);
    const isOther = framed && framed.value !== value && !isOfOtherPage(count, framed);
    if (framed && isOther && isOfKind(value, framed.value))
      return { line, fact: framed.fact, isSame: false };
    const use = meantUse(count, noun, uses);
    if (!use) return undefined;
    const isOfUnit = isUnit(noun);
    if (!isOfUnit && isOfOneTime(use.key, count.about)) return undefined;
    const isSpoken = spokenValue(count.said) !== undefined;
    if (isSpoken && !isSpokenDeadline(count, noun, use)) return undefined;
    const same = uses.find((other) => other.value === value);
    if (same && !(isOfUnit && isRatherOf(count, noun, use, same, uses))) {
      // Each course of a price list has a number of lessons.
      const isOfSeveral = this.#totals.othersOf(noun, value) >= 2;
      const about = count.about.filter((stem) => !noun.startsWith(stem));
      if (isOfSeveral && commonWords({ about }, same, uses) === 0) return undefined;
      // Two adults and two children may be anybody's.
      const isOfAny = GENERAL.has(noun) && value < FEW;
      const isTyped = !isInWords(count.said) && !isOfUnit && !isOfAny;
      return isTyped ? { line, fact: same.fact, isSame: true } : undefined;
    }
    if (!isNear(value, use.value, count.said, isOfUnit)) return undefined;
    const known = new Set(uses.map((other) => other.value));
    const isUsual = isOfUnit
      ? this.#totals.isRepeated(noun, count)
      : this.#totals.hasOthers(noun, value, known);
    return isUsual ? undefined : { line, fact: use.fact, isSame: false };
  }
}
