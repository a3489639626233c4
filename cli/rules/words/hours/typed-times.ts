import type { Facts } from '../../../content/facts/facts.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { DAY_NAME } from '../dates/weekdays.ts';
import { isAbout } from '../figures/figure-topics.ts';
import { hintOfFact, readsForeign } from '../language/fact-language.ts';
import { sentenceAt } from '../surroundings.ts';
import type { ClockRange } from './clock-ranges.ts';
import type { ClockTime } from './clock-times.ts';
import { dayBefore, strayFromHours } from './day-hours.ts';
import { meantOnDays } from './days-around.ts';
import { isByLaw, isDeadline } from './deadlines.ts';
import { isOfReferences } from './hours-of-lessons.ts';
import { areOthersOpen, isOfOtherPlace } from './hours-of-others.ts';
import { hintOfDays, hoursOfOtherDay, LISTED, OTHER_HOURS, type Told } from './hours-told.ts';
import { type KnownRange, rangesOf } from './known-ranges.ts';
import { timesOf } from './known-times.ts';
import {
  HERE,
  HERE_ON_DAY,
  ON_HOLIDAY,
  OPEN,
  OPEN_UNTIL,
  OUTSIDE,
  THERE,
  UNUSUAL,
  WEEK,
} from './opening-words.ts';
import { isOfProgramme, isOnDate, OURS } from './single-days.ts';
import { hoursOn } from './weekdays.ts';
import { saysOpening } from './whose-times.ts';

/** Directly before a time at which something begins. */
const FROM = /(?<!\p{L})(?:from|desde|a partir de|ab)\s+(?:las? )?$/iu;

/** True for the difference of two times that are the same on the face of a clock. */
const isHalf = (minutes: number) => minutes % (12 * 60) === 0;

const ANY_DAY = new RegExp(`(?<!\\p{L})(?:${DAY_NAME})s?(?!\\p{L})`, 'iu');

/** True if a fact gives its times a day, and a text neither says a day nor speaks of what the fact is about. */
function isOfAnotherDay(name: string | undefined, text: string, facts: Facts): boolean {
  if (name === undefined || !ANY_DAY.test(facts.get(name) ?? '')) return false;
  return !ANY_DAY.test(text) && !isAbout(name, text);
}

/** What to write in the place of times that the configuration has. */
function hintOfRange({ ofWeek, names }: KnownRange, language: string, facts: Facts): string {
  if (ofWeek) return hintOfDays(ofWeek);
  const [name = '', ...others] = names;
  return others.length > 0
    ? `Write ${names.map((each) => `{${each}}`).join(' to ')} in their place.`
    : hintOfFact(name, language, facts, 'their');
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
  const isForeign = ({ names: [name = ''] }: KnownRange) =>
    readsForeign(facts.get(name) ?? '', language);
  const same = all.find((range) => !isForeign(range)) ?? all[0];
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
      hint: hintOfRange(same, language, facts),
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
    !ON_HOLIDAY.test(before) &&
    !OUTSIDE.test(above) &&
    !isOfOtherPlace(before) &&
    !areOthersOpen(above, facts);
  const isOpening = isHere || isWeek || isOpen;
  const meant = {
    isOpening,
    mayBeOpening: isInHours(located) || mayBeOpening(range.span),
    isOfEvent: path.includes('slots') && path.at(-1) === 'hours',
    isOnDate: isOnDate(before),
    isProgramme: !isInHours(located) && isOfProgramme(text, facts),
  };
  const told = range.isClock || isOpening ? toldOfRange(range, text, meant, times) : undefined;
  if (told) return told;
  const strays =
    facts.hours === true &&
    strayFromHours(text, range, facts, isInHours(located)) &&
    !isOfReferences(located.text, range.span) &&
    !isOfOtherPlace(before) &&
    !areOthersOpen(before, facts);
  return strays ? OTHER_HOURS : undefined;
}

