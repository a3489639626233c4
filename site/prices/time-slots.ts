import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SiteLanguage } from '../languages.ts';

/** Time slots of the calculator and the booking form (docs/product.md, "Calculator"). */
export const TIME_SLOTS = ['business-hours', 'evening', 'late-night'] as const;

export type TimeSlot = (typeof TIME_SLOTS)[number];

/** Names of the time slots, the same on pages, in the calculator and in the booking dialog. */
export const SLOT_LABELS: Record<SiteLanguage, Record<TimeSlot, string>> = {
  en: { 'business-hours': 'Business hours', evening: 'Evening', 'late-night': 'Late night' },
  es: { 'business-hours': 'De día', evening: 'Tarde-noche', 'late-night': 'Noche' },
};

/** A time slot with its hours and its surcharge for a visit. */
export interface TimeSlotFacts {
  slot: TimeSlot;
  label: string;
  /** As displayed: `6 PM to 10 PM`. */
  hours: string;
  /** In US dollars. */
  surcharge: number;
}

/** Hours of a slot as displayed: `6 PM to 10 PM`. */
export function slotHours(slot: TimeSlot, { calculator }: SiteConfig['timeBands']): string {
  const { businessHours, evening, lateNight } = calculator;
  return { 'business-hours': businessHours, evening, 'late-night': lateNight }[slot];
}

/** The calculator's time slots (docs/product.md, "Calculator"), earliest first. */
export function timeSlotFacts({
  fees,
  timeBands,
}: Pick<SiteConfig, 'fees' | 'timeBands'>): TimeSlotFacts[] {
  const { businessHours, evening, lateNight } = timeBands.calculator;
  const labels = SLOT_LABELS.en;
  return [
    { slot: 'business-hours', label: labels['business-hours'], hours: businessHours, surcharge: 0 },
    { slot: 'evening', label: labels.evening, hours: evening, surcharge: fees.eveningSurcharge },
    {
      slot: 'late-night',
      label: labels['late-night'],
      hours: lateNight,
      surcharge: fees.lateNightSurcharge,
    },
  ];
}
