/** Units of a countdown, longest first. */
export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

export type Unit = (typeof UNITS)[number];

/** Time until a deadline split into whole units. */
export function timeLeft(milliseconds: number): Record<Unit, number> {
  // Rounded up: the last second counts until it is over.
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
}
