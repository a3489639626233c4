/** A day after the last moment of a date it is past everywhere on earth. */
const DAY = 24 * 60 * 60 * 1000;

/** True of a moment that is past by the clock of this machine, wherever the visitor is. */
export function isPast(moment: number): boolean {
  return moment + DAY < Date.now();
}
