import { FACT_REFERENCE, type Facts } from '../../../../content/facts/facts.ts';
import { sentenceAt } from '../../sentence-at.ts';
import type { Amount } from '../amounts.ts';
import { readNumber } from '../number-words.ts';
import type { Calculation } from './calculations.ts';
import { sumOfFact } from './terms.ts';

const REFERENCE = FACT_REFERENCE.source.replace('(', '(?<name>');

/** Says how many of a fee are meant. */
const COUNT = '(?<count>\\d{1,3}|\\p{L}+(?:-\\p{L}+)?)';

/** A fee, or several: "{fees.visit}", "four times {fees.visit}", "{fees.visit} × 4". */
const TERM = new RegExp(
  `(?:(?:${COUNT} ?(?:times|mal|por|veces|[×·*]|(?<=\\d ?)x) ?|(?<twice>twice|double|zweimal|doppelt|dos veces|el doble de) )?${REFERENCE}(?: ?(?:times|mal|por|[×·*x]) ?(?<after>\\d{1,3}|\\p{L}+(?:-\\p{L}+)?)(?!\\p{L}))?)`,
  'iu',
);

/** Between two terms; behind the last one, words that say what they come to. */
const PLUS = /^ ?(?:\+|plus|and|und|más|y) $/iu;
const MINUS = /^ ?(?:−|–|-|minus|less|weniger|abzüglich|menos) $/iu;
const COMES_TO =
  /^(?:: |,? ?= ?|,? (?:(?:that|which|das|lo que|que) )?(?:is|are|comes? to|makes?|gives?|macht|machen|sind|ergibt|ergeben|kostet|kosten|son|suman?|hacen?|dan?) (?:(?:together|altogether|zusammen|insgesamt|en total|juntos) )?)[*_]{0,2}$/iu;

/** Sums that differ from what their parts come to: with tax, reduced, rounded. */
const OTHERWISE =
  /(?<!\p{L})(?:tax(?:es)?|vat|gst|iva|impuestos?|mwst|ust|steuer|save|savings?|deal|bundle|instead|discount\p{L}*|off|free|gratis|rabatt|statt|paket\p{L}*|package|descuento|oferta|about|around|approx\p{L}*|roughly|rounded|rund|etwa|circa|ca|unos|aprox\p{L}*|if|wenn|si)(?!\p{L})/iu;

interface Said {
  start: number;
  end: number;
  value: number;
  said: string;
}

function timesOf({ count, after, twice }: Record<string, string | undefined>, language: string) {
  if (twice !== undefined) return 2;
  const written = count ?? after;
  if (written === undefined) return 1;
  return /\d/.test(written) ? Number(written) : readNumber(written, language);
}

/** The terms in words; undefined if one is taken times what is no number. */
function termsIn(words: string, facts: Facts, language: string): Said[] | undefined {
  const terms: Said[] = [];
  for (const { 0: written, index, groups = {} } of words.matchAll(new RegExp(TERM, 'giu'))) {
    const value = sumOfFact(groups.name ?? '', facts);
    const times = timesOf(groups, language);
    if (value === undefined || times === undefined) return undefined;
    terms.push({
      start: index,
      end: index + written.length,
      value: value * times,
      said: times === 1 ? `{${groups.name}}` : `${times} × {${groups.name}}`,
    });
  }
  return terms;
}

function formulaBefore(
  sentence: string,
  [at, end]: Amount['span'],
  facts: Facts,
  language: string,
): Calculation | undefined {
  const terms = termsIn(sentence.slice(0, at), facts, language);
  const last = terms?.at(-1);
  if (!terms || !last || !COMES_TO.test(sentence.slice(last.end, at))) return undefined;
  let { value, said, start } = last;
  let isFormula = said.includes('×');
  for (let index = terms.length - 2; index >= 0; index -= 1) {
    const term = terms[index] ?? last;
    const between = sentence.slice(term.end, start);
    if (!PLUS.test(between) && !MINUS.test(between)) return undefined;
    // Of several, only sums of all can be told from the end.
    if (MINUS.test(between) && terms.length > 2) return undefined;
    value = MINUS.test(between) ? term.value - value : term.value + value;
    said = `${term.said} ${MINUS.test(between) ? '−' : '+'} ${said}`;
    start = term.start;
    isFormula = true;
  }
  const isOther = /[+−×]/.test(sentence.slice(0, start)) || OTHERWISE.test(sentence);
  // What goes on behind the sum belongs to it: "$90 plus tax".
  const goesOn = /^ ?(?:[+−×/–-]|plus|más|zuzüglich)/iu.test(sentence.slice(end));
  return isFormula && !isOther && !goesOn ? { value, said } : undefined;
}

/**
 * What the words directly before a sum say that it comes to: "{fees.visit} plus four times {fees.mile}: $152". Undefined if they are no such
 * calculation, or one that something else goes into.
 */
export function formulaAt(
  text: string,
  { span: [at, to] }: Amount,
  facts: Facts,
  language: string,
): Calculation | undefined {
  const { start, end } = sentenceAt(text, at);
  return formulaBefore(text.slice(start, end), [at - start, to - start], facts, language);
}
