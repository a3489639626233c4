import type { Facts } from '../../../content/facts/facts.ts';
import { clockRanges } from './clock-ranges.ts';
import { clock } from './weekdays.ts';

/** A range of times in the configuration, in minutes after midnight. */
export interface KnownRange {
  /** Whether it is part of the opening hours. */
  isOpening: boolean;
  names: readonly string[];
  from: number;
  to: number;
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
  const weekly = week.map(({ opens, closes }) => ({
    isOpening: true,
    names: [],
    from: clock(opens),
    to: clock(closes),
  }));
  const bands = facts.names.flatMap((name) => {
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
