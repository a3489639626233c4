import { typeAndAbove } from '../../../schemas/config/business-type.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { DAY } from './hour-ranges.ts';
import { type HoursFault, reportHours } from './hours-fault.ts';

/** A night this long, which ends this late, is a time of the afternoon written in 12 hours: 09:00 to 05:00, and 09:30 to 03:00 beside hours of a day; a bar may be open from 10:00 to 03:00. */
const LONGEST_NIGHT = 19 * 60;
const LONGEST_AMONG_DAYS = 17.5 * 60;
const EARLIEST_SLIP = 3 * 60;

/** A night this long that ends around midday, or in the morning beside hours of a day, has its two times swapped. */
const HALF_DAY = 12 * 60;
const MIDDAY = 10 * 60;
const MORNING = 7 * 60;

/** A night this long that ends in the morning is too long even for a service that works in nights only. */
const LONG_NIGHT = 16 * 60;

/** Hours of a day in a week that knows no night: from the morning until the shops close, on at least so many other days. */
const EARLIEST_OPENING = 5 * 60;
const LATEST_CLOSING = 21.5 * 60;
const NOON = 12 * 60;
const FEWEST_DAYS = 3;

/** Businesses that may be open into one night of the week: a café whose Saturdays end at one o'clock. */
const OF_EVENINGS = [
  ...['FoodEstablishment', 'EntertainmentBusiness', 'LodgingBusiness'],
  ...['SportsActivityLocation', 'PerformingGroup', 'MovieTheater'],
];

/** Words by which a business of no such type says in its name that it is one. */
const EVENING_WORDS =
  /(?<!\p{L})(?:bars?|pubs?|clubs?|caf[eé]s?|cafeterías?|bistros?|brasserie|inn|tavern|taproom|brewery|wine|restaurant\p{L}*|theat(?:re|er)|cinema|lounge|\p{L}*(?:kneipe|bar|wirt|wirtschaft|stube|brauerei|kino|keller)|theater|cantina|taberna|bodega|tapas|cine|teatro|sala|peña)(?!\p{L})/iu;

interface Hours {
  opens: string;
  closes: string;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Opening and closing time in minutes; a closing time after midnight counts on. */
function spanOf({ opens, closes }: Hours): readonly [number, number] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return [from, to > from ? to : to + DAY];
}

function overlap(one: Hours, other: Hours): boolean {
  const [from, to] = spanOf(one);
  const [otherFrom, otherTo] = spanOf(other);
  return from < otherTo && otherFrom < to;
}

/** True of hours that end before midnight; a whole day is no such hours. */
function isOfDay(hours: Hours): boolean {
  const [from, to] = spanOf(hours);
  return to <= DAY && to - from < HALF_DAY + MIDDAY;
}

function isHours(value: unknown): value is Hours {
  const { opens, closes } = (value ?? {}) as Partial<Hours>;
  return typeof opens === 'string' && typeof closes === 'string';
}

/** How a time of the afternoon is written: the one that was meant if a clock of twelve hours shows this one. */
function inTheAfternoon(time: string): string {
  const [hour = 0, minutes = 0] = time.split(':').map(Number);
  if (hour === 0 && minutes > 0)
    return `${minutes} minutes after noon as "12:${twoDigits(minutes)}"`;
  const isShown = hour >= 1 && hour < 12;
  const [meant, past] = isShown ? [hour, minutes] : [5, 0];
  const shown = past === 0 ? meant : `${meant}:${twoDigits(past)}`;
  return `${shown} in the ${meant < 6 ? 'afternoon' : 'evening'} as "${meant + 12}:${twoDigits(past)}"`;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}

/** How the hours of a business look beside those that are judged. */
interface Beside {
  /** Whether others are those of a day. */
  isAmongDays?: boolean;
  /** Whether these are the only ones of the week that last into the night, and begin like all others. */
  isOddNight?: boolean;
}

function* spanFaults(
  path: Path,
  hours: Hours,
  { isAmongDays = false, isOddNight = false }: Beside = {},
): Generator<HoursFault> {
  const { opens, closes } = hours;
  const [from, to] = spanOf(hours);
  const isSame = opens === closes && minutesOf(opens) > 0;
  const longest = isAmongDays ? LONGEST_AMONG_DAYS : LONGEST_NIGHT;
  const isLate = to - DAY >= EARLIEST_SLIP && to - from >= longest;
  const isSwapped =
    to - DAY >= MORNING && to - from >= (isAmongDays || to - DAY >= MIDDAY ? HALF_DAY : LONG_NIGHT);
  const isSlip = !isSame && (isLate || isSwapped || isOddNight);
  if (isSame)
    yield {
      path: [...path, 'closes'],
      message: `Opening and closing time are both ${opens}.`,
      hint: 'Correct one of them; a day without a break is "00:00" to "23:59".',
    };
  else if (isSlip)
    yield {
      path: [...path, 'closes'],
      message: `From ${opens} to ${closes} the business would be open until the next morning.`,
      hint: `Write times in 24 hours, ${inTheAfternoon(closes)}, and the earlier one first.`,
    };
}

