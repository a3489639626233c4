import type { Facts } from '../../content/facts.ts';
import { type Amount, amountsIn } from '../words/amounts.ts';

/** A text that says a price and nothing else but its terms. */
export interface PriceText {
  amount: Amount;
  /** ISO 4217, or the sign if nobody knows whose it is. */
  currency: string;
  /** What the price is for and how it is meant, folded: `month`, `from hour`. */
  terms: string;
}

/** Words that join an amount and its unit, and say nothing themselves: "$40 a visit" is "$40 per visit". */
const JOINERS = new Set(
  'a an the per pro je por al la el los las un una der die das den dem ein eine einen'.split(' '),
);

/** More words than a unit has, and an amount is part of a sentence. */
const MOST_TERMS = 4;

/** Longer texts are sentences, in characters. */
const LONGEST = 80;

/** A price that is over, or holds for some time or some people only. */
const PASSING =
  /(?<!\p{L})(?:was|were|instead of|formerly|until|till|offer|sale|special|discount\p{L}*|reduced|early bird|introductory|promo\p{L}*|deal|statt|vorher|früher|bis|aktion\p{L}*|angebot\p{L}*|rabatt\p{L}*|sonder\p{L}*|frühbucher\p{L}*|antes|hasta|oferta\p{L}*|descuento\p{L}*|rebajad?[oa]?s?|en lugar de)(?!\p{L})/iu;

/** What another crossed out stands behind. */
const CROSSED_OUT = /~~[^~\n]+~~|<(s|del)>[^<\n]*<\/\1>/g;

/** Currencies that are written with the sign of the dollar. */
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

/** True of words by which a price is no lasting one: an earlier one, an offer, one with an end. */
export function isPassing(text: string): boolean {
  return PASSING.test(text);
}

/** A text as two are compared: small letters without accents, marks and articles. */
export function folded(text: string): string {
  const words = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return (words.match(/[\p{L}\d+]+/gu) ?? []).filter((word) => !JOINERS.has(word)).join(' ');
}

function currencyOf(written: string, facts: Facts): string {
  const sign = written.replace(/[\d.,’'\s\u00a0\u202f-]/g, '');
  if (/^[A-Z]{3}$/.test(sign)) return sign;
  const own = facts.site?.business.currency ?? 'USD';
  if (/^(?:\$|dollars?|d[oó]lar(?:es)?|pesos)$/i.test(sign)) return DOLLARS.test(own) ? own : 'USD';
  // Any other name or sign is known in one country only, which is that of the business.
  return CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? own;
}

/**
 * Reads a text that is a price by itself, such as `$40`, `from 40 € per hour` or `40 dollars`.
 *
 * @param text facts filled in.
 * @returns undefined of anything else: a range, two prices, a sentence, a price that has an end.
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
