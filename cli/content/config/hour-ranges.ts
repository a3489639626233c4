/** Minutes of a day. */
export const DAY = 24 * 60;
const HALF_DAY = 12 * 60;

/** A time from one moment of a day to another one, in minutes after midnight; one that ends on the next day counts on. */
export interface HourRange {
  from: number;
  to: number;
}

/** A time on a clock, whose groups are its hour, minutes and half of the day. */
const CLOCK = '(\\d{1,2})(?:[:.](\\d\\d))?(?: ?(a|p)\\.? ?m\\.?)?';

/** Two times and nothing else: `6 PM to 10 PM`, `18:00–22:00`, `von 18 bis 22 Uhr`, `de 18 a 22 h`. */
const RANGE = new RegExp(
  `^(?:from |von |de )?${CLOCK}(?: uhr| ?h)? ?(?:to|til|till|until|bis|a|hasta|–|-) ?(?:las )?${CLOCK}(?: uhr| ?h)?$`,
  'i',
);

function minutesOf(hour: string, minutes = '0', half?: string): number | undefined {
  const [hours, rest] = [Number(hour), Number(minutes)];
  if (rest > 59 || hours > (half === undefined ? 24 : 12)) return undefined;
  if (half === undefined) return (hours * 60 + rest) % DAY;
  return (hours % 12) * 60 + rest + (half.toLowerCase() === 'p' ? HALF_DAY : 0);
}

/** The range of hours that a text is; undefined for any other text. */
export function hourRange(text: string): HourRange | undefined {
  const [, opens, opensAt, before, closes, closesAt, after] =
    RANGE.exec(text.trim().replace(/\s+/g, ' ')) ?? [];
  // “6 to 10 PM” may begin in the morning or in the evening.
  if (opens === undefined || closes === undefined) return undefined;
  if ((before === undefined) !== (after === undefined)) return undefined;
  const from = minutesOf(opens, opensAt, before);
  const to = minutesOf(closes, closesAt, after);
  if (from === undefined || to === undefined) return undefined;
  return { from, to: to > from ? to : to + DAY };
}

/** True of two ranges that share a part of the day. */
export function overlap(one: HourRange, other: HourRange): boolean {
  return [-DAY, 0, DAY].some((shift) => one.from < other.to + shift && other.from + shift < one.to);
}

/** A moment of a day on a clock with 24 hours: `18:30`. */
export function clockTime(minutes: number): string {
  const [hour, rest] = [Math.floor((minutes % DAY) / 60), minutes % 60];
  return `${String(hour).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** A time with a half of the day or as it is said of clocks, at an end of a text or of a range. */
const TIME =
  /(?<![\p{L}\d.,:/-]|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? )(\d{1,2})(?:[:.](\d\d))? ?([ap]\.? ?m\.?|uhr)(?!\p{L})/giu;

/** The first time in a text that no clock shows, such as `17 PM`, `25 Uhr` and `5:75 PM`; undefined if there is none. */
export function impossibleTime(text: string): string | undefined {
  for (const [time, hour, minutes = '0', half = ''] of text.matchAll(TIME)) {
    const most = half.toLowerCase() === 'uhr' ? 24 : 12;
    if (Number(hour) > most || Number(minutes) > 59) return time;
  }
  return undefined;
}
