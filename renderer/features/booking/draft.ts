import { ofTab } from '../../browser/storage.ts';

/** Typed values by field name; another version of the site may have stored them. */
export type BookingDraft = Readonly<Partial<Record<string, string>>>;

/** What was typed into the dialog before it was closed. */
export function readDraft(): BookingDraft {
  const kept = ofTab.getJson('bookingDraft');
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
}

/**
 * Stores what is typed until the tab closes: a dialog closed by accident is restored, but nothing remains on a shared
 * device.
 */
export function keepDraft(fields: object): void {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  ofTab.set('bookingDraft', JSON.stringify(Object.fromEntries(texts)));
}

export function forgetDraft(): void {
  ofTab.remove('bookingDraft');
}