/** True if the business says that it is open until a time at which no day of its hours ends. */
function isOtherClosing(
  { span, as }: ClockTime,
  text: string,
  own: readonly KnownRange[],
  facts: Facts,
): boolean {
  if (as !== 'closes' || facts.hours !== true || own.length === 0) return false;
  const until = OPEN_UNTIL.exec(text.slice(0, span[0]));
  return until !== null && !UNUSUAL.test(text) && !areOthersOpen(text.slice(0, until.index), facts);
}

/** Minutes by which a typed time may miss the fact that its sentence speaks of. */
const NEAR = 90;

/** The facts that a sentence speaks of, with a time near another one: the opening hours may have that one by chance. */
function namedTimes({ at }: ClockTime, begins: boolean, sentence: string, facts: Facts): string[] {
  const otherEnd = begins ? /(?:clos|end|finish|until)\w*$/i : /(?:open|start|begin|from)\w*$/i;
  const near = timesOf(facts).filter(
    ({ name, at: known }) =>
      Math.abs(known - at) <= NEAR && !otherEnd.test(name) && isAbout(name, sentence),
  );
  return near.length > 2 ? [] : near.map(({ name }) => `{${name}}, which is ${facts.get(name)},`);
}

/** What a single time repeats: when the business opens or closes, or another fact. */
export function typedTime(
  time: ClockTime,
  text: string,
  { facts, step, language, mayBeOpening, around }: TimesOfText,
): Told | undefined {
  const { at, as } = time;
  const message =
    'This time is typed in by hand, so it stays when the one in site.config.yaml changes.';
  if (isByLaw(text.slice(0, time.span[0]))) return undefined;
  const { start, end } = sentenceAt(text, time.span[0]);
  const sentence = text.slice(start, end);
  const fact = timesOf(facts).find((known) => known.at === at && isAbout(known.name, sentence));
  if (fact) return { message, hint: hintOfFact(fact.name, language, facts, 'its') };
  // A step of a programme may end when the business closes that day.
  if (step !== undefined && !OURS.test(step)) return undefined;
  // What is said of one day is no rule: "On December 24 we close at two".
  if (isOnDate(text.slice(0, time.span[0]))) return undefined;
  const ranges = rangesOf(facts);
  const own = ranges.filter(({ isOpening }) => isOpening);
  const begins = as === 'opens' || (as === 'limit' && FROM.test(text.slice(0, time.span[0])));
  const same = own.find(({ from, to }) => at === (begins ? from : to));
  if (!same) return isOtherClosing(time, text, own, facts) ? OTHER_HOURS : undefined;
  if (as === 'limit' && !OURS.test(text)) return undefined;
  if (!mayBeOpening(time.span)) return undefined;
  if (isDeadline(text, time.span)) return undefined;
  const { names, ofWeek } = same;
  const name = ofWeek ? ofWeek[begins ? 'opens' : 'closes'] : names[begins ? 0 : 1];
  const named = ofWeek ? namedTimes(time, begins, sentence, facts) : [];
  if (name && named.length > 0)
    return {
      message,
      hint: `Write ${named.join(' or ')} if that is meant; {${name}} only has this time.`,
    };
  if (ofWeek) {
    const has = (day: { from: number; to: number }) => at === (begins ? day.from : day.to);
    const words = around(time.span[0]);
    const isOpening = saysOpening(words) || OPEN_UNTIL.test(text.slice(0, time.span[0]));
    const meant = meantOnDays(words, facts, has, isOpening);
    if (meant !== 'typed') return meant === 'other' ? OTHER_HOURS : undefined;
  }
  const orAnother = ofWeek?.isOfSeveral ? ', or that of the day that is meant' : '';
  return {
    message,
    hint: name
      ? `Write {${name}} in its place${orAnother}.`
      : `${LISTED}, which lists those of site.config.yaml.`,
  };
}
