import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';
import { saidCents } from './said-cents.ts';
import { saidFractions } from './said-fractions.ts';

const NUMBER =
  "(?:\\d{1,3}(?:[.,’'\\u00a0\\u202f]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?)(?![.,]?\\d)";
const CODE =
  '(?:USD|EUR|GBP|CHF|CAD|AUD|NZD|MXN|ARS|CLP|COP|PEN|BRL|JPY|CNY|INR|AED|SAR|JOD|SEK|NOK|DKK|PLN|CZK|HUF)';
/** `$`, `US$`, `NZ$`, `HK$`. */
const SIGN = '[A-Z]{0,3}[$€£¥₹₺₩₪]';
const NAME =
  '(?:US[- ]?)?(?:[Dd]ollars?|bucks|(?<=-)buck|quid|[Ee]uros?|pounds? sterling|Swiss francs|Franken|d[oó]lares|d[oó]lar|pesos)';
/** How Spanish abbreviates dollars; in English texts of programs, the second is a kind of file. */
const SPANISH_NAME = `${NAME}|dl{1,2}r?s\\.?|d[oó]ls\\.?`;
/**
 * Names that mean money in one country and something else in others, such as pounds; `Fr.` before an hour is
 * Friday.
 */
const LOCAL: Readonly<Record<string, { before?: string; after: string }>> = {
  GBP: { after: 'pounds?(?!\\sof\\b)' },
  CHF: {
    before: 'S?Fr\\.(?!\\s?\\d{1,2}(?:[.:]\\d\\d)?\\s?(?:Uhr|h\\b|[-–]))',
    after: 'S?Fr\\.|Stutz',
  },
  INR: { before: 'Rs\\.?', after: 'rupees' },
  SEK: { after: 'kr\\.?|kronor' },
  NOK: { after: 'kr\\.?|kroner' },
  DKK: { before: 'kr\\.', after: 'kr\\.?|kroner' },
  BRL: { before: 'R\\$', after: 'reais' },
  PEN: { before: 'S/\\.?', after: 'soles' },
  PLN: { after: 'zł' },
  CZK: { after: 'Kč' },
};
const WORD = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')}|and|und|y)`;
/** German compounds words. */
const WORDS = `(?<![\\p{L}-])(?!(?:and|und|y)\\s)${WORD}+(?:[\\s-]+${WORD}+){0,6}`;
/** Large round sums are figures of speech, or insured sums. */
const LARGE = '\\s?(?:million|millones|Millionen|Mio|[MmKk]n?\\b|billion|thousand)';
/** The unit of a range stands behind its second number: "$92–108k", "$3 to 5 million". */
const LARGE_RANGE =
  '(?:[-–—]|\\s(?:to|or|bis|oder|a|o)\\s)[$€£]?\\d[\\d.,]*(?:[Kk]\\b|[Mm]n?\\b|\\s?(?:million|millones|Millionen|Mio|billion|thousand))';
const THOUSAND = '(?<thousand>\\s(?:mil|thousand|Tausend))?';
/** Hundredths of a currency, where they are a rate: "my two cents" is no price. */
const CENTS =
  '(?<cents>\\d{1,2})[ \\u00a0](?:cents?|céntimos|centavos|Rappen|pence)(?=\\s(?:an?|per|each|por|cada|pro|je)\\s)';
/** Currencies of which sums are written so. */
const DASHES: ReadonlySet<string> = new Set(['CHF', 'EUR']);
/** Sums without cents, as German and Swiss price lists have them: `48.–`. */
const DASHED =
  "(?<![\\p{L}\\d.,])(?<dashed>\\d[\\d.’']*)[.,](?:[–—]|--?)(?![\\p{L}\\d–—-])(?!\\s?(?:€|EUR|CHF))";
/** After a currency, which is part of a longer name only where that is a fee or a rate: „40-Euro-Pauschale“, "40-dollar-an-hour". */
const ENDS =
  '(?:(?![\\p{L}-])|(?=-(?:an?|per)-|-\\p{L}*(?:pauschale|gebühr|zuschlag|aufschlag|aufpreis|anfahrt|tarif|honorar|anzahlung|kaution)(?:e?n)?(?!\\p{L})))';
/** Patterns of amounts, of the signs that each of them has, and of names of currencies. */
interface Patterns {
  amount: RegExp;
  signs: RegExp;
  name: string;
}

