import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Which sign a language writes before decimals, and which between thousands. */
interface Signs {
  decimal: string;
  group: string;
}

const known = new Map<string, Signs>();

/** The signs of a language in a country, such as `es-MX`. */
export function signsOf(locale: string): Signs {
  const signs = known.get(locale) ?? readSigns(locale);
  known.set(locale, signs);
  return signs;
}

function readSigns(locale: string): Signs {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_234_567.8);
  const sign = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { decimal: sign('decimal'), group: sign('group') };
}

/** Measures that have decimals; hours and minutes are told with a point in Spanish, and versions have no unit. */
const MEASURE =
  '(?:[mck]?m[²³]?|k?g|[mc]?l|k?W(?:h|p)?|k?V|GHz|MHz|[MGT]B|bar|ha|°C|%|millim[eé]t\\p{L}+|cent[ií]met\\p{L}+|zentimetern?|met(?:er|re)s?|metern?|metros?|kilom[eé]t\\p{L}+|kilos?|gram\\p{L}*|lit(?:er|re|ro)s?|litern?|miles?|millas?|millionen|millones|million)';

/** Currencies, whose amounts are told elsewhere. */
const MONEY =
  '(?:[$€£¥]|(?:euros?|dollars?|dólares|pounds|pesos|franken|eur|usd|gbp|chf)(?!\\p{L}))';

const NO_DIGIT = '(?<![\\p{L}\\d.,:/+#°$€£–-])';

/** Thousands and decimals with both signs: `1,500.00`, `1.500,00`. */
const BOTH = {
  ',': new RegExp(`${NO_DIGIT}\\d{1,3}(?:\\.\\d{3})+,\\d{1,2}(?![\\d.,])(?!\\s?${MONEY})`, 'giu'),
  '.': new RegExp(`${NO_DIGIT}\\d{1,3}(?:,\\d{3})+\\.\\d{1,2}(?![\\d.,])(?!\\s?${MONEY})`, 'giu'),
};

/** Decimals before a measure, with either sign. */
const MEASURED = {
  ',': new RegExp(`${NO_DIGIT}\\d{1,3},\\d{1,2}(?=[\\s\\u00a0]?${MEASURE}(?![\\p{L}\\d/]))`, 'giu'),
  '.': new RegExp(
    `${NO_DIGIT}\\d{1,3}\\.\\d{1,2}(?=[\\s\\u00a0]?${MEASURE}(?![\\p{L}\\d/]))`,
    'giu',
  ),
};

/**
 * Thousands with an English comma. Three decimals before a measure are a weight on a label, and before a currency the price of
 * fuel: elsewhere nobody writes decimals that end in two zeros, or counts things in thousandths.
 */
const THOUSANDS = new RegExp(
  `${NO_DIGIT}(?:[1-9]\\d?,(?:\\d00)|[1-9]\\d{1,2},\\d{3}|[1-9]\\d{0,2}(?:,\\d{3}){2,})(?![\\d.,:]|[)\\]]|\\s?[-–x×]\\s?\\d|,? (?:[ye] |und )?-\\d)(?!(?:[\\s\\u00a0](?:y|a|o|und|bis|oder)[\\s\\u00a0]\\d[\\d.,]*)?[\\s\\u00a0-]?(?:${MEASURE}|${MONEY}|kilohertz|h|s|seg\\p{L}*|sek\\p{L}*|min\\p{L}*|t|tonel\\p{L}*|tonnen?)(?![\\p{L}]))`,
  'gu',
);

/** A decimal comma, or thousands with a point: in Spanish, which allows either sign, what the same copy writes. */
const USES_COMMA = /(?<![\d.,])\d+,\d{1,2}(?![\d.,])|(?<![\d.,])[1-9]\d{0,2}(?:\.\d{3})+(?![\d.])/;

const SEEN = /\d[.,]\d/;

/** False if no number of a copy has a sign. */
export function mayHaveSigns(copy: string): boolean {
  return SEEN.test(copy);
}

/** A number written with the signs of another language, and how this one writes it. */
export interface ForeignNumber {
  span: Span;
  becomes: string;
}

function exchanged(number: string, { decimal, group }: Signs): string {
  const at = Math.max(number.lastIndexOf('.'), number.lastIndexOf(','));
  const isWhole = number.length - at === 4;
  return [...number]
    .map((sign, index) => (/\d/.test(sign) ? sign : index === at && !isWhole ? decimal : group))
    .join('');
}

/**
 * The numbers of a text with the signs of another language than that of its page.
 *
 * @param copy all texts of the file.
 */
export function* foreignNumbers(
  text: string,
  locale: string,
  copy: string,
): Generator<ForeignNumber> {
  const signs = signsOf(locale);
  if (signs.decimal !== '.' && signs.decimal !== ',') return;
  const other = signs.decimal === '.' ? ',' : '.';
  // Swiss German has a point in sums of money, and either sign in measures.
  const isSwiss = /^de-(?:CH|LI)\b/.test(locale);
  const isAllowed = isSwiss || (locale.startsWith('es') && other === '.' && !USES_COMMA.test(copy));
  const patterns = [
    BOTH[other],
    ...(isAllowed ? [] : [MEASURED[other]]),
    ...(other === '.' ? [THOUSANDS] : []),
  ];
  for (const pattern of patterns)
    for (const { 0: found, index } of matchesIn(text, pattern))
      yield { span: [index, index + found.length], becomes: exchanged(found, signs) };
}
