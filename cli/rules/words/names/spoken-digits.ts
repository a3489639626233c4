import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Words for the digits from 0 on, in several languages. */
const SPOKEN: readonly string[] = [
  'zero oh nought null cero',
  'one eins uno',
  'two zwei zwo dos',
  'three drei tres',
  'four vier cuatro',
  'five fünf cinco',
  'six sechs seis',
  'seven sieben siete',
  'eight acht ocho',
  'nine neun nueve',
];

const DIGITS: ReadonlyMap<string, string> = new Map(
  SPOKEN.flatMap((words, digit) => words.split(' ').map((word) => [word, String(digit)] as const)),
);

/** Words in such a row that are in no other number in words. */
export const ONLY_IN_ROWS = 'zero oh nought null cero zwo double triple doppel';

const WORD = `(?:${[...DIGITS.keys()].join('|')})`;

/** Between two digits: "four three two, five five five" and “null vier – drei”. */
const GAP = '(?:\\s*[,.–—-]\\s*|\\s+)(?:(?:double|triple|doppel)[\\s-])?';

/** Least number of digits of a phone number without its area. */
export const LEAST_SPOKEN = 7;

/** Source of a pattern of such a row; with "double", which counts for two, it has fewer words. */
export const SPOKEN_ROW = `(?<![\\p{L}\\d-])${WORD}(?:${GAP}${WORD}){${LEAST_SPOKEN - 3},14}(?![\\p{L}\\d-])`;

const ROW = new RegExp(SPOKEN_ROW, 'giu');

const TOKEN = new RegExp(`(?<times>double|triple|doppel)?[\\s-]*(?<word>${WORD})(?!\\p{L})`, 'giu');

const NEIGHBOR = new RegExp(`(?<!\\p{L})${WORD}[\\s,]+$`, 'iu');
const NEXT = new RegExp(`^[\\s,]+${WORD}(?!\\p{L})`, 'iu');

/** True for a digit that is said twice among others: "call five five five", «cero uno uno». */
export function isDigitInRow(word: string, before: string, after: string): boolean {
  return DIGITS.has(word) && (NEIGHBOR.test(before) || NEXT.test(after));
}

function digitsOf(row: string): string {
  return [...matchesIn(row, TOKEN)]
    .map(({ groups = {} }) => {
      const digit = DIGITS.get((groups.word ?? '').toLowerCase()) ?? '';
      const times = (groups.times ?? '').toLowerCase();
      return digit.repeat(times === '' ? 1 : times === 'triple' ? 3 : 2);
    })
    .join('');
}

/** True for somebody who counts: "one, two, three, four, five, six, seven, eight". */
function isCounting(digits: string): boolean {
  return '01234567890123456789'.includes(digits) || '98765432109876543210'.includes(digits);
}

/** Rows of digits that are said one by one, as on the phone. */
export function* spokenNumbers(text: string): Generator<{ span: Span; digits: string }> {
  for (const { 0: row, index } of matchesIn(text, ROW)) {
    const digits = digitsOf(row);
    if (digits.length < LEAST_SPOKEN || isCounting(digits)) continue;
    yield { span: [index, index + row.length], digits };
  }
}
