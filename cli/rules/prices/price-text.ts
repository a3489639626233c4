import type { Facts } from '../../content/facts/facts.ts';
import { type Amount, amountsIn } from '../words/figures/amounts.ts';

/** A text that consists of a price and its terms. */
export interface PriceText {
  amount: Amount;
  /** ISO 4217 code, or the sign if its currency is ambiguous. */
  currency: string;
  /** Unit and qualifiers of the price, normalized: `month`, `from hour`. */
  terms: string;
}

/** Words between an amount and its unit without a meaning of their own: "$40 a visit" is "$40 per visit". */
const JOINERS = new Set(
  'a an the per pro je por al la el los las un una der die das den dem ein eine einen'.split(' '),
);

/** A unit with more words means that the amount is part of a sentence. */
const MOST_TERMS = 4;

/** Longer texts are sentences, in characters. */
const LONGEST = 80;

/** Indicates a former price, or one limited to some time or people. */
const PASSING =
  /(?<!\p{L})(?:was|were|instead of|formerly|until|till|offer|sale|special|discount\p{L}*|reduced|early bird|introductory|promo\p{L}*|deal|statt|vorher|früher|bis|aktion\p{L}*|angebot\p{L}*|rabatt\p{L}*|sonder\p{L}*|frühbucher\p{L}*|antes|hasta|oferta\p{L}*|descuento\p{L}*|rebajad?[oa]?s?|en lugar de)(?!\p{L})/iu;

/** Struck-through text, which another price replaces. */
const CROSSED_OUT = /~~[^~\n]+~~|<(s|del)>[^<\n]*<\/\1>/g;

/** Currencies with the dollar sign. */
const DOLLARS = /^(?:USD|CAD|AUD|NZD|MXN|ARS|CLP|COP)$/;

const CURRENCIES: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/US|^(?:bucks)$/i, 'USD'],
  [/CA\$|^C\$/, 'CAD'],
  [/AU\$|^A\$/, 'AUD'],
  [/MX\$/, 'MXN'],
  [/€|euro/i, 'EUR'],
  [/£|sterling|quid/i, 'GBP'],
  [/Franken|francs/i, 'CHF'],
];

/** True if a text marks a price as not permanent: a former one, an offer, or one with an end date. */
export function isPassing(text: string): boolean {
  return PASSING.test(text);
}

/** A text normalized for comparison: lower case, without accents, punctuation and articles. */
export function folded(text: string): string {
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (words.match(/[\p{L}\d+]+/gu) ?? []).filter((word) => !JOINERS.has(word)).join(' ');
}

/** Words that only connect the parts of a name: “service of the boiler” is “boiler service”, and “men’s cut” a “cut for men”. */
const CONNECTING = new Set('of for s de del para fur zum zur und and y'.split(' '));

/** Words of a way, on which the order of places matters. */
const WAY = /^de |(?<!\p{L})(?:from|to|nach|von|bis|desde|hasta|a)(?!\p{L})/u;

/** A name of a thing, normalized further for comparison: its words in any order, without those that connect them. */
export function foldedName(name: string): string {
  const plain = folded(name);
  if (WAY.test(plain)) return plain;
  const words = plain.split(' ').filter((word) => !CONNECTING.has(word));
  return words.sort().join(' ');
}

function currencyOf(written: string, facts: Facts): string {
  const sign = written.replace(/[\d.,’'\s\u00a0\u202f-]/g, '');
  if (/^[A-Z]{3}$/.test(sign)) return sign;
  if (/^(?:US\$|dl{1,2}r?s|d[oó]ls)$/i.test(sign)) return 'USD';
  const own = facts.site?.business.currency ?? 'USD';
  if (/^(?:\$|dollars?|d[oó]lar(?:es)?|pesos)$/i.test(sign)) return DOLLARS.test(own) ? own : 'USD';
  // Any other name or sign is used in one country only, so it is that of the business.
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? own;
}

/**
 * Parses a text that consists of a price, such as `$40`, `from 40 € per hour` or `40 dollars`.
 *
 * @param text with facts filled in.
 * @returns undefined for anything else: a range, two prices, a sentence, a temporary price.
 */
export function readPrice(text: string, language: string, facts: Facts): PriceText | undefined {
  if (text.length > LONGEST) return undefined;
  const standing = text.replace(CROSSED_OUT, '').replace(/\*+/g, '').trim();
  const [amount, second] = amountsIn(standing, facts, language);
  if (!amount || second) return undefined;
  const [start, end] = amount.span;
  const rest = `${standing.slice(0, start)} ${standing.slice(end)}`;
  const terms = folded(rest);
  if (/\d|[–—-]\s*$/.test(rest) || isPassing(rest)) return undefined;
  if (terms.split(' ').length > MOST_TERMS) return undefined;
  return { amount, currency: currencyOf(amount.written, facts), terms };
}
