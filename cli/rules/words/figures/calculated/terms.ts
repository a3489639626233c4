import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { type Amount, amountsIn } from '../amounts.ts';
import { isSum } from '../price-words.ts';

/** A sum that others are calculated from. */
export interface Term {
  value: number;
  /** How a hint calls it: `{fees.visit}`, or the sum as it is written. */
  said: string;
}

/** The text of a fact that is less than one of its currency: "60 cents". */
const IN_CENTS = /^(?<cents>\d{1,2}) (?:cents?|céntimos|centavos|Rappen|pence)$/iu;

/** The sum of money that a fact is; undefined for any other fact. */
export function sumOfFact(name: string, facts: Facts): number | undefined {
  const text = facts.get(name) ?? '';
  const cents = IN_CENTS.exec(text)?.groups?.cents;
  if (cents !== undefined) return Number(cents) / 100;
  return isSum(text, facts) ? amountsIn(text, facts, 'en')[0]?.value : undefined;
}

/** Terms without those that are said twice. */
export function distinct(terms: readonly Term[]): Term[] {
  return [...new Map(terms.map((term) => [term.said, term])).values()];
}

/** The fees that words refer to. */
export function termsReferredTo(words: string, facts: Facts): Term[] {
  return [...matchesIn(words, FACT_REFERENCE)].flatMap(({ 0: said, 1: name = '' }) => {
    const value = sumOfFact(name, facts);
    return value === undefined ? [] : [{ value, said }];
  });
}

/** Fees as terms. */
export function termsNamed(names: readonly string[], facts: Facts): Term[] {
  return names.flatMap((name) => {
    const value = sumOfFact(name, facts);
    return value === undefined ? [] : [{ value, said: `{${name}}` }];
  });
}

export function typedTerm({ value, written }: Amount): Term {
  return { value, said: written };
}

/** Words with blanks in the place of sums of money, so that what is left are counts. */
export function withoutSums(words: string, sums: readonly Amount[], offset = 0): string {
  return sums.reduce((rest, { span: [start, end] }) => {
    const [from, to] = [start - offset, end - offset];
    if (from < 0 || to > rest.length) return rest;
    return rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
  }, words);
}

/** More terms than these come to any sum by chance. */
const MOST_TERMS = 6;

/** Some terms; none if they are too many. */
export function few(terms: readonly Term[], most = MOST_TERMS): readonly Term[] {
  return terms.length > most ? [] : terms;
}
