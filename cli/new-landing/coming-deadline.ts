import type { Path } from '../content/value-path.ts';
import type { Operation } from '../edit/operation.ts';

const DAY = 86_400_000;

/** How far ahead a deadline lies at least, in days. */
const AHEAD = 28;

/**
 * The first day of the same weekday that lies four weeks ahead or more, at the same time of day.
 *
 * @param time as landings write it, `2029-05-17T18:00`.
 */
export function comingTime(time: string, now: Date): string {
  const [day = '', clock = ''] = time.split('T');
  const earliest = Date.parse(now.toISOString().slice(0, 10)) + AHEAD * DAY;
  const weekday = (at: number) => new Date(at).getUTCDay();
  const wait = (weekday(Date.parse(day)) - weekday(earliest) + 7) % 7;
  return `${new Date(earliest + wait * DAY).toISOString().slice(0, 10)}T${clock}`;
}

/** Moves the deadlines of a starter to where a page that begins today can use them: any date in a file is past one day. */
export function moveDeadlines(part: unknown, now: Date, path: Path = []): Operation[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]): Operation[] => {
    const way = [...path, Array.isArray(part) ? Number(key) : key];
    if (key !== 'until' || typeof value !== 'string') return moveDeadlines(value, now, way);
    return [{ op: 'set', path: way, value: comingTime(value, now) }];
  });
}
