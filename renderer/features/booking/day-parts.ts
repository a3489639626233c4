import type { z } from 'zod';
import type { Business } from '../../../schemas/config/site-business.ts';
import type { BookingFields } from './booking.ts';
import type { BusinessTime } from './business-time.ts';

type BusinessHours = z.infer<typeof Business>['hours'];

/** A part of the day, in minutes since midnight. */
export interface DayPart {
  name: 'morning' | 'afternoon' | 'evening';
  from: number;
  to: number;
}

/** Minutes in a day. */
const DAY = 24 * 60;

/** Parts of the day that can be requested, earliest first. */
export const DAY_PARTS: readonly DayPart[] = [
  { name: 'morning', from: 0, to: 12 * 60 },
  { name: 'afternoon', from: 12 * 60, to: 18 * 60 },
  { name: 'evening', from: 18 * 60, to: DAY },
];

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Opening hours as ranges within one day; those past midnight become two. */
function spansOf({ opens, closes }: { opens: string; closes: string }): [number, number][] {
  const [from, to] = [minutesOf(opens), minutesOf(closes)];
  return to > from
    ? [[from, to]]
    : [
        [from, DAY],
        [0, to],
      ];
}

/** Whether a business is open during a part of any day, or its hours are unknown. */
export function isOpenIn(part: DayPart, hours: BusinessHours): boolean {
  const { regular, week } = hours ?? {};
  const times = week ?? (regular ? [regular] : undefined);
  if (!times) return true;
  return times.flatMap(spansOf).some(([from, to]) => from < part.to && to > part.from);
}

/**
 * Whether a business is known to be closed on a day.
 *
 * @param day `2026-11-21`; any other format counts as open.
 */
export function isClosedOn(day: string, hours: BusinessHours): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  if (!hours?.week || Number.isNaN(date.getTime())) return false;
  // The configuration uses the schema.org names of weekdays, which are English.
  const name = new Intl.DateTimeFormat('en', { weekday: 'long', timeZone: 'UTC' }).format(date);
  return !hours.week.some(({ days }) => days.some((open) => open === name));
}

/**
 * Whether a day is over, or today's selected part of it; the duration of times that a site defines as text is unknown.
 */
export function isOver(
  { date, timeSlot }: Pick<BookingFields, 'date' | 'timeSlot'>,
  { day, minutes }: BusinessTime,
): boolean {
  const part = DAY_PARTS.find(({ name }) => name === timeSlot);
  return date < day || (date === day && part !== undefined && minutes >= part.to);
}
