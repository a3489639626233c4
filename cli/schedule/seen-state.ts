import type { Schedule } from '../../schemas/schedule.ts';
import { shownTime } from './moments.ts';

/**
 * A short label for editors if visitors do not see a page, or only for a limited time.
 *
 * @returns undefined for a page that is published without an end.
 */
export function seenState(
  schedule: Schedule | undefined,
  now: number,
  timeZone: string,
): string | undefined {
  const { isDraft, from, until } = schedule ?? {};
  const at = (moment: number) => shownTime(moment, timeZone).replace('T', ' ');
  if (isDraft) return 'Draft';
  if (from !== undefined && now < from) return `Published at ${at(from)}`;
  if (until === undefined) return undefined;
  return now < until ? `Until ${at(until)}` : `Over since ${at(until)}`;
}
