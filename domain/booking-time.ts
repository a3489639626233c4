import type { SiteConfig } from '../schemas/site-config.ts';
import type { BusinessTime } from './business-time.ts';
import { type TimeSlot, timeSlotFacts } from './time-slots.ts';

/** `6 PM` or `8:30 AM` in minutes since midnight. */
function clockMinutes(text: string): number {
  const [, hours = '', minutes = '0', half] = /^(\d{1,2})(?::(\d\d))? ([AP])M$/.exec(text) ?? [];
  return ((Number(hours) % 12) + (half === 'P' ? 12 : 0)) * 60 + Number(minutes);
}

/** When a slot ends on the day it begins, in minutes; the one that goes past midnight never does. */
function slotEnd(slot: TimeSlot, config: Pick<SiteConfig, 'fees' | 'timeBands'>): number {
  const hours = timeSlotFacts(config).find((facts) => facts.slot === slot)?.hours ?? '';
  const [from = '', to = ''] = hours.split(' to ').map((text) => text.trim());
  const [start, end] = [clockMinutes(from), clockMinutes(to)];
  return end > start ? end : Number.POSITIVE_INFINITY;
}

/** True if nobody can come any more: the day is over, or the slot's hours of today are. */
export function isPast(
  day: string,
  slot: TimeSlot,
  now: BusinessTime,
  config: Pick<SiteConfig, 'fees' | 'timeBands'>,
): boolean {
  return day < now.day || (day === now.day && now.minutes >= slotEnd(slot, config));
}