/** The patterns in a country with this currency, for texts in Spanish or another language. */
function patternsOf(currency: string, isSpanish: boolean): Patterns {
  const { before = '', after = '' } = LOCAL[currency] ?? {};
  const sign = before === '' ? SIGN : `${SIGN}|${before}`;
  const names = isSpanish ? SPANISH_NAME : NAME;
  const name = after === '' ? names : `${names}|${after}`;
  return {
    name,
    amount: new RegExp(
      [
        `(?<![\\p{L}\\d])(?:${sign}|${CODE})[ \\u00a0]?(?<after>${NUMBER})(?!${LARGE}|${LARGE_RANGE})`,
        `(?<![\\p{L}\\d.,])(?<before>${NUMBER})(?:,?[-–])?${THOUSAND}[ \\u00a0-]?(?:(?:US)?[$€£](?![\\d])|(?:${CODE}|${name})${ENDS})`,
        `(?<![\\p{L}\\d.,])${CENTS}`,
        ...(DASHES.has(currency) ? [DASHED] : []),
        `(?<words>${WORDS})[ \\u00a0-](?:${name})${ENDS}`,
      ].join('|'),
      'giu',
    ),
    signs: new RegExp(
      `[$€£¥₹₺₩₪]|\\b${CODE}\\b|dollar|buck|quid|euro|d[oó]lar|\\bdl{1,2}r?s\\b|\\bd[oó]ls\\b|pesos|franken|sterling|\\d[ \\u00a0](?:cent|cént|rappen|pence)|\\d[.,][–—-]${[before, after].map((own) => own && `|${own}`).join('')}`,
      'i',
    ),
  };
}

const patterns = new Map<string, Patterns>();

function patternsFor(facts: Facts, language: string): Patterns {
  const currency = facts.site?.business.currency ?? 'USD';
  const isSpanish = language.startsWith('es');
  const key = `${currency} ${isSpanish}`;
  const known = patterns.get(key) ?? patternsOf(currency, isSpanish);
  patterns.set(key, known);
  return known;
}

/** A count before a sum that is an adjective: "two forty-dollar fees". */
const COUNT_BEFORE = new RegExp(
  `^(?:one|two|three|four|five|six|seven|eight|nine)\\s+(?=(?!hundred|thousand)${WORD}(?:-${WORD})*-(?:dollar|euro|buck|peso)$)`,
  'iu',
);

/** Parses a number with the separators of any country. */
function amountOf(written: string): number {
  const [, whole = '', cents = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(written) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${cents || 0}`);
}

/** Names of currencies behind which cents are said. */
const NAMED = /(?:dollars?|euros?|pounds?|dólar(?:es)?|pesos?|franken|soles|reais) \p{L}/iu;

/** The value of an amount; undefined for words that are not a number. */
function worth(groups: Record<string, string | undefined>, language: string): number | undefined {
  if (groups.cents !== undefined) return Number(groups.cents) / 100;
  const written = groups.after ?? groups.before ?? groups.dashed;
  if (written === undefined) return readNumber(groups.words ?? '', language);
  return amountOf(written) * (groups.thousand === undefined ? 1 : 1000);
}

/** An amount of money in a text. */
export interface Amount {
  span: Span;
  written: string;
  /** In its own currency. */
  value: number;
  /** True if the number is spelled out. */
  isInWords: boolean;
}

/**
 * The amounts of money in a text, in digits or words.
 *
 * @param language of the text.
 */
export function amountsIn(text: string, facts: Facts, language: string): Amount[] {
  const { amount: pattern, signs, name } = patternsFor(facts, language);
  const fractions = saidFractions(text, name, facts, language);
  if (!signs.test(text)) return fractions;
  const inParts = NAMED.test(text) ? [...fractions, ...saidCents(text, name, language)] : fractions;
  const found = [...matchesIn(text, pattern)].flatMap(({ 0: whole, index: from, groups = {} }) => {
    const [count = ''] = groups.words === undefined ? [] : (COUNT_BEFORE.exec(whole) ?? []);
    const written = whole.slice(count.length);
    const index = from + count.length;
    const value = worth({ ...groups, words: groups.words?.slice(count.length) }, language);
    const isOfPart = inParts.some(({ span: [start, end] }) => start <= index && index < end);
    if (value === undefined || isOfPart) return [];
    const isInWords = groups.words !== undefined;
    const span: Span = [index, index + written.length];
    return [{ span, written, value, isInWords }];
  });
  return inParts.length === 0
    ? found
    : [...found, ...inParts].sort(({ span: [one] }, { span: [other] }) => one - other);
}
