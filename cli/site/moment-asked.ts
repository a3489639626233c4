import { localTimeOf, momentOf, timesAroundGap } from '../schedule/moments.ts';
import type { Moment } from '../schedule/showing.ts';
import { BuildFault } from '../system/build-fault.ts';

/** The requested moment and mode of a build, from the command line. */
export interface Asked {
  /** A time that `namesMoment` accepts; defaults to the current time. */
  now?: string | undefined;
  /** Include drafts and scheduled pages. */
  drafts?: boolean;
}

/**
 * The moment and mode of a build, in the time zone of the business.
 *
 * @throws BuildFault if the clocks there never show the requested time.
 */
export function momentAsked({ now, drafts = false }: Asked, timeZone: string): Moment {
  const time = now === undefined ? undefined : localTimeOf(now);
  const around = time === undefined ? undefined : timesAroundGap(time, timeZone);
  if (around)
    throw new BuildFault(
      `--now ${now}: the clocks in ${timeZone} never show this time. Write ${around.before} or ${around.after}.`,
    );
  return { now: now === undefined ? Date.now() : momentOf(now, timeZone), drafts };
}
