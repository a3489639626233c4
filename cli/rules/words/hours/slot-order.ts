import type { LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isMisplaced } from '../dates/misplaced.ts';
import { DAY_NAME } from '../dates/weekdays.ts';

/** A program of several days begins anew on each. */
const ANY_DAY = new RegExp(DAY_NAME, 'iu');

/** Before this hour, a time belongs to the night of the day before. */
const MORNING = 5 * 60;

const DAY = 24 * 60;

/** A single time: "8 PM", "19:30 Uhr", "7:30 p. m.". */
const TIME =
  /^\s*(?:at |um |a las? )?(?<hours>\d{1,2})(?:[:.](?<minutes>\d\d))?\s?(?:(?<half>[ap])\.?\s?m\.?|uhr|h)?\s*$/iu;

/** True for the time of a step of a program. */
export function isSlotTime({ path, text }: LocatedText): boolean {
  return path.at(-1) === 'hours' && path.at(-3) === 'slots' && TIME.test(text);
}

/** Minutes after midnight; NaN for anything but a time. */
function minutesOf(slot: unknown): number {
  const { hours, name } = Object(slot) as { hours?: unknown; name?: unknown };
  const { groups } = (typeof hours === 'string' && TIME.exec(hours)) || {};
  if (!groups || (typeof name === 'string' && ANY_DAY.test(name))) return Number.NaN;
  const { hours: written = '', minutes = '0', half } = groups;
  const hour =
    half === undefined ? Number(written) : (Number(written) % 12) + (/p/i.test(half) ? 12 : 0);
  const at = hour * 60 + Number(minutes);
  return at < MORNING ? at + DAY : at;
}

const isAscending = (times: readonly number[]) =>
  times.every((time, at) => at === 0 || time >= (times[at - 1] as number));

/** True for the only time of a program that is out of order. */
export function isOutOfTurn({ path }: LocatedText, raw: object): boolean {
  const slots = valueAt(raw, path.slice(0, -2));
  const at = path.at(-2);
  if (!Array.isArray(slots) || typeof at !== 'number') return false;
  return isMisplaced(at, slots.map(minutesOf), isAscending);
}
