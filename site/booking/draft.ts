import type { BrowserKey } from '../../renderer/browser/browser-keys.ts';
import { TIME_SLOTS } from '../prices/time-slots.ts';
import type { BookingFields } from './booking.ts';

/** In the storage of the tab: a dialog closed by accident comes back as it was, another person's device forgets. */
const KEY = 'bookingDraft' satisfies BrowserKey;

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
  try {
    return usableDraft(JSON.parse(sessionStorage.getItem(KEY) ?? '{}'));
  } catch {
    return {};
  }
}

/** Remembers what is typed; without storage the dialog works all the same. */
export function keepDraft(draft: BookingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or forbidden.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept, then.
  }
}
