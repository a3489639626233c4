/** A day after the last moment of a date it is past everywhere on earth. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * True of a moment that is past wherever the visitor is.
 *
 * @param now in milliseconds since 1970.
 */
export function isPast(moment: number, now: number): boolean {
  return moment + DAY < now;
}
