import type { Schedule } from '../../schemas/schedule.ts';
import { shownTime } from './moments.ts';

/**
 * What visitors do not see of a page, or not for ever, in a few words for whoever works on it.
 *
 * @returns undefined of a page that is published and stays.
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
