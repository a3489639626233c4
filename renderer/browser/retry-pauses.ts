const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** After the first failed attempt, the second and so on; the last one stays. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Part of a pause that is random, so that not every browser comes back at once after an outage. */
const JITTER = 0.2;

/** A visit or a signal that is back says that something has changed: then so much of a pause is enough. */
const ON_OCCASION = 1 / 30;

/** Milliseconds that a submission waits in the browser before it is given up. */
export const EXPIRES_AFTER = 30 * 24 * HOUR;

/** The longest pause that there is, in milliseconds. */
export const LONGEST_PAUSE = 6 * HOUR * (1 + JITTER);

function pauseAfter(attempts: number): number {
  const index = Math.min(Math.max(attempts, 1), PAUSES.length) - 1;
  return PAUSES[index] ?? 0;
}

/**
 * Milliseconds from one failed attempt to the next.
 *
 * @param attempts that have failed so far.
 * @param chance from 0 to 1.
 */
export function retryPause(attempts: number, chance: number): number {
  return Math.round(pauseAfter(attempts) * (1 - JITTER + 2 * JITTER * chance));
}

/** The same where a new visit or a signal that is back gives reason to try sooner; it grows, too. */
export function pauseOnOccasion(attempts: number): number {
  return Math.round(pauseAfter(attempts) * ON_OCCASION);
}
