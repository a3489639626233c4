import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import type { CalculatedPlace } from './around.ts';
import type { Calculation } from './calculations.ts';
import { termsReferredTo, typedTerm } from './terms.ts';

/** Directly before the total of what stands before it, which its sentence begins with. */
const TOTAL =
  /^(?:(?:that|this|it|das|es|eso|esto)\s)?(?:(?:makes?|comes? to|is|are|adds? up to|macht|sind|ergibt|kommt auf|hace|son|suma)\s)?(?:(?:all )?together|altogether|all told|in all|in total|(?:the )?total|zusammen|insgesamt|(?:in )?summe|gesamt|en total|total|todo junto)(?::|,?\s(?:that )?(?:(?:makes?|comes? to|is|are|macht|sind|ergibt|kommt auf|hace|son|suma)\s)?)?\s?\*{0,2}$/iu;

/** Fewer sums have a total by chance in other places; more are told one by one. */
const LEAST = 2;

/**
 * What all sums of a paragraph before the sentence of a sum come to, if that sentence begins with saying that it is their total.
 *
 * @param isRight whether a typed one is a fee, or follows from one: a wrong part makes no right total.
 */
export function paragraphTotal(
  { text, sum, sums, facts }: CalculatedPlace,
  isRight: (other: Amount) => boolean,
): Calculation | undefined {
  const [at] = sum.span;
  const sentence = sentenceAt(text, at);
  if (!TOTAL.test(text.slice(sentence.start, at))) return undefined;
  const start = text.lastIndexOf('\n\n', at) + 1;
  const typed = sums.filter(({ span: [one] }) => start <= one && one < sentence.start);
  const terms = [
    ...termsReferredTo(text.slice(start, sentence.start), facts),
    ...typed.map(typedTerm),
  ];
  if (terms.length < LEAST || !typed.every(isRight)) return undefined;
  return {
    value: terms.reduce((whole, { value }) => whole + value, 0),
    said: terms.map(({ said }) => said).join(' + '),
  };
}
