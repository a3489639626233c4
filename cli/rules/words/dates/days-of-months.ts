import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';

/** Names of the months, from January on. */
const MONTHS: readonly (readonly string[])[] = [
  ['january', 'januar', 'jänner', 'enero'],
  ['february', 'februar', 'feber', 'febrero'],
  ['march', 'märz', 'marzo'],
  ['april', 'abril'],
  ['may', 'mai', 'mayo'],
  ['june', 'juni', 'junio'],
  ['july', 'juli', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'oktober', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'dezember', 'diciembre'],
];

const NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
);
/** Source of an expression for a month. */
export const MONTH_NAME = [...NUMBERS.keys()].join('|');

/** The number of a month by its name, from 1 for January. */
export function monthNamed(name: string): number | undefined {
  return NUMBERS.get(name.toLowerCase());
}

/** Days that each month may have, from January on. */
const LENGTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** What may follow a day in American order; a noun would make a count of it: "In June 31 families came". */
const AFTER_DAY = `(?:st|nd|rd|th)?(?!\\d)(?=,? (?:19|20)\\d\\d|[.,;:!?)–—-](?!\\d)|$|\\n| (?:at|from|to|until|till|through|and|or|is|we|you|for|if|with|in|on|only)(?!\\p{L}))`;

/** A day and its month, with a year or without. */
const DAY = new RegExp(
  [
    `(?<![\\d.,:/])(?<european>\\d{1,2})(?:st|nd|rd|th|\\.)?(?: de| of)? (?<month>${MONTH_NAME})(?![\\p{L}-])(?!\\.? (?:\\p{Lu}\\p{L}* )?(?:street|st\\.?|lane|road|avenue|ave\\.?|drive|close|way)(?!\\p{L}))(?:(?: de| del|,)? (?<year>(?:19|20)\\d\\d)(?!\\d))?`,
    `(?<!\\p{L})(?<name>${MONTH_NAME}) (?<american>\\d{1,2})${AFTER_DAY}(?:,? (?<its>(?:19|20)\\d\\d)(?!\\d))?`,
    `(?<![\\d.,:/])(?<dotted>\\d{1,2})\\. ?(?<number>0?[1-9]|1[0-2])\\.(?: ?(?<dottedYear>(?:19|20)\\d\\d)(?!\\d)|(?! ?\\d))`,
  ].join('|'),
  'giu',
);

/** Directly before a date in German digits, without which they may number a section. */
const DATED =
  /(?<!\p{L})(?:am|vom|zum|bis|ab|den|dem|und|(?:mon|diens|donners|frei|sams|sonn)tag,?|mittwoch,?|(?:Mo|Di|Mi|Do|Fr|Sa|So)[.,]{1,2}) (?:den |dem )?$/iu;

/** A day of a month in a text. */
export interface DayOfMonth {
  span: Span;
  /** From 1 for January. */
  month: number;
  day: number;
  /** Undefined if the text does not say it beside the day. */
  year: number | undefined;
}

/** The days in a text that name their month, or number it in the German way. */
export function* daysOfMonths(text: string): Generator<DayOfMonth> {
  for (const { 0: found, index, groups: g = {} } of matchesIn(text, DAY)) {
    const name = g.month ?? g.name;
    const day = Number(g.european ?? g.american ?? g.dotted);
    const month = name === undefined ? Number(g.number) : (NUMBERS.get(name.toLowerCase()) ?? 0);
    const written = g.year ?? g.its ?? g.dottedYear;
    const isBare = name === undefined && written === undefined;
    if (day < 1 || day > 31 || (isBare && !DATED.test(text.slice(0, index)))) continue;
    const year = written === undefined ? undefined : Number(written);
    yield { span: [index, index + found.length], month, day, year };
  }
}

/** Cheap test for a day that its month does not have. */
const LATE =
  /(?<!\d)(?:29|3[01])(?:st|th|\.)?(?: de| of)? ?(?:feb|apr|abr|jun|sep|set|nov|(?:0?[2469]|11)\.)|(?:feb|apr|jun|sep|nov)\p{L}* (?:29|3[01])(?!\d)/iu;

/** False if no text of a copy may have a day that its month does not have. */
export function mayBeNoDay(copy: string): boolean {
  return LATE.test(copy);
}

/** Days in a text that no calendar has: „31. November“, "June 31", 29 February of a year that is no leap year. */
export function* impossibleDays(text: string): Generator<DayOfMonth> {
  if (!LATE.test(text)) return;
  for (const date of daysOfMonths(text)) {
    const { month, day, year } = date;
    const isLate = day > (LENGTHS[month - 1] ?? 31);
    const isLeapDay = month === 2 && day === 29 && year !== undefined;
    const isMissing = isLeapDay && new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
    if (isLate || isMissing) yield date;
  }
}
