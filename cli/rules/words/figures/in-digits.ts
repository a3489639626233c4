import type { Span } from '../../../content/span-location.ts';
import { NUMBER_WORDS, readNumber } from './number-words.ts';
import { SMALL_NUMBERS } from './small-numbers.ts';
import { UNIT } from './unit-words.ts';

const NUMERAL = `(?:${[...NUMBER_WORDS].sort((a, b) => b.length - a.length).join('|')})`;
/** German compounds the words, the others connect them. */
const NUMBER = `${NUMERAL}(?:(?:und)?${NUMERAL})*(?:[\\s-]+(?:(?:and|y|und)\\s+)?${NUMERAL}(?:(?:und)?${NUMERAL})*)*`;

/** A number in words before a unit, or before another such number: `ninety minutes`, `two to four hours`. */
const SPELLED = new RegExp(
  `(?<![\\p{L}\\d])${NUMBER}(?=[\\s-]+(?:(?:to|or|and|bis|oder|und|a|o|y)\\s+${NUMBER}[\\s-]+)?(?:${UNIT})(?!\\p{L}))`,
  'giu',
);

/** Times that are said with parts of an hour. None is shorter than its minutes in digits. */
const PARTS: readonly (readonly [said: string, minutes: number])[] = [
  [
    '(?:an hour and a half|one and a half hours|(?:una )?hora y media|eineinhalb stunden|anderthalb stunden)',
    90,
  ],
  ['(?:half an hour|half-hour|a half hour|media hora|(?:einer |eine )?halben? stunde)', 30],
  ['(?:a quarter (?:of an )?hour|(?:un )?cuarto de hora|(?:einer |eine )?viertelstunde)', 15],
  ['(?:an hour|una hora|einer? stunde)', 60],
];

/** Before the time that a business takes to answer or to come: "our response time is". */
export const ANSWERED_IN =
  '(?:(?:response|reply|callback|turnaround)(?: time)?(?: is| takes)|reaktionszeit (?:ist|beträgt)|(?:tiempo de )?respuesta (?:es|es de|tarda))';

/** Words that make a deadline of them; elsewhere they are figures of speech. */
const WITHIN = `(?<=(?<!\\p{L})(?:${ANSWERED_IN}|within|inside|under|less than|no more than|innerhalb(?: von)?|binnen|unter|weniger als|menos de|dentro de)\\s(?:about |just |only |etwa |nur |unos? )?)`;

const PART_OF_HOUR = new RegExp(
  `${WITHIN}(?:${PARTS.map(([said]) => `(${said})`).join('|')})(?![\\p{L}-]| and | y | und )`,
  'giu',
);

/** `half an hour` becomes `30 min`; a whole hour counts as one. */
function partOfHour(...found: readonly unknown[]): string {
  const words = String(found[0]);
  const which = found.slice(1, PARTS.length + 1).findIndex((part) => part !== undefined);
  const minutes = PARTS[which]?.[1] ?? 0;
  return (minutes === 60 ? '1 hour' : `${minutes} min`).padStart(words.length);
}

/** Decades of somebody in a trade, which is named after them; one is as often a figure of speech. */
const DECADES =
  /(?<![\p{L}\d])(two|three|four|five|dos|tres|cuatro|cinco|zwei|drei|vier|fünf)\s(decades|décadas|jahrzehnten?)(?=,?(?: (?:of|in|de|en|im|an))?(?: \p{L}+){0,2} (?:experience|business|trade|practice|experiencia|oficio|\p{L}*erfahrung|beruf|handwerk|geschäft)(?!\p{L}))/giu;
const YEARS: readonly (readonly [decades: RegExp, years: string])[] = [
  [/^dec/i, 'years'],
  [/^dé/i, 'años'],
  [/^jahr/i, 'jahre'],
];

/** `three decades` becomes `30 years`. */
function inYears(words: string, count: string, decades: string): string {
  const years = YEARS.find(([pattern]) => pattern.test(decades))?.[1] ?? '';
  return `${10 * (SMALL_NUMBERS.get(count.toLowerCase()) ?? 0)} ${years}`.padStart(words.length);
}

/** The article before a Spanish percentage, which is no one: "un quince por ciento". */
const ARTICLE = /^un\s+(?=\p{L})/iu;

/** "Ten miles" is a figure of speech. */
const SPEECH = 10;
const FAR = /^[\s-]+(?:mi(?!n)|km|meilen|kilom|kilóm)/i;

/** A text with numbers in digits. */
export interface InDigits {
  /** As long as the original: spaces stand in front of the digits. */
  text: string;
  /** Extends a range that begins in a number to the whole of its words. */
  whole(span: Span): Span;
}

/**
 * A text in which the numbers in words before a unit are written in digits.
 *
 * @param language of the text.
 */
export function inDigits(text: string, language: string): InDigits {
  const written: Span[] = [];
  const said = text.replace(PART_OF_HOUR, (words: string, ...rest: unknown[]) => {
    const at = rest.findLast((part) => typeof part === 'number') as number;
    written.push([at, at + words.length]);
    return partOfHour(words, ...rest);
  });
  const counted = said.replace(
    DECADES,
    (words: string, count: string, decades: string, at: number) => {
      written.push([at, at + words.length]);
      return inYears(words, count, decades);
    },
  );
  const digits = counted.replace(SPELLED, (found: string, at: number) => {
    const [article = ''] = ARTICLE.exec(found) ?? [];
    const words = found.slice(article.length);
    const value = readNumber(words, language);
    if (value === undefined) return found;
    const end = at + found.length;
    if (value <= SPEECH && FAR.test(counted.slice(end))) return found;
    written.push([at + article.length, end]);
    return `${article}${String(value).padStart(words.length)}`;
  });
  return {
    text: digits,
    whole: ([start, end]) => {
      const words = written.find((span) => span[0] <= start && start < span[1]);
      return [words?.[0] ?? start, Math.max(end, words?.[1] ?? end)];
    },
  };
}
