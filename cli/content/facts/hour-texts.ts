import type { z } from 'zod';
import { namesOfDays } from '../../../renderer/sections/opening-days.ts';
import { timeOfDay } from '../../../renderer/text/formats.ts';
import { type Business, WEEKDAYS } from '../../../schemas/config/site-business.ts';

/** Opening hours by day, as the configuration lists them. */
export type Week = NonNullable<NonNullable<z.infer<typeof Business>['hours']>['week']>;

/** The fact with the hours of the whole week. Those of its days are below it, by their names in the configuration. */
export const WEEK_HOURS = 'business.hours.week';

/** Opening and closing time as texts show them. */
interface ShownHours {
  opens: string;
  closes: string;
}

/** The hours of each day that has some, from Monday on; those of a day with a break in their order. */
function hoursByDay(week: Week, shown: (time: string) => string): Map<number, ShownHours[]> {
  const days = WEEKDAYS.map((name, day) => {
    const entries = week.filter(({ days: named }) => named.includes(name));
    const inOrder = entries.sort((a, b) => (a.opens < b.opens ? -1 : 1));
    const hours = inOrder.map(({ opens, closes }) => ({
      opens: shown(opens),
      closes: shown(closes),
    }));
    return [day, hours] as const;
  });
  return new Map(days.filter(([, hours]) => hours.length > 0));
}

/**
 * Facts about the opening hours of a week, which is a list of groups and would be none otherwise: all of it in words,
 * `Monday–Friday 9 AM–5 PM, Saturday 10 AM–2 PM`, and for each day its hours, and when it opens and closes.
 */
export function* hourTexts(
  week: Week,
  { language, country, locale }: { language: string; country: string; locale: string },
): Generator<[name: string, text: string]> {
  const list = new Intl.ListFormat(locale);
  const byDay = hoursByDay(week, (time) => timeOfDay(time, language, country));
  const groups = new Map<string, number[]>();
  for (const [day, hours] of byDay) {
    const text = list.format(hours.map(({ opens, closes }) => `${opens}–${closes}`));
    const name = `${WEEK_HOURS}.${WEEKDAYS[day]}`;
    yield [name, text];
    yield [`${name}.opens`, hours[0]?.opens ?? ''];
    yield [`${name}.closes`, hours.at(-1)?.closes ?? ''];
    groups.set(text, [...(groups.get(text) ?? []), day]);
  }
  const parts = [...groups].map(
    ([text, days]) => `${list.format(namesOfDays(days, language))} ${text}`,
  );
  if (parts.length > 0) yield [WEEK_HOURS, parts.join(', ')];
}
