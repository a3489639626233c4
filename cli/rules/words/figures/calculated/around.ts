import type { Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { feesNamedIn } from '../named-fees.ts';
import { type Factors, factorsIn } from './factors.ts';
import type { Neighbors } from './neighbors.ts';
import {
  distinct,
  type Term,
  termsNamed,
  termsReferredTo,
  typedTerm,
  withoutSums,
} from './terms.ts';

/** A sum and where it is. */
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

/** What a sum may be calculated from. Of typed sums, only fees are terms, as others may be as wrong as the sum. */
export interface Around {
  sentence: string;
  /** The sentence before, if there is one. */
  last: string;
  /** The parts of the sentence before and after the sum. */
  before: string;
  after: string;
  entry: string;
  /** Numbers of the sentence. */
  factors: Factors;
  ofEntry: () => Factors;
  /** Those of the entry and the block. */
  ofBlock: () => Factors;
  /** Fees that the sentence refers to, also with those that it types. */
  referred: readonly Term[];
  inSentence: readonly Term[];
  /** Also with those of the sentence before. */
  withLast: readonly Term[];
  /** All other sums that the sentence types, fees or not. */
  typed: readonly Term[];
  inEntry: readonly Term[];
  inBlock: readonly Term[];
  onPage: readonly Term[];
  /** Fees all words of whose keys the sentence says. */
  named: readonly Term[];
  /** All sums of the block, and of the paragraph or table before, fees or not. */
  allInBlock: () => readonly Term[];
  inBlockBefore: () => readonly Term[];
}

/** The paragraph or table before the one of a position. */
function blockBefore(text: string, at: number): string {
  const own = text.lastIndexOf('\n\n', at);
  return own < 0 ? '' : text.slice(text.lastIndexOf('\n\n', own - 1) + 1, own);
}

export function aroundAt(place: CalculatedPlace): Around {
  const { text, sum, sums, amounts, neighbors, facts, language } = place;
  const [at, to] = sum.span;
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  const last = start === 0 ? '' : text.slice(sentenceAt(text, start - 2).start, start);
  const isFee = ({ value }: Pick<Amount, 'value'>) => amounts.has(value);
  const typedIn = (words: string) => amountsIn(words, facts, language).map(typedTerm);
  const factorsOf = (words: string) =>
    factorsIn(withoutSums(words, amountsIn(words, facts, language)), facts, language);
  const others = sums.filter(({ span: [one] }) => one !== at && start <= one && one < end);
  const typed = others.map(typedTerm);
  const referred = termsReferredTo(sentence, facts);
  const inSentence = distinct([...referred, ...typed.filter(isFee)]);
  const inEntry = distinct([
    ...termsReferredTo(neighbors.entry, facts),
    ...typedIn(neighbors.entry).filter(isFee),
  ]);
  const inBlock = distinct([...inEntry, ...termsReferredTo(neighbors.block, facts)]);
  const before = blockBefore(text, at);
  return {
    ...{ sentence, last, referred, inSentence, typed, inEntry, inBlock },
    before: text.slice(start, at),
    after: text.slice(to, end),
    entry: neighbors.entry,
    factors: factorsIn(withoutSums(sentence, sums, start), facts, language),
    ofEntry: () => factorsOf(neighbors.entry),
    ofBlock: () => factorsOf(`${neighbors.entry}\n${neighbors.block}`),
    withLast: distinct([...inSentence, ...termsReferredTo(last, facts)]),
    onPage: termsNamed(neighbors.page, facts),
    named: termsNamed(feesNamedIn(sentence, amounts), facts),
    allInBlock: () => distinct([...inBlock, ...typedIn(`${neighbors.entry}\n${neighbors.block}`)]),
    inBlockBefore: () => distinct([...termsReferredTo(before, facts), ...typedIn(before)]),
  };
}
