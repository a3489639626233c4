import { ofTab } from '../../renderer/browser/storage.ts';
import { TIME_SLOTS } from '../prices/time-slots.ts';
import type { BookingFields } from './booking.ts';

export type BookingDraft = Partial<Omit<BookingFields, 'signatures'>> & { signatures?: string };

const TEXTS = [
  ...(['service', 'address', 'date', 'signatures', 'name', 'phone', 'email', 'notes'] as const),
];

/** What is usable of a kept value; another version of the site may have written it. */
function usableDraft(kept: unknown): BookingDraft {
  if (typeof kept !== 'object' || kept === null) return {};
  const value = kept as Record<string, unknown>;
  const texts = TEXTS.filter((name) => typeof value[name] === 'string').map((name) => [
    name,
    value[name],
  ]);
  const timeSlot = TIME_SLOTS.find((slot) => slot === value.timeSlot);
  return { ...Object.fromEntries(texts), ...(timeSlot && { timeSlot }) };
}

/** What was typed into the dialog before it was closed. */
export function readDraft(): BookingDraft {
  return usableDraft(ofTab.getJson('bookingDraft'));
}

/**
 * Remembers what is typed as long as the tab is open: a dialog closed by accident comes back as it was, another person's device
 * forgets.
 */
export function keepDraft(draft: BookingDraft): void {
  ofTab.set('bookingDraft', JSON.stringify(draft));
}

export function forgetDraft(): void {
  ofTab.remove('bookingDraft');
}
