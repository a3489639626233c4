import type { z } from 'zod';
import type { Business } from '../../../schemas/site-business.ts';
import type { BookingFields } from './booking.ts';
import type { BusinessTime } from './business-time.ts';

type BusinessHours = z.infer<typeof Business>['hours'];

/** A part of the day, in minutes since midnight. */
export interface DayPart {
  name: 'morning' | 'afternoon' | 'evening';
  from: number;
  to: number;
}

/** Minutes of a day. */
const DAY = 24 * 60;

/** Parts of the day that can be asked for, the earliest first. */
export const DAY_PARTS: readonly DayPart[] = [
  { name: 'morning', from: 0, to: 12 * 60 },
  { name: 'afternoon', from: 12 * 60, to: 18 * 60 },
  { name: 'evening', from: 18 * 60, to: DAY },
];

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Opening times as spans within one day; those that go past midnight are two. */
function spansOf({ opens, closes }: { opens: string; closes: string }): [number, number][] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return to > from
    ? [[from, to]]
    : [
        [from, DAY],
        [0, to],
      ];
}

/** True if a business is open in a part of any day, and where its hours are not known. */
export function isOpenIn(part: DayPart, hours: BusinessHours): boolean {
  const { regular, week } = hours ?? {};
  const times = week ?? (regular ? [regular] : undefined);
  if (!times) return true;
  return times.flatMap(spansOf).some(([from, to]) => from < part.to && to > part.from);
}

/**
 * True if a business is known to be closed on a day.
 *
 * @param day `2026-11-21`; anything else is no day on which it is closed.
 */
export function isClosedOn(day: string, hours: BusinessHours): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (!hours?.week || Number.isNaN(date.getTime())) return false;
  // Days of the configuration are named as schema.org names them, in English.
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date);
  return !hours.week.some(({ days }) => days.some((open) => open === name));
}

/** True if a day is over, or today's chosen part of it; how long a time of a site's own words lasts nobody knows. */
export function isOver(
  { date, timeSlot }: Pick<BookingFields, 'date' | 'timeSlot'>,
  { day, minutes }: BusinessTime,
): boolean {
  const part = DAY_PARTS.find(({ name }) => name === timeSlot);
  return date < day || (date === day && part !== undefined && minutes >= part.to);
}
