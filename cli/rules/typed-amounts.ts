import { ANY_FACT, type Facts } from '../content/facts.ts';
import type { Span } from '../content/span-location.ts';
import { NUMBER_WORDS, readNumber } from './words/number-words.ts';

const NUMBER =
  "\\d{1,3}(?:[.,’'\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d{1,2})?(?!\\d)";
const CODE =
  '(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|MXN|ARS|CLP|COP|PEN|BRL|JPY|CNY|INR|AED|SAR|JOD|SEK|NOK|DKK|PLN|CZK|HUF)';
const SIGN = '(?:US|CA|AU|A|C|MX)?[$€£]';
const NAME =
  '(?:US[- ]?)?(?:[Dd]ollars?|bucks|quid|[Ee]uros?|pounds? sterling|Swiss francs|Franken|dólares|dólar|pesos)';
const WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')}|and|und|y)`;
/** German puts words together. */
const WORDS = `(?<![\\p{L}-])${WORD}+(?:[\\s-]+${WORD}+){0,6}`;
/** Round sums are manners of speaking, or sums insured. */
const LARGE = '\\s?(?:million|millones|Millionen|Mio|[MmKk]n?\\b|billion|thousand)';

const AMOUNT = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${SIGN}|${CODE})[ \\u00a0]?(?<after>${NUMBER})(?!${LARGE})`,
    `(?<![\\p{L}\\d.,])(?<before>${NUMBER})(?:,?[-–])?[ \\u00a0-]?(?:[$€£](?![\\d])|(?:${CODE}|${NAME})(?![\\p{L}-]))`,
    `(?<words>${WORDS})[ \\u00a0](?:${NAME})(?![\\p{L}-])`,
  ].join('|'),
  'giu',
);

/** Tells texts that can hold an amount from those that hold none. */
const SIGNS =
  /[$€£]|\b(?:USD|EUR|GBP|CHF|CAD|AUD)\b|dollar|bucks|quid|euro|dólar|pesos|franken|sterling/i;

/** The value of a number as people of any country write it. */
function amountOf(written: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`);
}

/** Names of the facts that are an amount of money, by the amount. */
function namesByAmount(facts: Facts): Map<number, string[]> {
  const names = new Map<number, string[]>();
  for (const name of facts.names) {
    const { 0: whole, groups } = new RegExp(AMOUNT.source, 'iu').exec(facts.get(name) ?? '') ?? {};
    const written = groups?.after ?? groups?.before;
    if (written === undefined || whole !== facts.get(name)) continue;
    const amount = amountOf(written);
    names.set(amount, [...(names.get(amount) ?? []), name]);
  }
  return names;
}

const known = new WeakMap<Facts, Map<number, string[]>>();

/** An amount in a text, and what is said of it. */
export interface TypedAmount {
  span: Span;
  message: string;
  hint: string;
}

/**
 * What is said of each amount that is typed into a text, in figures or in words.
 *
 * @param language of the text.
 */
export function typedAmounts(text: string, facts: Facts, language = 'en'): TypedAmount[] {
  // Without facts nobody knows which amounts are fees.
  if (facts === ANY_FACT || !SIGNS.test(text)) return [];
  const amounts = known.get(facts) ?? namesByAmount(facts);
  known.set(facts, amounts);
  return [...text.matchAll(AMOUNT)].flatMap(({ 0: amount, index, groups }) => {
    const written = groups?.after ?? groups?.before;
    const value =
      written === undefined ? readNumber(groups?.words ?? '', language) : amountOf(written);
    if (value === undefined) return [];
    const names = amounts
      .get(value)
      ?.slice(0, 3)
      .map((name) => `{${name}}`);
    // "One dollar" and "a thousand dollars" are manners of speaking.
    const isRound = value === 1 || (!names && /^(?:10+|\d000)$/.test(String(value)));
    if (written === undefined && isRound) return [];
    return {
      span: [index, index + amount.length],
      message: `${amount} is typed in by hand, so it stays the same when the fee in site.config.yaml changes.`,
      hint: names
        ? `Write ${names.join(' or ')} in its place.`
        : 'No fee has this amount. Check it, or add it to site.config.yaml and refer to it by name.',
    };
  });
}
