import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { DAY_NAME } from '../dates/weekdays.ts';
import { textsBeside } from '../surroundings.ts';
import { ONLY_DAYS } from './said-days.ts';
import { dayNamed, hoursOn } from './weekdays.ts';

/** A name of a row in which the business itself is open. */
const OPENING =
  /(?<!\p{L})(?:open\p{L}*|hours|office|shop|store|phone|line|geöffnet|\p{L}*zeiten|laden|büro|telefon|abiert[oa]s?|abrimos|horarios?|oficina|tienda|teléfono)(?!\p{L})/iu;

/** True for the name of a row that is the time at which it begins: “From 10 AM” beside “10 AM to 2 PM”. */
function isNamedByTime({ path, text }: LocatedText, raw: object): boolean {
  const hours = path.at(-1) === 'name' && valueAt(raw, [...path.slice(0, -1), 'hours']);
  const [hour] = /\d{1,2}/.exec(text) ?? [];
  return (
    typeof hours === 'string' && hour !== undefined && Number(hour) === Number.parseInt(hours, 10)
  );
}

/**
 * What stands beside the times of one step of a programme: a row of a schedule that is named neither after days nor after the business.
 * Undefined for any other text.
 */
export function stepOfProgramme(located: LocatedText, raw: object): string | undefined {
  const { path } = located;
  const isOfSlot =
    path.includes('slots') && (path.at(-1) === 'hours' || isNamedByTime(located, raw));
  if (!isOfSlot) return undefined;
  const name = valueAt(raw, [...path.slice(0, -1), 'name']);
  if (typeof name !== 'string' || ONLY_DAYS.test(name) || OPENING.test(name)) return undefined;
  const heading = valueAt(raw, [...path.slice(0, -3), 'heading']);
  return [...textsBeside(located, raw), heading].join('\n');
}

/** True for the hours of a row of a schedule that refers to those of the business in another row. */
export function isAmongOpeningHours({ path }: LocatedText, raw: object): boolean {
  const rows = path.at(-1) === 'hours' ? valueAt(raw, path.slice(0, -2)) : undefined;
  return (
    Array.isArray(rows) &&
    rows.some((row, at) => at !== path.at(-2) && /\{business\.hours\./.test(Object(row).hours))
  );
}

/** True for a text of an entry with a date of its own, such as December 24 in a list of what comes: its times are no rule. */
export function isOfDatedEntry({ path }: LocatedText, raw: object): boolean {
  const date = path.at(-1) === 'date' ? undefined : valueAt(raw, [...path.slice(0, -1), 'date']);
  return typeof date === 'string' && /\d/.test(date) && !/^\s*\d{4}\s*$/.test(date);
}

/**
 * True for times at whose end a page expires: those of the event that it is about.
 *
 * @param to when they end, in minutes after midnight.
 */
export function areOfExpiringEvent(to: number, raw: object): boolean {
  const end = valueAt(raw, ['page', 'expireAt']);
  const [, hour, minute] = /T(\d\d):(\d\d)/.exec(String(end)) ?? [];
  return hour !== undefined && Number(hour) * 60 + Number(minute) === to;
}

/** A day of the week that stands alone: "Sábados". */
const DAY = new RegExp(`(?<!\\p{L})(?<day>${DAY_NAME})s?(?!\\p{L})`, 'iu');

/** Minutes from one time to the same on the face of a clock. */
const HALF = 12 * 60;

/** Two times that a text says, in minutes after midnight; that may be the first half of the day in place of the second. */
interface Times {
  from: number;
  to: number;
}

/** True for times within the hours of the business on a day, from Monday as 0. */
export function areWithin({ from, to }: Times, day: number, facts: Facts): boolean {
  // "Nine to twelve" ends at noon.
  const length = (to - from + 2 * HALF) % HALF || HALF;
  return hoursOn(day, facts).some((hours) =>
    [0, HALF].some((half) => hours.from <= from + half && from + length + half <= hours.to),
  );
}

/**
 * True for times, within the hours of the business, of a day on which something of the page takes place every week, as another text
 * of it says: "Every Saturday", "los sábados por la mañana".
 *
 * @param said the day before the times. @param others what the page says.
 */
export function isOfWeeklyEvent(said: string, times: Times, others: string, facts: Facts): boolean {
  const day = DAY.exec(said)?.groups?.day;
  const named = day === undefined ? undefined : dayNamed(day);
  if (named === undefined || !areWithin(times, named, facts)) return false;
  return new RegExp(
    `(?<!\\p{L})(?:(?:every|each|jeden|cada|todos los) ${day}|${day}s? (?:mornings?|afternoons?|evenings?|por la (?:mañana|tarde|noche)|vormittags?|nachmittags?|abends?))`,
    'iu',
  ).test(others);
}
