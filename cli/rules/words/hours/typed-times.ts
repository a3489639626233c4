import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS } from '../../../content/facts/hour-texts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAY_NAME } from '../dates/weekdays.ts';
import { isAbout } from '../figures/figure-topics.ts';
import { hintOfFact, readsForeign } from '../language/fact-language.ts';
import { sentenceAt } from '../sentence-at.ts';
import { areOfOneCase, hoursOfGroup } from './apart/hours-apart.ts';
import { goesOnAsHours } from './behind-hours.ts';
import type { ClockRange } from './clock-ranges.ts';
import { dayBefore, strayFromHours } from './day-hours.ts';
import { meantOnDays } from './days-around.ts';
import { isOfReferences } from './hours-of-lessons.ts';
import { areOthersOpen, isOfOtherPlace } from './hours-of-others.ts';
import { areOfRoom } from './hours-of-rooms.ts';
import { hintOfDays, hoursOfOtherDay, OTHER_HOURS, type Told } from './hours-told.ts';
import { hintAfter } from './joined-times.ts';
import { type KnownRange, rangesOf } from './known-ranges.ts';
import {
  AJAR,
  HERE,
  HERE_ON_DAY,
  ON_HOLIDAY,
  OPEN,
  OUTSIDE,
  THERE,
  UNUSUAL,
  WEEK,
} from './opening-words.ts';
import { isOfSeason } from './seasons.ts';
import { isOfProgramme, isOnDate } from './single-days.ts';
import { hoursOn } from './weekdays.ts';
import { saysOpening } from './whose-times.ts';

/** Minutes between the two times of a face of a clock. */
export const HALF_DAY = 12 * 60;

/** True for the difference of two times that are the same on the face of a clock. */
const isHalf = (minutes: number) => minutes % HALF_DAY === 0;

const ANY_DAY = new RegExp(`(?<!\\p{L})(?:${DAY_NAME})s?(?!\\p{L})`, 'iu');

/** True if a fact gives its times a day, and a text neither says a day nor speaks of what the fact is about. */
function isOfAnotherDay(name: string | undefined, text: string, facts: Facts): boolean {
  const isOfDay = name !== undefined && ANY_DAY.test(facts.get(name) ?? '');
  return isOfDay && !ANY_DAY.test(text) && !isAbout(name, text);
}

/** What to write in the place of times that the configuration has. */
function hintOfRange(
  { ofWeek, names }: KnownRange,
  before: string,
  language: string,
  facts: Facts,
): string {
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const saysDays = ANY_DAY.test(line.slice(sentenceAt(line, line.length).start));
  if (ofWeek) return hintOfDays(ofWeek, { saidDay: dayBefore(before, before.length), saysDays });
  return names.length > 1
    ? `Write ${names.map((each) => `{${each}}`).join(' to ')} in their place.`
    : hintOfFact(names[0] ?? '', language, facts, 'their');
}

/** What stands in the place of times: the hours of a day, or the text of a fact. */
function textOfRange({ ofWeek, names }: KnownRange, facts: Facts): string | undefined {
  const [opens = ''] = names;
  return facts.get(ofWeek ? (ofWeek.day ?? WEEK_HOURS) : (names.at(-1) ?? opens));
}

