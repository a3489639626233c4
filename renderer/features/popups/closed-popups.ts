import { lasting } from '../../browser/storage.ts';
import { hasOptedOut, readAnswer } from '../measurement/answer.ts';

const DAY = 86_400_000;

/** The longest time that one can stay away, in days; what is older says nothing any more. */
const MOST_DAYS = 365;

/** Closed on this page. */
const closedHere = new Set<string>();

/** When which one was closed, as far as it can be read. */
function keptTimes(now: number): [id: string, time: number][] {
  return Object.entries(Object(lasting.getJson('closedPopups'))).filter(
    (kept): kept is [string, number] =>
      typeof kept[1] === 'number' && now - kept[1] < MOST_DAYS * DAY,
  );
}

/** True if it was closed on this page, or within so many days. */
export function wasClosed(id: string, days: number): boolean {
  const now = Date.now();
  const times = new Map(keptTimes(now));
  return closedHere.has(id) || now - (times.get(id) ?? Number.NEGATIVE_INFINITY) < days * DAY;
}

/**
 * Remembers that one was closed.
 *
 * @param asksFirst nothing is kept in the browser before a yes; then it is remembered as long as the page is there.
 */
export function rememberClosed(id: string, asksFirst: boolean): void {
  closedHere.add(id);
  if (asksFirst && (hasOptedOut() || readAnswer() !== 'yes')) return;
  const now = Date.now();
  lasting.set('closedPopups', JSON.stringify(Object.fromEntries([...keptTimes(now), [id, now]])));
}
