/** Wrong tries that anybody may make: a slip of the finger, a wrong line pasted. */
const FREE_TRIES = 3;

const FIRST_PAUSE = 2000;
const LONGEST_PAUSE = 5 * 60_000;

/** Milliseconds to wait after so many wrong tokens or passwords in a row; they double up to five minutes. */
export function pauseAfterTries(wrongTries: number): number {
  if (wrongTries < FREE_TRIES) return 0;
  return Math.min(FIRST_PAUSE * 2 ** (wrongTries - FREE_TRIES), LONGEST_PAUSE);
}
