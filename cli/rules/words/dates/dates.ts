import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { endOfHoliday, HOLIDAY } from './holidays.ts';

/** A day or a month in a text. */
export interface WrittenDate {
  span: Span;
  /** The last moment that it can refer to, as in `Date.UTC`. */
  ends: number;
}

const MONTHS: readonly (readonly string[])[] = [
  ['january', 'jan', 'enero', 'januar', 'jänner'],
  ['february', 'feb', 'febrero', 'februar'],
  ['march', 'mar', 'marzo', 'märz'],
  ['april', 'apr', 'abril'],
  ['may', 'mayo', 'mai'],
  ['june', 'jun', 'junio', 'juni'],
  ['july', 'jul', 'julio', 'juli'],
  ['august', 'aug', 'agosto'],
  ['september', 'sep', 'sept', 'septiembre'],
  ['october', 'oct', 'octubre', 'oktober', 'okt'],
  ['november', 'nov', 'noviembre'],
  ['december', 'dec', 'diciembre', 'dezember', 'dez'],
];

const NUMBERS = new Map(
  MONTHS.flatMap((names, month) => names.map((name) => [name, month + 1] as const)),
);
/** Source of an expression for a month. */
export const MONTH = [...NUMBERS.keys()].sort((a, b) => b.length - a.length).join('|');
const SEASON =
  'spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|primavera|verano|otoño|invierno';
const YEAR = '(?:19|20)\\d\\d';

const YEARS = new RegExp(YEAR, 'g');

const DATE = new RegExp(
  [
    `(?<iso>${YEAR}-\\d\\d-\\d\\d)`,
    `(?<![\\d.])(?<dots>\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?${YEAR})`,
    `(?<![\\d/-])(?<slashes>\\d{1,2}(?:/\\d{1,2}/|-\\d{1,2}-)${YEAR})`,
    `(?<american>(?:${MONTH})\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR})`,
    `(?<![\\d])(?<european>\\d{1,2}(?:st|nd|rd|th|\\.)?(?: de| of)? (?:${MONTH})\\.?,?(?: de| del)? ${YEAR})`,
    `(?<season>(?<!\\p{L})(?:${SEASON}|${HOLIDAY})(?: of| de| del|,)? ${YEAR})`,
    `(?<month>(?<!\\p{L})(?:${MONTH})\\.?,?(?: of| de| del)? ${YEAR})`,
  ]
    .map((form) => `${form}(?!\\d)`)
    .join('|'),
  'giu',
);

function endOfDay(year: number, month: number, day: number): number {
  return Date.UTC(year, month - 1, day + 1) - 1;
}

function endOf(written: string, isMonth: boolean): number {
  const year = Number(new RegExp(YEAR).exec(written)?.[0]);
  const numbers = (written.match(/\d+/g) ?? []).map(Number).filter((number) => number !== year);
  const name = written
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.find((word) => NUMBERS.has(word));
  const month = name === undefined ? undefined : NUMBERS.get(name);
  if (isMonth) return Date.UTC(year, month ?? 12, 1) - 1;
  if (month !== undefined) return endOfDay(year, month, numbers[0] ?? 1);
  const [first = 1, second = 1] = numbers;
  // 3/4/2025 is in March or April; it is past when both are.
  return /^\d{4}/.test(written)
    ? endOfDay(year, first, second)
    : /[/-]/.test(written)
      ? Math.max(
          ...[
            [first, second],
            [second, first],
          ].flatMap(([month = 1, day = 1]) => (month > 12 ? [] : [endOfDay(year, month, day)])),
        )
      : endOfDay(year, second, first);
}

/** A date with two digits of its year: `9/30/26`, `30.9.26`. */
const SHORT_DATE =
  /(?<![\d./-])(?<first>\d{1,2})(?<sign>[./])(?<second>\d{1,2})\k<sign>(?<year>\d\d)(?![\d/%]|[.,]\d)/g;

/** The last day of a month. */
function lastDay(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The dates in a text with two digits of their year; other numbers with two dots or slashes are none. */
export function shortDatesIn(text: string): WrittenDate[] {
  return [...matchesIn(text, SHORT_DATE)].flatMap(({ 0: written, index, groups = {} }) => {
    const [first, second] = [Number(groups.first), Number(groups.second)];
    const year = 2000 + Number(groups.year);
    const orders = groups.sign === '/' ? [[first, second]] : [];
    const ends = [...orders, [second, first]].flatMap(([month = 0, day = 0]) =>
      month >= 1 && month <= 12 && day >= 1 && day <= lastDay(year, month)
        ? [endOfDay(year, month, day)]
        : [],
    );
    const span = [index, index + written.length] as const;
    return ends.length === 0 ? [] : [{ span, ends: Math.max(...ends) }];
  });
}

/** A winter extends into the next year, and in the southern hemisphere a summer does. */
function endOfSeason(written: string): number {
  const year = Number(new RegExp(YEAR).exec(written)?.[0]);
  const holiday = endOfHoliday(written, year);
  if (holiday !== undefined) return holiday;
  return /winter|invierno|summer|sommer|verano/i.test(written)
    ? endOfDay(year + 1, 3, 31)
    : endOfDay(year, 12, 31);
}

/** Characters around a year that a date can consist of, with the one before it. */
const BEFORE_YEAR = 50;
const AFTER_YEAR = 12;

/** The parts of a text around its years: the names of the months are searched for only there. */
function aroundYears(text: string): Span[] {
  const parts: [number, number][] = [];
  for (const { index } of matchesIn(text, YEARS)) {
    const [start, end] = [Math.max(0, index - BEFORE_YEAR), index + AFTER_YEAR];
    const last = parts.at(-1);
    if (last && start <= last[1]) last[1] = end;
    else parts.push([start, end]);
  }
  return parts;
}

/** The dates in an English, Spanish or German text; a year alone is not a date. */
export function datesIn(text: string): WrittenDate[] {
  return aroundYears(text).flatMap(([from, to]) =>
    [...matchesIn(text.slice(from, to), DATE)].map(({ 0: written, index, groups }) => ({
      span: [from + index, from + index + written.length] as const,
      ends:
        groups?.season === undefined
          ? endOf(written, groups?.month !== undefined)
          : endOfSeason(written),
    })),
  );
}
