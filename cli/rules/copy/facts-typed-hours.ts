import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule, LocatedText, RuleFinding } from '../../content/rule.ts';
import { mayHave } from '../words/copy-signs.ts';
import { alwaysOpenIn } from '../words/hours/always-open.ts';
import { type ClockRange, clockRanges } from '../words/hours/clock-ranges.ts';
import { type ClockTime, clockTimes } from '../words/hours/clock-times.ts';
import { closedWhenOpen, mayBeClosed } from '../words/hours/closed-days.ts';
import { mayCloseOnDay, otherDayClosing } from '../words/hours/day-closing.ts';
import { strayFromHours } from '../words/hours/day-hours.ts';
import { areOthersOpen, isBelowOtherName, isOfOtherPlace } from '../words/hours/hours-of-others.ts';
import { type KnownRange, rangesOf } from '../words/hours/known-ranges.ts';
import { timesOf } from '../words/hours/known-times.ts';
import { mayBeOpen, openWhenClosed } from '../words/hours/open-days.ts';
import { mayBeOpenFor, openForDays } from '../words/hours/open-weeks.ts';
import {
  HERE,
  HERE_ON_DAY,
  OPEN,
  OPEN_UNTIL,
  THERE,
  UNUSUAL,
  WEEK,
} from '../words/hours/opening-words.ts';
import { otherHours } from '../words/hours/other-hours.ts';
import { maySayHours } from '../words/hours/said-hours.ts';
import { mayBeOfWeek, otherWeek } from '../words/hours/whole-weeks.ts';
import { proseOf } from '../words/prose-of.ts';
import { isIn } from '../words/quotations.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';
import { isExample, isFactPlace } from '../words/text-place.ts';

/** The form of a range of times, or of 24/7. */
const RANGES =
  /\d\s?(?:[ap](?:\.\s?)?m\.?|uhr|h|hrs?)?\s?(?:[-–—]|to|till?|until|bis|a|hasta)\s?(?:las? )?\d|24\s?\/\s?7|24 [hs]/i;

/** Words for being open around the clock, and the form of a single time. */
const CLOCK =
  /clock|uhr| (?:to|till?|until) (?<=(?:six|seven|eight|nine|ten) (?:to|till?|until) )\w|walk in any| a (?<=(?:seis|siete|ocho|nueve|diez) a )\w|\d\s?[ap](?:\.\s?)?m\b|\d:\d\d|las \d|the (?:morn|aft|eve)|at night|la (?:ma|tar|noc)|morgens|abends/i;

/** Says that a time is the business's own. */
const OURS =
  /(?<!\p{L})(?:we|our|us|office|shop|store|phone|line|wir|uns|unser\p{L}*|laden|büro|telefon|nosotros|nuestr\p{L}+|oficina|tienda|\p{L}+(?:amos|emos|imos))(?!\p{L})/iu;

/** Directly before a time at which something begins. */
const FROM = /(?<!\p{L})(?:from|desde|a partir de|ab)\s+(?:las? )?$/iu;

const sayingAlways = new WeakMap<object, boolean>();

/** A business whose phone is answered at night may say so. */
function saysAlways({ site }: Facts): boolean {
  if (!site) return false;
  const says =
    sayingAlways.get(site) ??
    /24\s?\/\s?7|around the clock|24 hor|rund um die Uhr/i.test(JSON.stringify(site.site));
  sayingAlways.set(site, says);
  return says;
}

const LISTED = 'Leave the times to a section hours';

const OTHER_HOURS = {
  message: 'These are not the hours that site.config.yaml says the business is open.',
  hint: `Correct them here or there. ${LISTED}, and they cannot differ.`,
};

const OTHER_WEEK = (state: 'open' | 'closed') => ({
  message: `The hours in site.config.yaml say that the business is ${state} on such a day.`,
  hint: 'Correct them here or there.',
});

const OTHER_DAY = (state: 'open' | 'closed') => ({
  message: `The hours in site.config.yaml say that the business is ${state} on this day.`,
  hint: 'Correct them here or there.',
});

/** True for the difference of two times that are the same on the face of a clock. */
const isHalf = (minutes: number) => minutes % (12 * 60) === 0;

