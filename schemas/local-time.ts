import { z } from 'zod';
import { control } from './forms/control.ts';

const FORM = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/;

/** Whether the date exists in its month. */
function isRealDay(time: string): boolean {
  const day = time.slice(0, 10);
  const date = new Date(`${day}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/** The last day of the month of a date, `2027-02-28` for `2027-02-30`. */
function lastDayOf(time: string): string {
  const [year, month] = time.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

/** Unix time starts here; an earlier year is a slip of the pen. */
const FIRST_YEAR = '1970';

/** A date and time in the business's time zone, `2027-03-28T18:00`. */
export const LocalTime = z
  .string()
  .regex(FORM, 'must be a day and a time such as 2027-03-28T18:00')
  .check(({ value, issues }) => {
    // The format check has already reported a malformed value.
    if (!FORM.test(value)) return;
    if (!isRealDay(value))
      issues.push({
        code: 'custom',
        message: `must be a day that its month has, ${lastDayOf(value)} at the latest`,
        input: value,
      });
    else if (value < FIRST_YEAR)
      issues.push({ code: 'custom', message: 'must be in a year from 1970 on', input: value });
  })
  .meta(control('date-time'));