function toldOfRange(
  { from, to, span: [start] }: ClockRange,
  text: string,
  {
    isOpening,
    mayBeOpening,
    isOfEvent,
    isOnDate,
    isProgramme,
  }: Record<'isOpening' | 'mayBeOpening' | 'isOfEvent' | 'isOnDate' | 'isProgramme', boolean>,
  { facts, step, language, around }: TimesOfText,
): Told | undefined {
  const ranges = rangesOf(facts);
  const isOfSite = (range: KnownRange) => !range.isOpening || isOpening || mayBeOpening;
  const all = ranges.filter(
    (range) =>
      range.from === from &&
      range.to === to &&
      isOfSite(range) &&
      !isOfAnotherDay(range.names[0], text, facts),
  );
  const isForeign = ([name = '']: readonly string[]) =>
    readsForeign(facts.get(name) ?? '', language);
  const same = all.find(({ names }) => !isForeign(names)) ?? all[0];
  // What is said of one day of the calendar is no rule, and may differ.
  if (isOnDate || (same?.isOpening && isProgramme)) return undefined;
  // A lesson may take as long as the business is open that day, which no fact has a name for.
  if (same?.names.length === 0 && isOfEvent) return undefined;
  if (step !== undefined && same && !same.names.some((name) => isAbout(name, step)))
    return undefined;
  const day = same?.ofWeek && dayBefore(text, start);
  const isOfDay = (each: number) =>
    hoursOn(each, facts).some((hours) => hours.from === from && hours.to === to);
  if (day !== undefined && !isOfDay(day)) return hoursOfOtherDay(day, facts);
  if (same?.ofWeek && !isOpening) {
    const words = around(start);
    const has = (day: { from: number; to: number }) => day.from === from && day.to === to;
    const meant = meantOnDays(words, facts, has, saysOpening(words));
    if (meant !== 'typed') return meant === 'other' ? OTHER_HOURS : undefined;
  }
  if (same) {
    return {
      message:
        'These times are typed in by hand, so they stay when those in site.config.yaml change.',
      hint: hintAfter(
        text.slice(0, start),
        hintOfRange(same, text.slice(0, start), language, facts),
      ),
      value: textOfRange(same, facts),
    };
  }
  if (!isOpening || facts.hours !== true) return undefined;
  // Hours in words may be those of a night: "from six to two".
  const isOfNight = ranges.some(
    (range) =>
      range.isOpening &&
      range.to < range.from &&
      isHalf(range.from - from) &&
      isHalf(range.to - to),
  );
  return isOfNight ? undefined : OTHER_HOURS;
}

/** True for a text of a section with the opening hours. */
function isInHours({ path }: LocatedText): boolean {
  return path.at(-1) !== 'hours' && path.includes('hours');
}

/** What the times of a text are judged by. */
export interface TimesOfText {
  facts: Facts;
  /** The words of the row of a programme that the times are in. */
  step: string | undefined;
  language: string;
  /** True for a row of a schedule of which another refers to the hours of the business. */
  isAmongHours: boolean;
  /** False for times of something else than the business. */
  mayBeOpening(span: Span): boolean;
  /** What says on which days times at a position are. */
  around(at: number): string;
}

/** What a range of times in a text repeats or contradicts: the hours of the business, or another fact. */
export function typedRange(
  located: LocatedText,
  text: string,
  range: ClockRange,
  times: TimesOfText,
): Told | undefined {
  const { facts, mayBeOpening } = times;
  const { path } = located;
  const before = text.slice(0, range.span[0]);
  // What is said behind its sentence is of something else: "Its parking lot is a fair place to meet."
  const { end } = sentenceAt(text, range.span[0]);
  const isDaily = HERE.test(before) && !UNUSUAL.test(text.slice(0, end));
  const isOnDay = HERE_ON_DAY.test(before) && THERE.test(text.slice(range.span[1]));
  const isHere = range.isClock && (isDaily || isOnDay);
  const isWeek = range.isClock && isInHours(located) && WEEK.test(before);
  const open = OPEN.exec(before);
  const above = before.slice(0, open?.index ?? 0);
  const isOpen =
    open !== null &&
    (range.isClock || goesOnAsHours(text.slice(range.span[1]))) &&
    !ON_HOLIDAY.test(before) &&
    !OUTSIDE.test(above) &&
    !AJAR.test(above) &&
    !isOfOtherPlace(before) &&
    !areOthersOpen(above, facts);
  const isOpening = isHere || isWeek || isOpen;
  const meant = {
    isOpening,
    mayBeOpening: isInHours(located) || mayBeOpening(range.span),
    isOfEvent: path.includes('slots') && path.at(-1) === 'hours',
    isOnDate: isOnDate(before, text.slice(range.span[1])),
    isProgramme: !isInHours(located) && isOfProgramme(text, facts),
  };
  const told = range.isClock || isOpening ? toldOfRange(range, text, meant, times) : undefined;
  const isOther = told === undefined || told === OTHER_HOURS;
  if (isOther && isOfSeason(text, range.span)) return undefined;
  if (told === OTHER_HOURS && areOfRoom(before, range, facts)) return undefined;
  const ofGroup = told === OTHER_HOURS ? hoursOfGroup(text, range, facts) : undefined;
  if (ofGroup) return ofGroup;
  if (told === OTHER_HOURS && areOfOneCase(text, range, facts)) return undefined;
  if (told) return told;
  const strays =
    facts.hours === true &&
    strayFromHours(text, range, facts, isInHours(located)) &&
    !isOfReferences(located.text, range.span) &&
    !isOfOtherPlace(before) &&
    !areOthersOpen(before, facts);
  return strays ? OTHER_HOURS : undefined;
}
