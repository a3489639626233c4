import { clockTime } from '../../renderer/text/formats.ts';

/** Minutes in a day. */
export const DAY = 24 * 60;

/** `6 PM` or `8:30 AM` in minutes since midnight. */
function clockMinutes(text: string): number {
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?::(\d\d))? ([AP])M$/.exec(text) ?? [];
  return ((Number(hours) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

/** A time range in minutes since midnight of its first day; its end is greater than its start, even past midnight. */
export interface ClockSpan {
  from: number;
  to: number;
}

/** `10 PM to 6 AM` in minutes: from 1320 to 1800. */
export function clockSpan(band: string): ClockSpan {
  const [from = 0, to = 0] = band.split(' to ').map(clockMinutes);
  return { from, to: to > from ? to : to + DAY };
}

/** A range as pages show it: `10 PM to 6 AM`. */
export function clockSpanText({ from, to }: ClockSpan): string {
  const text = (minutes: number) =>
    clockTime(`${Math.floor((minutes % DAY) / 60)}:${String(minutes % 60).padStart(2, '0')}`);
  return `${text(from)} to ${text(to)}`;
}

/** Whether a minute of any day lies within the range. */
export function isWithin({ from, to }: ClockSpan, minute: number): boolean {
  return (((minute - from) % DAY) + DAY) % DAY < to - from;
}
