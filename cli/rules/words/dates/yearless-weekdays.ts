import { WEEKDAYS } from '../../../../schemas/config/site-business.ts';
import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { type DayOfMonth, daysOfMonths } from './days-of-months.ts';
import { TOLD_VERBS } from './told-verbs.ts';
import { DAY_NAME, dayOf } from './weekdays.ts';

/** Directly before a day of a month: its day of the week, which is not the last of several, and not every week’s: «los lunes». */
const BEFORE = new RegExp(
  `(?<![\\p{L}–/-])(?<!(?<!\\p{L})los )(?<!(?:${DAY_NAME})s?,? ?(?:and|or|to|und|oder|bis|y|o|a|al|&|[–/-]) ?(?:the |den |el )?)(?<day>${DAY_NAME})(?:,? (?:the |den |dem |el |día )?)$`,
  'iu',
);

/** Cheap test for a day of the week before digits, or before the name of a month. */
const SEEN =
  /(?:day|tag|abend|woch|lunes|martes|rcoles|jueves|viernes|bado|mingo),? (?:the |den |dem |el |día )?(?:\d{1,2}(?!\d|:|[.]\d\d(?!\.)| uhr| am| pm)|\p{Lu}\p{L}+ \d)/iu;

/** What happened is of a year that the words before it may tell. */
const TOLD = new RegExp(`(?<!\\p{L})(?:opened|closed|stood|started|${TOLD_VERBS})(?!\\p{L})`, 'iu');

/** Parts of a page about the past. */
const HISTORY = new Set<PropertyKey>(['timeline', 'quote', 'credit']);

/** True for a part of a page about the past; the timeline of a page that will be taken down is of what is to come. */
function isHistory({ path }: LocatedText, { raw }: CopyFile): boolean {
  const { expireAt } = Object(Object(raw).page) as { expireAt?: unknown };
  return path.some((key) => HISTORY.has(key) && !(key === 'timeline' && expireAt !== undefined));
}

