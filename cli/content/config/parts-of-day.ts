import { clockTime, DAY, type HourRange, overlap } from './hour-ranges.ts';

/** Ranges from which on those of a group are the parts of a day. */
const FEWEST = 3;

/** A gap between two parts of a day is a slip if it is no longer than this. */
const LONGEST_GAP = 60;

/** A gap that begins then is a break at noon. */
const NOON = [11 * 60, 17 * 60] as const;

/** One of several times in a group, by its key. */
export interface NamedRange extends HourRange {
  key: string;
}

/**
 * The only range that does not begin where another one ends, and the one that it has to wait for: with that, each hour of
 * the day would be part of one range at most.
 */
export function tooEarly(
  ranges: readonly NamedRange[],
): { early: NamedRange; before: NamedRange } | undefined {
  if (ranges.length < FEWEST) return undefined;
  const [early, ...more] = ranges.filter(({ key, from }) =>
    ranges.every((other) => other.key === key || (other.to - from) % DAY !== 0),
  );
  if (early === undefined || more.length > 0) return undefined;
  const others = ranges.filter((one) => one !== early);
  const isApart = (range: HourRange) => others.every((other) => !overlap(range, other));
  if (others.some((one) => others.some((other) => one !== other && overlap(one, other))))
    return undefined;
  const before = others.find((other) => {
    const from = [other.to, other.to - DAY].find((end) => end > early.from && end < early.to);
    return from !== undefined && isApart({ from, to: early.to });
  });
  return before && !isApart(early) ? { early, before } : undefined;
}

/** The only gap that ranges without an overlap leave in a day, beyond those that are none; undefined otherwise. */
function holeIn(ranges: readonly HourRange[]): HourRange | undefined {
  const ordered = [...ranges].sort((one, other) => one.from - other.from);
  if (ordered.some((one, at) => ordered.slice(at + 1).some((other) => overlap(one, other))))
    return undefined;
  const holes = ordered.flatMap(({ to }, at) => {
    const next = ordered[(at + 1) % ordered.length] as HourRange;
    const length = (((next.from - to) % DAY) + DAY) % DAY;
    return length === 0 ? [] : [{ from: to % DAY, to: (to % DAY) + length }];
  });
  return holes.length === 1 ? holes[0] : undefined;
}

/** Who is there until then has been there all night. */
const MORNING = DAY + 5 * 60;

/**
 * The range that lasts through the night and has all the others, each of which follows the one before it, and the whole chain follows this
 * one if it ends half a day sooner: AM was written for PM.
 */
export function endsHalfDayLate(ranges: readonly NamedRange[]): NamedRange | undefined {
  if (ranges.length < FEWEST) return undefined;
  const late = ranges.find(({ to }) => to >= MORNING);
  if (!late) return undefined;
  const others = ranges.filter((one) => one !== late);
  const after = ({ from }: HourRange) => (((from - late.from) % DAY) + DAY) % DAY;
  let end = late.to - DAY / 2 - late.from;
  for (const one of others.sort((a, b) => after(a) - after(b))) {
    if (end <= 0 || after(one) !== end) return undefined;
    end += one.to - one.from;
  }
  return end <= late.to - late.from ? late : undefined;
}

/** A part of a day of which one end is wrong, what the others leave to it, and the part after which there is a gap. */
interface OtherPart {
  part: NamedRange;
  hole: string;
  after?: NamedRange | undefined;
}

/**
 * The range that one other end would let cover just what all others leave of the day. If that is true of two with a gap between
 * them, the second is told, unless the gap is long or a break at noon.
 */
export function otherPart(ranges: readonly NamedRange[]): OtherPart | undefined {
  if (ranges.length < FEWEST) return undefined;
  const found = ranges.flatMap((part) => {
    const hole = holeIn(ranges.filter((one) => one !== part));
    if (!hole) return [];
    const [begins, ends] = [part.from === hole.from, part.to % DAY === hole.to % DAY];
    return begins === ends ? [] : [{ part, begins, hole }];
  });
  const [only, ...more] = found;
  if (only && more.length === 0) {
    const { from, to } = only.hole;
    return { part: only.part, hole: `${clockTime(from)} to ${clockTime(to)}` };
  }
  const [late, before] = [found.find(({ begins }) => !begins), found.find(({ begins }) => begins)];
  if (found.length !== 2 || !late || !before) return undefined;
  const from = before.part.to % DAY;
  const gap = (((late.part.from - from) % DAY) + DAY) % DAY;
  if (gap > LONGEST_GAP || (from >= NOON[0] && from < NOON[1])) return undefined;
  return { part: late.part, hole: '', after: before.part };
}
