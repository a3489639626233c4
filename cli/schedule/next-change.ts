import type { Schedule } from '../../schemas/schedule.ts';

/** A page by path, with its schedule. */
interface ScheduledPage {
  entry: { path: string };
  schedule?: Schedule;
}

/** A change of a page by its schedule. */
export interface DueChange {
  path: string;
  change: 'published' | 'expired';
}

/** The next moment at which schedules change a site. */
export interface NextChange {
  /** Milliseconds since 1970. */
  moment: number;
  /** Sorted by path. */
  pages: DueChange[];
}

/** The changes of a page; none for drafts, which no schedule publishes. */
function changesOf({
  entry: { path },
  schedule = {},
}: ScheduledPage): (DueChange & { at: number })[] {
  const { isDraft, from, until } = schedule;
  if (isDraft) return [];
  return [
    ...(from === undefined ? [] : [{ path, change: 'published' as const, at: from }]),
    ...(until === undefined ? [] : [{ path, change: 'expired' as const, at: until }]),
  ];
}

/** The first change after `now`; undefined if there is none. */
export function nextChange(pages: readonly ScheduledPage[], now: number): NextChange | undefined {
  const coming = pages.flatMap(changesOf).filter(({ at }) => at > now);
  if (coming.length === 0) return undefined;
  const moment = coming.reduce((first, { at }) => Math.min(first, at), Infinity);
  return {
    moment,
    pages: coming
      .filter(({ at }) => at === moment)
      .map(({ path, change }) => ({ path, change }))
      .sort((a, b) => (a.path < b.path ? -1 : 1)),
  };
}
