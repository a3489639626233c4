import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { amountsIn } from '../amounts.ts';
import type { Calculation } from '../calculated/calculations.ts';
import { factorsIn } from '../calculated/factors.ts';
import { readNumber } from '../number-words.ts';
import { isSum } from '../price-words.ts';
import type { SumPlace } from '../sum-places.ts';

/** Half of the smallest coin: sums that differ by less are the same. */
const SAME = 0.005;

/** Directly before a sum, how many times it is paid: "9 × ", "twenty-two times ", „neunmal “, «nueve veces ». */
const TIMES_BEFORE =
  /(?<![\p{L}\d.,-])(?<count>\d{1,3}|\p{L}[\p{L}-]*?(?:\sy\s\p{L}+)?)(?:\s?(?:[×*·]|(?<=\d)x)\s?|(?:\s(?:times|mal|x|at|à|zu|por|veces|a)|mal)\s)$/iu;

/** Directly after a sum: " × 9", " times nine", „ mal neun“. */
const TIMES_AFTER =
  /^(?:\s?[×*·x]\s?|\s(?:times|mal|por)\s)(?<count>\d{1,3}|\p{L}[\p{L}-]*)(?![\p{L}\d])/iu;

/** Directly before a sum that is paid two times. */
const TWICE = /(?<!\p{L})(?:twice|double|doppelt|el doble de)\s$/iu;

/** A sum that is added to others. */
interface Term {
  value: number;
  /** As a reader calculates it. */
  said: string;
  /** True if it is a multiple of a sum. */
  isMultiple: boolean;
}

function countIn(written: string | undefined, language: string): number | undefined {
  if (written === undefined) return undefined;
  return /\d/.test(written) ? Number(written) : readNumber(written, language);
}

/** The sums that words name or refer to, each with the number that it is taken times. */
function termsOf(words: string, facts: Facts, language: string): Term[] {
  const referred = [...matchesIn(words, FACT_REFERENCE)].flatMap(({ 0: found, 1: name, index }) => {
    const text = facts.get(name ?? '') ?? '';
    const [sum] = isSum(text, facts) ? amountsIn(text, facts, 'en') : [];
    return sum ? [{ start: index, end: index + found.length, value: sum.value, said: found }] : [];
  });
  const typed = amountsIn(words, facts, language).map(({ span: [start, end], value }) => ({
    ...{ start, end, value, said: words.slice(start, end) },
  }));
  return [...referred, ...typed].map(({ start, end, value, said }) => {
    const before = TIMES_BEFORE.exec(words.slice(0, start))?.groups?.count;
    const after = TIMES_AFTER.exec(words.slice(end))?.groups?.count;
    const once = TWICE.test(words.slice(0, start)) ? 2 : 1;
    const times = countIn(before, language) ?? countIn(after, language) ?? once;
    return {
      value: value * times,
      said: times === 1 ? said : `${times} × ${said}`,
      isMultiple: times !== 1,
    };
  });
}

/** Directly before a sum, the whole numbers that it is made of: "546 + 45 + 32 = ". */
const EQUATION =
  /(?<terms>(?:(?<![\d.,])\d{1,5}\s?[$€£]?\s?\+\s?)+\d{1,5}\s?[$€£]?)\s?=\s?[$€£]?$/u;

/** What the whole numbers before a sign of equality add up to. */
export function equationBefore(before: string): Calculation | undefined {
  const terms = EQUATION.exec(before)?.groups?.terms?.match(/\d+/g);
  if (!terms) return undefined;
  return { value: terms.reduce((whole, term) => whole + Number(term), 0), said: terms.join(' + ') };
}

/** True if all of some terms add up to a sum; one term alone only says it again. */
function comesTo(terms: readonly Term[], sum: number): boolean {
  if (terms.length < 2 && !terms.some(({ isMultiple }) => isMultiple)) return false;
  return Math.abs(terms.reduce((whole, { value }) => whole + value, 0) - sum) < SAME;
}

/**
 * True for the total of all sums that precede it in its sentence, or follow it there, or of the cells that its table adds up: it is wrong as
 * soon as one of them changes, but a reader sees it beside them.
 *
 * @param language of the text.
 */
export function isAddedUp(
  text: string,
  { span: [at, to], value }: Amount,
  { isOffer, addends }: SumPlace,
  facts: Facts,
  language: string,
): boolean {
  if (equationBefore(text.slice(0, at))?.value === value) return true;
  const { start, end } = sentenceAt(text, at);
  const said = isOffer ? [] : [text.slice(start, at), text.slice(to, end)];
  return [...said, ...addends].some((words) => comesTo(termsOf(words, facts, language), value));
}

/** A reference with the number that it is taken times, on either side. */
const REFERRED =
  /(?:(?:\d{1,3}|\p{L}[\p{L}-]*)(?:\s?[×*·x]\s?|\s(?:times|veces)\s|mal\s)|(?:twice|double)\s)?\{[a-z][\w.]*\}(?:\s?[×*·x]\s?\d{1,3})?/giu;

/**
 * What the references add up to beside which a sum is called their total, in its sentence or in the cells that its table adds up: with
 * no other sum among them, and no number that may be one of times.
 */
export function totalOfReferences(
  text: string,
  { span: [at, to] }: Amount,
  { addends }: SumPlace,
  facts: Facts,
  language: string,
): Calculation | undefined {
  const { start, end } = sentenceAt(text, at);
  for (const words of [text.slice(start, at), text.slice(to, end), ...addends]) {
    const terms = termsOf(words, facts, language);
    const { counts, shares, parts } = factorsIn(words.replace(REFERRED, ' '), facts, language);
    const isAll =
      terms.length > 1 &&
      amountsIn(words, facts, language).length === 0 &&
      counts.length + shares.length + parts.length === 0;
    if (isAll)
      return {
        value: terms.reduce((whole, { value }) => whole + value, 0),
        said: terms.map(({ said }) => said).join(' + '),
      };
  }
  return undefined;
}
