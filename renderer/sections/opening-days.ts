import type { z } from 'zod';
import { type Business, WEEKDAYS } from '../../schemas/config/site-business.ts';

/** Days with the same hours. */
export interface OpeningDays {
  /** Formatted in a language, such as `Monday–Friday, Sunday`. */
  days: string;
  /** `09:00`. */
  opens: string;
  closes: string;
}

/**
 * Days as they are named within a sentence: three or more in a row by the first and the last.
 *
 * @param days numbers in order, from Monday as 0.
 */
export function namesOfDays(days: readonly number[], language: string): string[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // The first of January 2024 was a Monday.
  const nameOf = (day: number) => format.format(Date.UTC(2024, 0, 1 + day));
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs.flatMap((run) => {
    const names = run.map(nameOf);
    return names.length > 2 ? `${names[0]}–${names.at(-1)}` : names;
  });
}

/** The same as entries of a table. */
function rangesOf(days: readonly number[], language: string): string {
  const capital = (name: string) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  const names = namesOfDays(days, language);
  return names.map((name) => name.split('–').map(capital).join('–')).join(', ');
}

/**
 * Opening hours of a business by day, from Monday on. Hours for specific days override those of every day.
 *
 * @returns an empty list if no hours are known.
 */
export function openingDays(
  hours: z.infer<typeof Business>['hours'],
  language: string,
): OpeningDays[] {
  const { regular, week } = hours ?? {};
  if (week)
    return week
      .map(({ days, opens, closes }) => ({
        numbers: [...new Set(days.map((day) => WEEKDAYS.indexOf(day)))].sort((a, b) => a - b),
        opens,
        closes,
      }))
      .sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0))
      .map(({ numbers, opens, closes }) => ({ days: rangesOf(numbers, language), opens, closes }));
  return regular ? [{ days: rangesOf([...WEEKDAYS.keys()], language), ...regular }] : [];
}
