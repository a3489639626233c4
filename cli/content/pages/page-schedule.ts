import type { Schedule, ScheduleKeys } from '../../../schemas/schedule.ts';
import { momentOf, timesAroundGap } from '../../schedule/moments.ts';
import { timeZoneOf } from '../config/time-zone.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { type Finding, report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { namedBlocks } from './section-blocks.ts';

type Fault = Omit<Finding, 'range'> & { key: keyof ScheduleKeys };

/** Reports a local time that does not exist. */
function gapFault(key: 'publishAt' | 'expireAt', time: string, timeZone: string): Fault[] {
  const around = timesAroundGap(time, timeZone);
  if (!around) return [];
  return [
    {
      key,
      rule: 'schedule/no-such-time',
      message: `The clocks in ${timeZone} never show ${time}: they are put forward past it.`,
      hint: `Write ${around.before} or ${around.after}.`,
    },
  ];
}

/** When the countdowns of a page end. */
export function endsOfCountdowns(raw: object): string[] {
  return [...namedBlocks(raw, 'countdown')].map(({ block }) => String(Object(block).until));
}

/** Characters of the day in a local time. */
const DAY = '2027-01-31'.length;

/** Contradictory keys. @param countdowns the ends of the countdowns on the page. */
function* contradictions(
  keys: ScheduleKeys,
  { from, until }: Schedule,
  countdowns: readonly string[],
): Generator<Fault> {
  const { draft, publishAt, expireAt, afterExpiry } = keys;
  if (from !== undefined && until !== undefined && until <= from)
    yield {
      // A countdown to the same day says that the end is right.
      key: countdowns.some((end) => end.slice(0, DAY) === expireAt?.slice(0, DAY))
        ? 'publishAt'
        : 'expireAt',
      rule: 'schedule/order',
      message: `The page’s time is over at ${expireAt}, ${until < from ? `before it is published at ${publishAt}` : 'the moment at which it is published'}.`,
      hint: 'Let it end after it begins.',
    };
  if (afterExpiry !== undefined && expireAt === undefined)
    yield {
      key: 'afterExpiry',
      rule: 'schedule/never-over',
      message: 'This is for the time after `expireAt`, which the page does not have.',
      hint: 'Write expireAt, or take afterExpiry away.',
    };
  if (draft && (publishAt ?? expireAt) !== undefined)
    yield {
      key: 'draft',
      rule: 'schedule/draft',
      severity: 'warning',
      message: 'A draft is not published, so its times do nothing.',
      hint: 'Take draft away once the page is finished.',
    };
}

/**
 * The schedule of a page.
 *
 * @param keys with facts in the notice resolved.
 * @param under path of the map with the keys. @param countdowns the ends of the countdowns on the page.
 * @returns no schedule for a page that is always shown.
 */
export function readSchedule(
  keys: ScheduleKeys,
  facts: Facts,
  {
    source,
    locate,
    under,
    countdowns = [],
  }: { source: SourceFile; locate: Locate; under: Path; countdowns?: readonly string[] },
): { schedule?: Schedule; diagnostics: Diagnostic[] } {
  const { draft, publishAt, expireAt, afterExpiry } = keys;
  if (!draft && publishAt === undefined && expireAt === undefined && afterExpiry === undefined)
    return { diagnostics: [] };
  const timeZone = timeZoneOf(facts);
  const [from, until] = [publishAt, expireAt].map((time) =>
    time === undefined ? undefined : momentOf(time, timeZone),
  );
  const schedule: Schedule = {
    ...(draft ? { isDraft: true } : {}),
    ...(from === undefined ? {} : { from }),
    ...(until === undefined ? {} : { until }),
    ...afterExpiry,
  };
  const gaps = [
    ...(publishAt === undefined ? [] : gapFault('publishAt', publishAt, timeZone)),
    ...(expireAt === undefined ? [] : gapFault('expireAt', expireAt, timeZone)),
  ];
  // What order they are in is known once both times exist.
  const faults = [...gaps, ...contradictions(keys, gaps.length > 0 ? {} : schedule, countdowns)];
  const diagnostics = faults.map(({ key, ...finding }) =>
    report(source, { range: locate([...under, key], 'value'), ...finding }),
  );
  return { schedule, diagnostics };
}
