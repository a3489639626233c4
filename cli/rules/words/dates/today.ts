/** A date is past everywhere on earth one day after its last moment. */
const DAY = 24 * 60 * 60 * 1000;

/**
 * True for a moment that is past wherever the visitor is.
 *
 * @param now in milliseconds since 1970.
 */
export function isPast(moment: number, now: number): boolean {
  return moment + DAY < now;
}
