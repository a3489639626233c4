import { mistakes } from '../../../../../renderer/text/typing-mistakes.ts';
import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../surroundings.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { isAboutFee } from '../figure-topics.ts';
import { feesNamedIn } from '../named-fees.ts';
import * as calculations from './calculations.ts';
import { type Calculation, SAME } from './calculations.ts';
import { factorsIn } from './factors.ts';
import type { Neighbors } from './neighbors.ts';
import { rowCalculations } from './row-sums.ts';
import {
  distinct,
  type Term,
  termsNamed,
  termsReferredTo,
  typedTerm,
  withoutSums,
} from './terms.ts';

/** More terms than these come to any sum by chance. */
const MOST_TERMS = 6;

/** Directly before and after a sum by which something is more or less, or that is left. */
const DIFFERENCE_BEFORE =
  /(?<!\p{L})(?:sav(?:es?|ed|ings?)(?: of)?|spar(?:e|en|t|st)|ersparnis(?: von)?|ahorr(?:a[ns]?|o(?: de)?|e)|less by|cheaper by|difference (?:of|is)|unterschied (?:von|ist)|diferencia (?:es )?de|remains?|leaves?|quedan?|bleiben|bleibt)\s(?:\p{L}+\s){0,2}$/iu;
const DIFFERENCE_AFTER =
  /^\s(?:less|more|off|cheaper|dearer|saved|weniger|mehr|günstiger|billiger|teurer|ersparnis|rabatt|gespart|menos|más|de (?:ahorro|descuento|rebaja|diferencia)|remains?|(?:is|are) left|left|bleiben|bleibt|übrig)(?!\p{L})/iu;

/** Those that say that something is less. */
const LESS =
  /(?<!\p{L})(?:sav|less|off|cheaper|spar|ersparnis|weniger|günstiger|billiger|rabatt|gespart|ahorr|menos|descuento|rebaja)/iu;

/** Directly after a sum for each of something: "$33 a lesson". */
const RATE =
  /^(?:\s(?:(?:for )?(?:an?|each|every|one)|per|por|cada|el|la|al|a la|pro|je|die|der|das)\s\p{L}|\s?\/\s?\p{L}|\s(?:each|apiece|c\/u)(?!\p{L}))/iu;

/** Says the same in the title of a row. */
const RATE_TITLE =
  /(?<!\p{L})(?:prices?|costs?|preis|kosten|precio|coste?)\s(?:\p{L}+\s)?(?:for (?:an?|each|one)|per|pro|je|por|a la|al|cada)\s\p{L}/iu;

/** That several things are taken together. */
const TOGETHER =
  /(?<!\p{L})(?:together|altogether|in all|in total|total|both|combined|zusammen|insgesamt|beides?|gesamt|en total|junt[oa]s|ambos|las dos cosas|todo)(?!\p{L})/iu;

/** Directly before a sum that is rounded to whole units. */
const ABOUT =
  /(?<!\p{L})(?:about|around|roughly|some|just (?:over|under)|nearly|almost|rund|etwa|ungefähr|ca\.|circa|knapp|gut|unos|unas|casi|aprox\.)\s$|~\s?$/iu;

/** A sum with what is around it. */
export interface CalculatedPlace {
  text: string;
  sum: Amount;
  /** All sums that the text has. */
  sums: readonly Amount[];
  /** The names of all fees by amount. */
  amounts: ReadonlyMap<number, readonly string[]>;
  neighbors: Neighbors;
  facts: Facts;
  language: string;
}

/** The paragraph or table before the one of a position. */
function blockBefore(text: string, at: number): string {
  const own = text.lastIndexOf('\n\n', at);
  return own < 0 ? '' : text.slice(text.lastIndexOf('\n\n', own - 1) + 1, own);
}

/** The sums of the fees that words refer to, and those that they type. */
function termsOf(words: string, { facts, language }: CalculatedPlace): Term[] {
  const typed = amountsIn(words, facts, language).map(typedTerm);
  return distinct([...termsReferredTo(words, facts), ...typed]);
}

function few(terms: readonly Term[], most = MOST_TERMS): readonly Term[] {
  return terms.length > most ? [] : terms;
}

/**
 * What the fees that are named around a sum come to with the numbers of its sentence.
 *
 * @returns first what its own sentence says.
 */
