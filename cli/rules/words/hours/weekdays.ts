import type { Facts } from '../../../content/facts/facts.ts';

/** Names of the days in English, Spanish and German, from Monday on. */
export const DAYS: readonly (readonly string[])[] = [
  ['monday', 'lunes', 'montag'],
  ['tuesday', 'martes', 'dienstag'],
  ['wednesday', 'miércoles', 'mittwoch'],
  ['thursday', 'jueves', 'donnerstag'],
  ['friday', 'viernes', 'freitag'],
  ['saturday', 'sábado', 'samstag'],
  ['sunday', 'domingo', 'sonntag'],
];

/** The number of a day by its name in any of the languages, from Monday as 0. */
export function dayNamed(name: string): number | undefined {
  const day = DAYS.findIndex((names) => names.includes(name.toLowerCase()));
  return day < 0 ? undefined : day;
}

/** Minutes after midnight of a time such as `17:30`. */
export function clock(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The hours of the business on a day, in minutes after midnight, in order; none if it is closed. */
export function hoursOn(day: number, { site }: Facts): { from: number; to: number }[] {
  const { regular, week = [] } = site?.business.hours ?? {};
  const name = DAYS[day]?.[0];
  const lines = regular
    ? [regular]
    : week.filter(({ days }) => days.some((one) => one.toLowerCase() === name));
  return lines
    .map(({ opens, closes }) => ({ from: clock(opens), to: clock(closes) }))
    .sort((a, b) => a.from - b.from);
}
