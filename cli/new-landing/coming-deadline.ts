import type { Path } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';

const DAY = 86_400_000;

/** Minimum time until a deadline, in days. */
const AHEAD = 28;

/**
 * The first date on the same weekday that is at least four weeks ahead, at the same time of day.
 *
 * @param time in the format of landings, `2029-05-17T18:00`.
 */
export function comingTime(time: string, now: Date): string {
  const [day = '', clock = ''] = time.split('T');
  const earliest = Date.parse(now.toISOString().slice(0, 10)) + AHEAD * DAY;
  const weekday = (at: number) => new Date(at).getUTCDay();
  const wait = (weekday(Date.parse(day)) - weekday(earliest) + 7) % 7;
  return `${new Date(earliest + wait * DAY).toISOString().slice(0, 10)}T${clock}`;
}

/** Moves the deadlines of a starter into the future: any fixed date in a file eventually passes. */
export function moveDeadlines(part: unknown, now: Date, path: Path = []): Operation[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): Operation[] => {
    const way = [...path, Array.isArray(part) ? Number(key) : key];
    if (key !== 'until' || typeof value !== 'string') return moveDeadlines(value, now, way);
    return [{ op: 'set', path: way, value: comingTime(value, now) }];
  });
}
