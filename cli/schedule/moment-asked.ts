import { momentOf } from './moments.ts';
import type { Moment } from './showing.ts';

/** What the command line says a site is built for. */
export interface Asked {
  /** A time that `namesMoment` is true of; the clock of the machine without it. */
  now?: string | undefined;
  /** Drafts and pages that wait are shown, too. */
  drafts?: boolean;
}

/** What a site is built for, in the time zone of its business. */
export function momentAsked({ now, drafts = false }: Asked, timeZone: string): Moment {
  return { now: now === undefined ? Date.now() : momentOf(now, timeZone), drafts };
}
