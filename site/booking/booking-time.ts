import type { BusinessTime } from '../../renderer/features/booking/business-time.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { clockSpan, DAY } from '../prices/clock.ts';
import { slotHours, type TimeSlot } from '../prices/time-slots.ts';

/** End of a slot on the day it begins, in minutes; infinite for the slot that goes past midnight. */
function slotEnd(slot: TimeSlot, { timeBands }: Pick<SiteConfig, 'timeBands'>): number {
  const { to } = clockSpan(slotHours(slot, timeBands));
  return to <= DAY ? to : Number.POSITIVE_INFINITY;
}

/** Whether the selected time is over: the day has passed, or today's hours of the slot have. */
export function isPast(
  day: string,
  slot: TimeSlot,
  now: BusinessTime,
  config: Pick<SiteConfig, 'timeBands'>,
): boolean {
  return day < now.day || (day === now.day && now.minutes >= slotEnd(slot, config));
}