/** Directly before the first of several dates: their common day of the week, “Thursdays 14 January, 11 February”. */
const ON_DAYS =
  /(?<![\p{L}–/-])(?:(?<day>\p{L}+day)s|los (?<dia>lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?),?:? $/iu;
const SEEN_DAYS = /(?:days|los (?:lunes|martes|mi.rcoles|jueves|viernes|s.bados|domingos)),?:? \d/i;

/** Between two dates of such a list. */
const NEXT_OF_LIST = /^(?:, (?:and |y )?| and | y | & )$/u;

/** False if no text of a copy has a day of the week before a day of a month. */
export function mayNameDay(copy: string): boolean {
  return SEEN.test(copy) || SEEN_DAYS.test(copy);
}

/** The dates of a text that stand behind a day of the week in the plural, each with that day. */
function* listedDays(text: string): Generator<{ date: DayOfMonth; name: string }> {
  let [name, last] = ['', 0];
  for (const date of daysOfMonths(text)) {
    const [start, end] = date.span;
    const { day, dia } = ON_DAYS.exec(text.slice(Math.max(0, start - 24), start))?.groups ?? {};
    if (name === '' || !NEXT_OF_LIST.test(text.slice(last, start))) name = day ?? dia ?? '';
    last = end;
    if (name !== '' && date.year === undefined) yield { date, name };
  }
}

/** Days of a list that are on another day of the week than all of it, in every year that may be meant. */
export function* otherListedDays(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<OtherDay> {
  const { text } = located;
  if (!SEEN_DAYS.test(text) || isHistory(located, file.whole)) return;
  const named = new Set(text.match(YEAR)?.map(Number));
  for (const { date, name } of listedDays(text)) {
    file.dependsOnOthers(located);
    const said = dayOf(name);
    const years = named.size === 1 ? [...named] : yearsOf(date, file, facts);
    const [year] = years;
    if (said === -1 || year === undefined || years.some((one) => dayIn(one, date) === said))
      continue;
    const other = WEEKDAYS.at(dayIn(year, date) - 1) ?? '';
    yield { span: date.span, date: text.slice(...date.span), year, other };
  }
}

/** The day of the week, as in `Date`, of a day in some year. */
function dayIn(year: number, { month, day }: DayOfMonth): number {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Most days from its publication to its end of a page that no day of a month comes twice in. */
const LONGEST = 300;

/**
 * The only year in which a day falls between the publication of a page and its end; without a publication, that of the end if it is
 * this day.
 */
function yearShown({ month, day }: DayOfMonth, { raw, kind }: CopyFile): number | undefined {
  const page = kind === 'landing' ? Object(Object(raw).page) : Object(raw);
  const { publishAt, expireAt } = page as { publishAt?: unknown; expireAt?: unknown };
  const end = Date.parse(String(expireAt).slice(0, 10));
  const start = Date.parse(String(publishAt).slice(0, 10));
  if (Number.isNaN(end)) return undefined;
  const year = new Date(end).getUTCFullYear();
  const isEnd = Date.UTC(year, month - 1, day) === end;
  if (Number.isNaN(start)) return isEnd ? year : undefined;
  if (end - start > LONGEST * DAY) return isEnd ? year : undefined;
  return [year, year - 1].find((one) => {
    const at = Date.UTC(one, month - 1, day);
    return at >= start && at <= end;
  });
}

/**
 * The years that a day without one may be of: that of the same day elsewhere in the file, unless it is long past, else the last and
 * the next in which it occurs, and all years that the file names.
 */
function yearsOf(date: DayOfMonth, file: CopyFile, facts: Facts): number[] {
  const shown = yearShown(date, file.whole);
  if (shown !== undefined) return [shown];
  const copy = resolveFacts(file.whole.copy, facts);
  const now = new Date(facts.now ?? Date.now());
  const isOver = Date.UTC(now.getUTCFullYear(), date.month - 1, date.day + 1) < now.getTime();
  const next = now.getUTCFullYear() + (isOver ? 1 : 0);
  const same = [...daysOfMonths(copy)].flatMap(({ month, day, year = 0 }) =>
    month === date.month && day === date.day && year >= next - 1 ? [year] : [],
  );
  if (same.length > 0) return same;
  const named = copy.match(YEAR) ?? [];
  return [next, next - 1, ...named.map(Number)];
}

/** Between two dates of which the second says nothing of the year of the first: the next cell of a row, and a deadline. */
const APART =
  /[|;]|(?<!\p{L})(?:by|before|deadline|closing|closes|apply|book(?:ing|ings)?|register|registration|vor|spätestens|\p{L}*schluss|anmeld\p{L}*|bewerb\p{L}*|buch\p{L}*|antes|plazo|inscri\p{L}*|reserv\p{L}*)(?!\p{L})/iu;

/** A day of the week that a day of a month is in none of its years. */
export interface OtherDay {
  span: Span;
  /** The date as written. */
  date: string;
  year: number;
  /** What day it is then. */
  other: string;
}

/** Days of the week before days without a year that are on another one in every year that may be meant. */
export function* otherDays(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<OtherDay> {
  const { text } = located;
  if (!SEEN.test(text) || isHistory(located, file.whole)) return;
  for (const date of daysOfMonths(text)) {
    const [start, end] = date.span;
    const before = BEFORE.exec(text.slice(Math.max(0, start - 40), start));
    const name = before?.groups?.day;
    if (date.year !== undefined || name === undefined || !before) continue;
    if (date.month === 2 && date.day === 29) continue;
    const sentence = sentenceAt(text, start);
    // The full stop of the day, as in "5. August", ends no sentence.
    const [rest = ''] = /^[^.!?\n]*/.exec(text.slice(end)) ?? [];
    if (TOLD.test(text.slice(sentence.start, sentence.end)) || TOLD.test(rest)) continue;
    file.dependsOnOthers(located);
    const said = dayOf(name);
    // "Saturday 20 February and Saturday 13 March 2027": the last of several says the year.
    const listed = [...daysOfMonths(text)].filter(
      ({ span: [at], year, month }) =>
        year !== undefined &&
        at > start &&
        at < sentence.end &&
        month >= date.month &&
        !APART.test(text.slice(end, at)),
    );
    const years =
      listed.length > 0 ? listed.flatMap(({ year }) => year ?? []) : yearsOf(date, file, facts);
    const [year] = years;
    if (year === undefined || years.some((one) => dayIn(one, date) === said)) continue;
    const at = Math.max(0, start - 40) + before.index;
    yield {
      span: [at, at + name.length],
      date: text.slice(start, end),
      year,
      other: WEEKDAYS.at(dayIn(year, date) - 1) ?? '',
    };
  }
}