function calculationsAt(place: CalculatedPlace): { said: Calculation[]; around: Calculation[] } {
  const { text, sum, sums, amounts, neighbors, facts, language } = place;
  const [at, to] = sum.span;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const last = start === 0 ? '' : text.slice(sentenceAt(text, start - 2).start, start);
  const factors = factorsIn(withoutSums(sentence, sums, start), facts, language);
  const isFee = ({ value }: Pick<Amount, 'value'>) => amounts.has(value);
  const typed = sums.filter(({ span: [other] }) => other !== at && start <= other && other < end);
  const referred = termsReferredTo(sentence, facts);
  const inSentence = distinct([...referred, ...typed.filter(isFee).map(typedTerm)]);
  const withLast = distinct([...inSentence, ...termsReferredTo(last, facts)]);
  const inEntry = termsOf(neighbors.entry, place);
  const inBlock = distinct([...inEntry, ...termsReferredTo(neighbors.block, facts)]);
  const onPage = few(termsNamed(neighbors.page, facts));
  const named = termsNamed(feesNamedIn(sentence, amounts), facts);
  const [before, after] = [text.slice(start, at), text.slice(to, end)];
  const said = [
    ...calculations.multiples(inSentence, factors),
    ...calculations.quotients(inSentence, factors),
    ...calculations.shares(inSentence, factors),
    ...calculations.sumsOf(few(referred)),
    ...calculations.differences(few(termsReferredTo(last + sentence, facts), 3)),
    ...calculations.withMultiples(few(withLast), factors),
  ];
  const around = [
    ...calculations.multiples(distinct([...named, ...few(inBlock), ...onPage]), factors),
    ...calculations.quotients(few(inBlock), factors),
    ...rowCalculations(text, sum, sums, facts, language),
  ];
  const ofEntry = factorsIn(
    withoutSums(neighbors.entry, amountsIn(neighbors.entry, facts, language)),
    facts,
    language,
  );
  around.push(...calculations.shares(few(inBlock), ofEntry));
  if (TOGETHER.test(sentence)) around.push(...calculations.sumsOf(few(inBlock)));
  if (RATE.test(after) || RATE_TITLE.test(neighbors.entry)) {
    const words = `${neighbors.entry}\n${neighbors.block}`;
    const ofBlock = factorsIn(
      withoutSums(words, amountsIn(words, facts, language)),
      facts,
      language,
    );
    const bases = distinct([...inSentence, ...inEntry.filter(isFee)]);
    around.push(...calculations.quotients(bases, { ...ofBlock, parts: [] }));
  }
  if (DIFFERENCE_BEFORE.test(before) || DIFFERENCE_AFTER.test(after)) {
    const beside = distinct([
      ...withLast,
      ...typed.map(typedTerm),
      ...termsOf(neighbors.block, place),
    ]);
    said.push(
      ...calculations.differencesOfMultiples(inSentence.concat(typed.map(typedTerm)), factors),
    );
    around.push(...calculations.differences(few(beside)));
    around.push(...calculations.differences(few(termsOf(blockBefore(text, at), place))));
    if (LESS.test(before + after)) {
      around.push(...calculations.differences(onPage));
      const counts = [...factors.counts, ...ofEntry.counts];
      around.push(...calculations.differencesOfMultiples(onPage, { ...factors, counts }));
    }
  }
  return { said, around };
}

/** What a sum is as a calculation. */
export interface Calculated {
  /** True if that is the sum. */
  isRight: boolean;
  /** How it is calculated, if that can be only one. */
  calculation?: Calculation | undefined;
}

/** Of shorter sums, many are one mistake apart. */
const TELLING_DIGITS = 3;

/** The only calculation whose value has the digits of a sum but for one mistake. */
function nearest(value: number, all: readonly Calculation[]): Calculation | undefined {
  if (String(value).length < TELLING_DIGITS) return undefined;
  const near = all.filter(
    (other) => Number.isInteger(other.value) && mistakes(String(value), String(other.value)) === 1,
  );
  return new Set(near.map((one) => one.value)).size === 1 ? near[0] : undefined;
}

/**
 * Whether a sum is what the fees that are named around it come to with the numbers beside it: several of one, a share, two together, by how
 * much one is less. It is read again whenever a fee changes, and told as soon as it is none any more.
 *
 * @param equal the names of fees that the sum also is.
 */
export function calculated(place: CalculatedPlace, equal: readonly string[]): Calculated {
  const { text, sum } = place;
  const { start, end } = sentenceAt(text, sum.span[0]);
  const sentence = text.slice(start, end);
  const { said, around } = calculationsAt(place);
  const tolerance =
    Number.isInteger(sum.value) && ABOUT.test(text.slice(start, sum.span[0])) ? 0.5 : SAME;
  const is = ({ value }: Calculation) => Math.abs(value - sum.value) <= tolerance;
  // A fee that its sentence names, or its page shows, is that fee.
  const isNamed = equal.some((name) => isAboutFee(name, sentence));
  const isShown = equal.some((name) => place.neighbors.page.includes(name));
  const right = said.find(is) ?? (isNamed || isShown ? undefined : around.find(is));
  if (right) return { isRight: true, calculation: right };
  return { isRight: false, calculation: nearest(sum.value, said) };
}
