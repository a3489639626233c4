import type { Facts } from '../../../../content/facts/facts.ts';
import { FACT_REFERENCE } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { matchesAtDigits } from '../digits.ts';
import { readNumber } from '../number-words.ts';
import { SMALL_NUMBERS } from '../small-numbers.ts';

/** What words say that a sum is taken times, divided by, or a share of. */
export interface Factors {
  /** Larger than one. */
  counts: readonly number[];
  /** Per cent. */
  shares: readonly number[];
  /** Of how many equal parts one is meant: two for a half. */
  parts: readonly number[];
}

/** A number that counts or is a share, with the sign of a share behind it. */
const NUMBER =
  /(?<number>\d{1,3}[.,]\d{3}|\d{1,4}(?:[.,]\d{1,2})?)(?![\d.,]*\d)(?<share>\s?(?:%|percent|per cent|prozent|por ciento))?/iy;

/** A word, or two that are one number: “twenty-two”, «treinta y dos». */
const WORD =
  /\p{L}+(?:-\p{L}+)?(?:\sy\s(?:un[oa]?|dos|tres|cuatro|cinco|seis|siete|ocho|nueve))?/gu;

/** Words that count, without being a number. */
const COUNTING: readonly (readonly [pattern: RegExp, count: number])[] = [
  [
    /^(?:both|beide[nrs]?|amb[oa]s|couple|pair|pareja|paar|twice|double|zweimal|doppelt\p{L}*|doble)$/u,
    2,
  ],
  [/^(?:thrice|triple|dreimal|dreifach\p{L}*)$/u, 3],
  [/^(?:dozen|dutzend|docena)$/u, 12],
  [/^(?:hundred|hundert|cien)$/u, 100],
  [/^(?:thousand|tausend|mil)$/u, 1000],
];

/** A way there and back. */
const BOTH_WAYS =
  /(?<!\p{L})(?:round[ -]trips?|there and back|both ways|return trip|hin und (?:her|zurück)|hin- und rück\p{L}+|ida y vuelta|de ida y de vuelta)(?!\p{L})/iu;

/** The first letters of each month, in English, German and Spanish. */
const MONTHS = 'jan|ene feb mar|mär|mrz apr|abr may|mai jun jul aug|ago sep oct|okt nov dec|dez|dic'
  .split(' ')
  .map((names) => new RegExp(`^(?:${names})`, 'iu'));
const MONTH = `(?:${MONTHS.map(({ source }) => source.slice(1)).join('|')})\\p{L}{0,6}`;

/** All months from one to another: “from January to June”. */
const RANGE_OF_MONTHS = new RegExp(
  `(?<!\\p{L})(?:from|von|de) (?<first>${MONTH}) (?:to|through|until|bis|a|hasta) (?<last>${MONTH})(?!\\p{L})`,
  'giu',
);

/** How many months from one to another are. */
function monthsIn(words: string): number[] {
  return [...matchesIn(words, RANGE_OF_MONTHS)].map(({ groups = {} }) => {
    const [first = 0, last = 0] = [groups.first, groups.last].map((name = '') =>
      MONTHS.findIndex((month) => month.test(name)),
    );
    return ((last - first + 12) % 12) + 1;
  });
}

/** How many of a thing a card is for, as the key of its fee says: `zehnerkarte`, `tenVisits`, `bonoDiez`. */
export function countInKey(key: string): number | undefined {
  const words = key.slice(key.lastIndexOf('.') + 1).match(/\d+|\p{Lu}?\p{Ll}+/gu) ?? [];
  for (const word of words.map((each) => each.toLowerCase())) {
    const [, card] = /^(\p{L}{3,})er(?:karte|block|pass|abo)?$/u.exec(word) ?? [];
    const count = /^\d+$/.test(word)
      ? Number(word)
      : (card && SMALL_NUMBERS.get(card)) || SMALL_NUMBERS.get(word);
    if (count !== undefined && count > 1) return count;
  }
  return undefined;
}

const PARTS: readonly (readonly [pattern: RegExp, parts: number])[] = [
  [/^(?:half|halves|halb\p{L}{0,2}|hälfte|mitad|medi[oa]s?)$/u, 2],
  [/^(?:third|thirds|drittel|tercio|tercera)$/u, 3],
  [/^(?:quarter|viertel|cuarto|cuarta)$/u, 4],
];

/** A number and a half, in words or digits; words may stand between in Spanish: «dos horas y media». */
const AND_A_HALF =
  /(?<!\p{L})(?<whole>\p{L}+|\d{1,2})(?:\s(?:and a half|y medi[oa]|\p{L}+\sy\smedi[oa])|½|einhalb)(?!\p{L})/giu;

function numberIn(digits: string): number {
  return /[.,]\d{3}$/.test(digits)
    ? Number(digits.replace(/[.,]/, ''))
    : Number(digits.replace(',', '.'));
}

/** In English, "once" is no eleven. */
function smallNumber(word: string, language: string): number | undefined {
  return language.startsWith('en') && word === 'once' ? undefined : SMALL_NUMBERS.get(word);
}

/** The number that a word in small letters says; undefined for any other word. */
export function countOf(word: string, language: string): number | undefined {
  const [, count] = COUNTING.find(([pattern]) => pattern.test(word)) ?? [];
  const many = /^(?<number>\p{L}{3,})mal$/u.exec(word)?.groups?.number;
  return count ?? readNumber(many ?? word, language) ?? smallNumber(word, language);
}

/** The whole number before a half, and the half. */
function halvesIn(words: string, language: string): number[] {
  return [...matchesIn(words.toLowerCase(), AND_A_HALF)].flatMap(({ groups }) => {
    const whole = groups?.whole ?? '';
    const count = /\d/.test(whole) ? Number(whole) : countOf(whole, language);
    return count === undefined ? [] : [count + 0.5];
  });
}

/**
 * The counts and shares that words say, in digits, words and references to figures.
 *
 * @param words without sums of money.
 * @param language of the words.
 */
export function factorsIn(words: string, facts: Facts, language: string): Factors {
  const counts: number[] = [...halvesIn(words, language), ...monthsIn(words)];
  const shares: number[] = [];
  const parts: number[] = [];
  for (const { groups = {} } of matchesAtDigits(words, NUMBER))
    (groups.share === undefined ? counts : shares).push(numberIn(groups.number ?? ''));
  // «Por ciento» is no hundred.
  const plain = words
    .toLowerCase()
    .replace(/(\p{L}+) (?:percent|per cent|prozent|por ciento)/gu, (_, said) => {
      const share = countOf(said, language);
      if (share !== undefined) shares.push(share);
      return ' ';
    });
  for (const [word] of matchesIn(plain.replace(FACT_REFERENCE, ' '), WORD)) {
    const count = countOf(word, language);
    if (count !== undefined) counts.push(count);
    const [, part] = PARTS.find(([pattern]) => pattern.test(word)) ?? [];
    if (part !== undefined) parts.push(part);
  }
  if (BOTH_WAYS.test(words)) counts.push(2);
  for (const [, name = ''] of matchesIn(words, FACT_REFERENCE)) {
    const value = Number(facts.get(name) ?? Number.NaN);
    if (!Number.isNaN(value)) (/percent/i.test(name) ? shares : counts).push(value);
  }
  return { counts: [...new Set(counts)].filter((count) => count > 1), shares, parts };
}
