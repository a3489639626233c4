import type { BusinessTime } from '../../renderer/features/booking/business-time.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { clockSpan, DAY } from '../prices/clock.ts';
import { slotHours, type TimeSlot } from '../prices/time-slots.ts';

/** When a slot ends on the day it begins, in minutes; the one that goes past midnight never does. */
function slotEnd(slot: TimeSlot, { timeBands }: Pick<SiteConfig, 'timeBands'>): number {
  const { to } = clockSpan(slotHours(slot, timeBands));
  return to <= DAY ? to : Number.POSITIVE_INFINITY;
}

/** True if nobody can come any more: the day is over, or the slot's hours of today are. */
export function isPast(
  day: string,
  slot: TimeSlot,
  now: BusinessTime,
  config: Pick<SiteConfig, 'timeBands'>,
): boolean {
  return day < now.day || (day === now.day && now.minutes >= slotEnd(slot, config));
}