function tell(
  { from, to }: ClockRange,
  { isOpening, isOfEvent }: { isOpening: boolean; isOfEvent: boolean },
  facts: Facts,
): Pick<RuleFinding, 'message' | 'hint'> | undefined {
  const ranges = rangesOf(facts);
  const same = ranges.find((range) => range.from === from && range.to === to);
  // A lesson may take as long as the business is open that day, which no fact has a name for.
  if (same?.names.length === 0 && isOfEvent) return undefined;
  if (same) {
    const names = same.names.map((name) => `{${name}}`).join(' to ');
    return {
      message:
        'These times are typed in by hand, so they stay when those in site.config.yaml change.',
      hint:
        names === ''
          ? `${LISTED}, which lists those of site.config.yaml.`
          : `Write ${names} in their place.`,
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

/** What a single time repeats: when the business opens or closes, or another fact. */
function tellTime(
  time: ClockTime,
  text: string,
  facts: Facts,
): Pick<RuleFinding, 'message' | 'hint'> | undefined {
  const { at, as } = time;
  const message =
    'This time is typed in by hand, so it stays when the one in site.config.yaml changes.';
  const fact = timesOf(facts).find((known) => known.at === at);
  if (fact) return { message, hint: `Write {${fact.name}} in its place.` };
  const ranges = rangesOf(facts);
  const own = ranges.filter(({ isOpening }) => isOpening);
  const begins = as === 'opens' || (as === 'limit' && FROM.test(text.slice(0, time.span[0])));
  const same = own.find(({ from, to }) => at === (begins ? from : to));
  if (!same) return isOtherClosing(time, text, own, facts) ? OTHER_HOURS : undefined;
  if (as === 'limit' && !OURS.test(text)) return undefined;
  const name = same.names[begins ? 0 : 1];
  return {
    message,
    hint: name
      ? `Write {${name}} in its place.`
      : `${LISTED}, which lists those of site.config.yaml.`,
  };
}

/** True for a text of a section with the opening hours. */
function isInHours({ path }: LocatedText): boolean {
  return path.at(-1) !== 'hours' && path.includes('hours');
}

/** Opening hours and time ranges that are typed into a text. */
export const factsTypedHours: CopyRule = {
  name: 'facts/typed-hours',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const closed = mayBeClosed(file.copy);
    const open = mayBeOpen(file.copy);
    const closing = mayCloseOnDay(file.copy);
    const weeks = mayBeOpenFor(file.copy);
    const ofWeek = mayBeOfWeek(file.copy);
    const said = facts.hours === true && maySayHours(file.copy);
    const days = closed || open || closing || weeks || ofWeek || said;
    if (!days && !RANGES.test(file.copy) && !CLOCK.test(file.copy) && !mayHave(file, SIGN.always))
      return;
    const closes = facts.hours === true && !saysAlways(facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      if (isSearched(located) || isQuoted(located)) continue;
      const day = closed ? closedWhenOpen(located.text, facts) : undefined;
      if (day) yield { path: located.path, span: day, ...OTHER_DAY('open') };
      const other = open ? openWhenClosed(located.text, facts) : undefined;
      if (other) {
        // Times of that day are part of the same mistake, as are those of a week.
        yield { path: located.path, span: other, ...OTHER_DAY('closed') };
        continue;
      }
      const whole = ofWeek ? otherWeek(located.text, facts) : undefined;
      if (whole) {
        yield { path: located.path, span: whole.span, ...OTHER_WEEK(whole.state) };
        continue;
      }
      const hours = said ? otherHours(located, file, facts) : undefined;
      if (hours) {
        const told = hours.state === 'closed' ? OTHER_DAY('closed') : OTHER_HOURS;
        yield { path: located.path, span: hours.span, ...told };
        continue;
      }
      const week = weeks ? openForDays(located.text, facts) : undefined;
      const until = closing ? otherDayClosing(located.text, facts) : undefined;
      const span = week ?? until?.span;
      if (span) {
        const told = week || until?.isClosed ? OTHER_DAY('closed') : OTHER_HOURS;
        yield { path: located.path, span, ...told };
        continue;
      }
      // If one text of a file matches, all its texts reach this point.
      if (!RANGES.test(located.text) && !CLOCK.test(located.text)) continue;
      const { path } = located;
      const text = proseOf(located.text);
      const always = closes ? alwaysOpenIn(text, facts) : undefined;
      const isElsewhere = always !== undefined && isBelowOtherName(located, file.raw, facts);
      if (isElsewhere) file.dependsOnOthers(located);
      if (always && !isElsewhere)
        yield {
          path,
          span: always,
          message: 'The hours in site.config.yaml say that the business closes.',
          hint: 'Say what is there at any hour, such as the phone, or correct business.hours.',
        };
      const ranges = clockRanges(text);
      for (const range of ranges) {
        const before = text.slice(0, range.span[0]);
        const isDaily = HERE.test(before) && !UNUSUAL.test(text);
        const isOnDay = HERE_ON_DAY.test(before) && THERE.test(text.slice(range.span[1]));
        const isHere = range.isClock && (isDaily || isOnDay);
        const isWeek = range.isClock && isInHours(located) && WEEK.test(before);
        const open = OPEN.exec(before);
        const isOpen =
          open !== null &&
          !isOfOtherPlace(before) &&
          !areOthersOpen(before.slice(0, open.index), facts);
        const isOpening = isHere || isWeek || isOpen;
        const meant = { isOpening, isOfEvent: path.includes('slots') && path.at(-1) === 'hours' };
        const told = range.isClock || isOpening ? tell(range, meant, facts) : undefined;
        const strays =
          !told &&
          facts.hours === true &&
          strayFromHours(text, range, facts) &&
          !isOfOtherPlace(before);
        if (told || strays) yield { path, span: range.span, ...(told ?? OTHER_HOURS) };
      }
      for (const time of clockTimes(text)) {
        if (
          isIn(
            ranges.map(({ span }) => span),
            time.span[0],
          )
        )
          continue;
        const told = tellTime(time, text, facts);
        if (told) yield { path, span: time.span, ...told };
      }
    }
  },
};
