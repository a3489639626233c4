import { momentOf } from './moments.ts';
import type { Moment } from './showing.ts';

/** The requested moment and mode of a build, from the command line. */
export interface Asked {
  /** A time that `namesMoment` accepts; defaults to the current time. */
  now?: string | undefined;
  /** Include drafts and scheduled pages. */
  drafts?: boolean;
}

/** The moment and mode of a build, in the time zone of the business. */
export function momentAsked({ now, drafts = false }: Asked, timeZone: string): Moment {
  return { now: now === undefined ? Date.now() : momentOf(now, timeZone), drafts };
}