/** True if a known conflict says that hours are another reading of those of a day; a night service is none. */
function isReadingOfDay({ business, knownConflicts = [] }: SiteConfig, name: string): boolean {
  const days = Object.entries(business.hours ?? {}).flatMap(([other, hours]) =>
    other !== name && isHours(hours) && isOfDay(hours) ? [`business.hours.${other}.`] : [],
  );
  return knownConflicts.some(
    ({ readings }) =>
      readings.some((fact) => fact.startsWith(`business.hours.${name}.`)) &&
      readings.some((fact) => days.some((day) => fact.startsWith(day))),
  );
}

/** Sunday is the day on which most are closed, so that it is not missed. */
const WORKING = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What to do about a day with two hours: usually it stands where another one was meant, which has none then. */
function hintOf(days: readonly string[]): string {
  const missing = WORKING.filter((day) => !days.includes(day));
  const [day] = missing;
  return missing.length === 1 && day !== 'Saturday'
    ? `${day} has no hours: write it in one of the two entries, if it was meant there.`
    : 'Take the day out of one of the two entries.';
}

/** True of hours that begin in the morning and end before night, as those of shops and offices do. */
function isOrdinary({ opens, closes }: Hours): boolean {
  const [from, to] = spanOf({ opens, closes });
  return from >= EARLIEST_OPENING && to <= LATEST_CLOSING;
}

/**
 * True of the hours of one day that begin in the morning and end after midnight, where all other days are ordinary: the
 * half day until 1 PM, written as `01:00`. Bars have several such days, or late ones before them.
 */
function isNightOfDays(
  { opens, closes }: Hours,
  { hours, type, name, tagline = '' }: SiteConfig['business'],
): boolean {
  const { week = [] } = hours ?? {};
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  if (from < EARLIEST_OPENING || from >= NOON || to === 0 || to >= MORNING) return false;
  // Twelve hours later it must be a closing time of the same day.
  if (to + NOON <= from) return false;
  const others = week.filter((other) => other.opens !== opens || other.closes !== closes);
  const days = new Set(others.flatMap((other) => other.days));
  return (
    others.length === week.length - 1 &&
    days.size >= FEWEST_DAYS &&
    others.every(isOrdinary) &&
    !typeAndAbove(type).some((above) => OF_EVENINGS.includes(above)) &&
    !EVENING_WORDS.test(`${name} ${JSON.stringify(tagline)}`)
  );
}

interface Overlap {
  /** Place in its list. */
  at: number;
  day: string;
  other: Hours;
}

/** The days of an entry that have other hours at the same time, each once. */
function* overlapsOf(
  days: readonly string[],
  hours: Hours,
  earlier: readonly (Hours & { day: string })[],
): Generator<Overlap> {
  for (const [at, day] of days.entries()) {
    const other = earlier.find((one) => one.day === day && overlap(one, hours));
    if (other && days.indexOf(day) === at) yield { at, day, other };
  }
}

function* hoursFaults(config: SiteConfig): Generator<HoursFault> {
  const { week = [], ...named } = config.business.hours ?? {};
  for (const [name, hours] of Object.entries(named))
    if (isHours(hours))
      yield* spanFaults(['business', 'hours', name], hours, {
        isAmongDays: isReadingOfDay(config, name),
      });
  const earlier: (Hours & { day: string })[] = [];
  for (const [index, { days, ...hours }] of week.entries()) {
    const path = ['business', 'hours', 'week', index];
    const isAmongDays = week.some((other) => isOfDay(other));
    const isOddNight = days.length === 1 && isNightOfDays(hours, config.business);
    yield* spanFaults(path, hours, { isAmongDays, isOddNight });
    const told = [...overlapsOf(days, hours, earlier)];
    // Where all days of an entry overlap, its times are wrong, and not one of its days.
    const [first] = told;
    const isOfAll = first && days.length > 1 && told.length === new Set(days).size;
    if (isOfAll)
      yield {
        path: [...path, 'opens'],
        message: `${hours.opens} to ${hours.closes} overlaps with the other hours of these days, ${first.other.opens} to ${first.other.closes}.`,
        hint: 'Correct the times of one of the two entries.',
      };
    else
      for (const { at, day, other } of told)
        yield {
          path: [...path, 'days', at],
          message: `${day} has other hours already, ${other.opens} to ${other.closes}, which overlap with these.`,
          hint: hintOf(week.flatMap((entry) => entry.days)),
        };
    earlier.push(...days.map((day) => ({ day, ...hours })));
  }
}

/** Reports hours that no business keeps: two for one time of a day, and closing times in 12 hours. */
export function checkHours(config: SiteConfig, source: SourceFile, locate: Locate): Diagnostic[] {
  return reportHours([...hoursFaults(config)], source, locate);
}
