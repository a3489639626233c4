/** Failed attempts without a delay: a typo, a wrong line pasted. */
const FREE_TRIES = 3;

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;

/** Delay in milliseconds after consecutive failed attempts; doubles up to five minutes. */
export function pauseAfterTries(wrongTries: number): number {
  if (wrongTries < FREE_TRIES) return 0;
  return Math.min(FIRST_PAUSE * 2 ** (wrongTries - FREE_TRIES), LONGEST_PAUSE);
}
