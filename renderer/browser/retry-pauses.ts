const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Delays after the first failed attempt, the second and so on; the last one repeats. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR];

/** Random share of a delay, so that browsers do not all retry at once after an outage. */
const JITTER = 0.2;

/** A new visit or a restored connection suggests that something has changed: the delay shrinks to this share. */
const ON_OCCASION = 1 / 30;

/** Milliseconds after which an unsent submission is dropped. */
export const EXPIRES_AFTER = 30 * 24 * HOUR;

/** The longest possible delay, in milliseconds. */
export const LONGEST_PAUSE = 6 * HOUR * (1 + JITTER);

function pauseAfter(attempts: number): number {
  const index = Math.min(Math.max(attempts, 1), PAUSES.length) - 1;
  return PAUSES[index] ?? 0;
}

/**
 * Delay after a failed attempt, in milliseconds.
 *
 * @param attempts that have failed so far.
 * @param chance from 0 to 1.
 */
export function retryPause(attempts: number, chance: number): number {
  return Math.round(pauseAfter(attempts) * (1 - JITTER + 2 * JITTER * chance));
}

/** The shorter delay after a new visit or a restored connection; it grows with the attempts, too. */
export function pauseOnOccasion(attempts: number): number {
  return Math.round(pauseAfter(attempts) * ON_OCCASION);
}
