import { lasting } from '../../browser/storage.ts';
import { hasOptedOut, readAnswer } from '../measurement/answer.ts';

const DAY = 86_400_000;

/** Longest time a popup can stay dismissed, in days; older entries are obsolete. */
const MOST_DAYS = 365;

/** Dismissed on this page. */
const closedHere = new Set<string>();

/** When each popup was dismissed, as far as it can be parsed. */
function keptTimes(now: number): [id: string, time: number][] {
  return Object.entries(Object(lasting.getJson('closedPopups'))).filter(
    (kept): kept is [string, number] =>
      typeof kept[1] === 'number' && now - kept[1] < MOST_DAYS * DAY,
  );
}

/** Whether a popup was dismissed on this page, or within this many days. */
export function wasClosed(id: string, days: number): boolean {
  const now = Date.now();
  const times = new Map(keptTimes(now));
  return closedHere.has(id) || now - (times.get(id) ?? Number.NEGATIVE_INFINITY) < days * DAY;
}

/**
 * Records that a popup was dismissed.
 *
 * @param asksFirst nothing may be stored before consent; then it is remembered only until the page is closed.
 */
export function rememberClosed(id: string, asksFirst: boolean): void {
  closedHere.add(id);
  if (asksFirst && (hasOptedOut() || readAnswer() !== 'yes')) return;
  const now = Date.now();
  lasting.set('closedPopups', JSON.stringify(Object.fromEntries([...keptTimes(now), [id, now]])));
}
