import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { SourceFile } from '../source-file.ts';
import { pathName } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { type FactGroup, factGroups } from './fact-groups.ts';
import { clockTime, DAY, hourRange, impossibleTime } from './hour-ranges.ts';
import { type HoursFault, reportHours } from './hours-fault.ts';
import { endsHalfDayLate, type NamedRange, otherPart, tooEarly } from './parts-of-day.ts';

/** A range from the evening to noon, in the words of 12 hours. */
const UNTIL_NOON =
  /(?<!\d)(?:[6-9]|1[01])(?:[:.]\d\d)? ?p\.? ?m\.? ?(?:to|til|till|until|a|hasta|–|-) ?(?:las )?12(?:[:.]00)? ?p\.? ?m(?![\p{L}])/iu;

/** Names of what lasts from the evening to noon: a guest's night. */
const OF_GUESTS = /overnight|stay|board|sleep|lodging|check|room|suite|hospedaje|estancia/i;

function* noonFaults({ path, facts }: FactGroup): Generator<HoursFault> {
  for (const [key, text] of Object.entries(facts)) {
    if (typeof text !== 'string' || !UNTIL_NOON.test(text)) continue;
    const at = [...path, key];
    if (OF_GUESTS.test(at.join('.'))) continue;
    yield {
      path: at,
      message: `"${text}" ends at noon, more than half a day later: 12 PM is noon.`,
      hint: 'Write 12 AM, or midnight, if the end of the day is meant.',
    };
  }
}

function* impossibleTimes({ path, facts }: FactGroup): Generator<HoursFault> {
  for (const [key, text] of Object.entries(facts)) {
    const time = typeof text === 'string' ? impossibleTime(text) : undefined;
    if (time !== undefined)
      yield {
        path: [...path, key],
        message: `No clock shows ${time}.`,
        hint: 'Write 5 PM or 17:00, and at most 59 minutes.',
      };
  }
}

/** A key of a time in the evening. */
const EVENING = /(?:^|[_-]|[a-z\d](?=[EA]))(?:[Ee]venings?|[Aa]bends?)$/;

function* partFaults({ path, facts }: FactGroup): Generator<HoursFault> {
  const ranges = Object.entries(facts).flatMap(([key, text]) => {
    const range = typeof text === 'string' ? hourRange(text) : undefined;
    return range ? [{ key, ...range }] : [];
  });
  const place = ({ key }: NamedRange) => `${pathName([...path, key])} ("${facts[key]}")`;
  const early = tooEarly(ranges);
  const other = early ? undefined : otherPart(ranges);
  if (early)
    yield {
      path: [...path, early.early.key],
      message: `"${facts[early.early.key]}" begins before ${place(early.before)} is over, though each of these times begins where another one ends.`,
      hint: 'Let it begin where the other one ends, so that an hour is part of one time only.',
    };
  else if (other?.after)
    yield {
      path: [...path, other.part.key],
      message: `"${facts[other.part.key]}" begins after ${place(other.after)} is over, though the other times cover the rest of the day.`,
      hint: 'Let it begin where the other one ends, so that each hour is part of one time.',
    };
  else if (other)
    yield {
      path: [...path, other.part.key],
      message: `"${facts[other.part.key]}" overlaps another of these times, which leave ${other.hole} to it.`,
      hint: 'Check AM and PM, so that each hour is part of one time.',
    };
  const late = early || other ? undefined : endsHalfDayLate(ranges);
  if (late)
    yield {
      path: [...path, late.key],
      message: `"${facts[late.key]}" has all the other times in it, which follow one another from ${clockTime(late.to + DAY / 2)} on.`,
      hint: 'Check AM and PM, so that each hour is part of one time.',
    };
  for (const range of ranges) {
    const isTold = [early?.early, other?.part, late].some((one) => one?.key === range.key);
    if (isTold || !EVENING.test(range.key) || range.from >= DAY / 2 || range.to <= DAY / 2)
      continue;
    yield {
      path: [...path, range.key],
      message: `"${facts[range.key]}" is no evening: it begins in the morning.`,
      hint: 'Check AM and PM.',
    };
  }
}

/**
 * Reports hours in the business's own facts that cannot be meant: times that no clock shows, noon for midnight, and parts of a day that
 * overlap or leave a gap.
 */
export function checkFactHours(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const faults = factGroups(config).flatMap((group) => [
    ...impossibleTimes(group),
    ...noonFaults(group),
    ...partFaults(group),
  ]);
  return reportHours(faults, source, locate);
}
