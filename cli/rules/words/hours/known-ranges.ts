import type { Facts } from '../../../content/facts/facts.ts';
import { WEEK_HOURS, type Week } from '../../../content/facts/hour-texts.ts';
import { clockRanges } from './clock-ranges.ts';
import { clock } from './weekdays.ts';

/** Facts of a day with certain hours, as far as they are all that the day has. */
export interface WeekNames {
  /** True if these are the hours of several days, of which the names are those of one. */
  isOfSeveral: boolean;
  day?: string | undefined;
  opens?: string | undefined;
  closes?: string | undefined;
}

/** A range of times in the configuration, in minutes after midnight. */
export interface KnownRange {
  /** Whether it is part of the opening hours. */
  isOpening: boolean;
  /** Facts to write in the place of its two ends, if it has some of its own. */
  names: readonly string[];
  /** Given if it is in the list of hours by day. */
  ofWeek?: WeekNames;
  from: number;
  to: number;
}

type DayHours = Pick<Week[number], 'days' | 'opens'>;

function namesInWeek({ days, opens }: DayHours, week: Week): WeekNames {
  const nameOf = (isSo: (others: readonly DayHours[]) => boolean, end = '') => {
    const day = days.find((one) =>
      isSo(week.filter((other) => other.opens !== opens && other.days.includes(one))),
    );
    return day && `${WEEK_HOURS}.${day}${end}`;
  };
  return {
    isOfSeveral: days.length > 1,
    day: nameOf((others) => others.length === 0),
    opens: nameOf((others) => others.every((other) => other.opens > opens), '.opens'),
    closes: nameOf((others) => others.every((other) => other.opens < opens), '.closes'),
  };
}

const known = new WeakMap<Facts, readonly KnownRange[]>();

function rangesIn(facts: Facts): readonly KnownRange[] {
  const { regular, week = [], ...others } = facts.site?.business.hours ?? {};
  const daily = Object.entries({ regular, ...others }).flatMap(([name, hours]) => {
    if (typeof hours !== 'object' || hours === null || !('opens' in hours)) return [];
    const { opens, closes } = hours as { opens: string; closes: string };
    const path = `business.hours.${name}`;
    const names = [`${path}.opens`, `${path}.closes`];
    return { isOpening: true, names, from: clock(opens), to: clock(closes) };
  });
  const weekly = week.map(({ days, opens, closes }) => ({
    isOpening: true,
    ...{ names: [], ofWeek: namesInWeek({ days, opens }, week) },
    from: clock(opens),
    to: clock(closes),
  }));
  const bands = facts.names.flatMap((name) => {
    if (name.startsWith(WEEK_HOURS)) return [];
    const text = facts.get(name) ?? '';
    const [range] = /\d/.test(text) && text.length < 40 ? clockRanges(text) : [];
    return range?.isClock
      ? [{ isOpening: false, names: [name], from: range.from, to: range.to }]
      : [];
  });
  return [...daily, ...weekly, ...bands];
}

/** Opening hours and other ranges of times in facts. */
export function rangesOf(facts: Facts): readonly KnownRange[] {
  const ranges = known.get(facts) ?? rangesIn(facts);
  known.set(facts, ranges);
  return ranges;
}
