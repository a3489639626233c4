import { ANY_FACT, type Facts } from '../../content/facts/facts.ts';
import type { CopyRule } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';
import { mayHave } from '../words/copy-signs.ts';
import { alwaysOpenIn, neverCloses } from '../words/hours/always-open.ts';
import { bandsWithNamedEnds } from '../words/hours/apart/named-ends.ts';
import { besideUnit } from '../words/hours/apart/units-beside.ts';
import { BACKWARDS, endsBeforeItBegins } from '../words/hours/backward-ranges.ts';
import { besideReference } from '../words/hours/beside-reference.ts';
import { clockRanges } from '../words/hours/clock-ranges.ts';
import { clockTimes } from '../words/hours/clock-times.ts';
import { isOfDatedOpening } from '../words/hours/dated-openings.ts';
import { aroundTimes } from '../words/hours/days-around.ts';
import { halfTypedHours } from '../words/hours/half-hours.ts';
import { isBelowOtherName } from '../words/hours/hours-of-others.ts';
import { OTHER_HOURS, type Told } from '../words/hours/hours-told.ts';
import {
  areOfExpiringEvent,
  isAmongOpeningHours,
  isOfDatedEntry,
  isOfWeeklyEvent,
  stepOfProgramme,
} from '../words/hours/programmes.ts';
import { areSetApart } from '../words/hours/set-apart.ts';
import { isOfMeeting, isOfShift } from '../words/hours/shifts.ts';
import { typedTime } from '../words/hours/single-times.ts';
import { strayDays } from '../words/hours/stray-days.ts';
import { typedRange } from '../words/hours/typed-times.ts';
import { mayBeOpening } from '../words/hours/whose-times.ts';
import { isJobsPage } from '../words/page-titles.ts';
import { proseOf } from '../words/prose-of.ts';
import { isIn } from '../words/quotations.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { SIGN } from '../words/telling-words.ts';
import { isQuoted, isSearched } from '../words/text-kinds.ts';
import { isExample, isFactPlace, languageAt } from '../words/text-place.ts';

/** The form of a range of times, or of 24/7. */
const RANGES =
  /\d\s?(?:[ap](?:\.\s?)?m\.?|uhr|h|hrs?)?\s?(?:[-–—]|to|till?|until|bis|a|hasta)\s?(?:las? )?\d|24\s?\/\s?7|24 [hs]/i;

/** Words for being open around the clock, and the form of a single time. */
const CLOCK =
  /clock|uhr|midnight|mitternacht|medianoche| (?:to|till?|until) (?<=(?:six|seven|eight|nine|ten) (?:to|till?|until) )\w|walk in any| a (?<=(?:seis|siete|ocho|nueve|diez) a )\w|\d\s?[ap](?:\.\s?)?m\b|\d:\d\d|las \d|the (?:morn|aft|eve)|at night|la (?:ma|tar|noc)|morgens|abends/i;

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

/** What precedes a position in its sentence. */
function sentenceBefore(text: string, at: number): string {
  return text.slice(sentenceAt(text, at).start, at);
}

/** Opening hours and time ranges that are typed into a text. */
export const factsTypedHours: CopyRule = {
  name: 'facts/typed-hours',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    if (facts === ANY_FACT) return;
    const saidOfDays = strayDays(file, facts);
    const mayHaveTimes = RANGES.test(file.copy) || CLOCK.test(file.copy);
    if (!saidOfDays && !mayHaveTimes && !mayHave(file, SIGN.always)) return;
    const closes = facts.hours === true && !saysAlways(facts) && !neverCloses(facts);
    for (const located of file.texts) {
      if (isFactPlace(located, file) || isExample(located)) continue;
      if (isSearched(located) || isQuoted(located)) continue;
      const days = saidOfDays?.(located);
      if (days) yield* days.findings;
      if (days?.coversTimes) continue;
      // If one text of a file matches, all its texts reach this point.
      if (!RANGES.test(located.text) && !CLOCK.test(located.text)) continue;
      const { path } = located;
      const text = proseOf(located.text);
      const found = (span: Span, { value, ...told }: Told) => ({
        path,
        span: besideUnit(text, span, value),
        ...told,
      });
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
      const half = halfTypedHours(located, text, file, facts);
      if (half) yield found(half.span, half.told);
      const halves = [...besideReference(located.text, facts)];
      for (const { span, told } of half ? [] : halves) yield found(span, told);
      const isOfOneDay = isOfDatedEntry(located, file.raw);
      if (isOfOneDay) file.dependsOnOthers(located);
      const step = stepOfProgramme(located, file.raw);
      if (step !== undefined) file.dependsOnOthers(located);
      const times = {
        ...{ facts, step, language: languageAt(located, file, facts) },
        isAmongHours: isAmongOpeningHours(located, file.raw),
        mayBeOpening: mayBeOpening(located, text, file, facts),
        around: aroundTimes(located, text, file),
      };
      const isJobs = isJobsPage(file.whole.raw);
      const isShift = (span: Span) =>
        isOfMeeting(text, span) || (isJobs && isOfShift(text, span, file.whole.raw));
      const ranges = clockRanges(text);
      for (const range of ranges) {
        if (endsBeforeItBegins(text, range)) {
          yield { path, span: range.span, ...BACKWARDS };
          continue;
        }
        if (isShift(range.span) || areSetApart(text, range.span[0])) continue;
        if (isOfOneDay || areOfExpiringEvent(range.to, file.raw)) continue;
        const told = typedRange(located, text, range, times);
        const isOfEvent =
          told === OTHER_HOURS &&
          isOfWeeklyEvent(sentenceBefore(text, range.span[0]), range, file.whole.copy, facts);
        if (isOfEvent) file.dependsOnOthers(located);
        else if (told) yield found(range.span, told);
      }
      if (isOfOneDay) continue;
      const bands = [...bandsWithNamedEnds(text, facts)];
      for (const { span, name } of bands)
        yield found(span, {
          message:
            'These times are typed in by hand, so they stay when those in site.config.yaml change.',
          hint: `Write {${name}} in their place.`,
          value: facts.get(name),
        });
      const spans = [...ranges, ...halves, ...bands].map(({ span }) => span);
      for (const time of clockTimes(text)) {
        const isPart = isIn(spans, time.span[0]) || isShift(time.span);
        const told = isPart ? undefined : typedTime(time, text, times);
        if (told === OTHER_HOURS) file.dependsOnOthers(located);
        if (told === OTHER_HOURS && isOfDatedOpening(located, time.at, file)) continue;
        if (told) yield found(time.span, told);
      }
    }
  },
};
