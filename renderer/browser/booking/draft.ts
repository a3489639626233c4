import type { BookingFields } from '../../../domain/booking.ts';
import type { BrowserKey } from '../../../domain/browser-keys.ts';

/** In the storage of the tab: a dialog closed by accident comes back as it was, another person's device forgets. */
const KEY = 'bookingDraft' satisfies BrowserKey;

export type BookingDraft = Partial<Omit<BookingFields, 'signatures'>> & { signatures?: string };

/** What was typed into the dialog before it was closed. */
export function readDraft(): BookingDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
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
