import { ofTab } from '../../browser/storage.ts';

/** What was typed, by the names of the fields; another version of the site may have written it. */
export type BookingDraft = Readonly<Partial<Record<string, string>>>;

/** What was typed into the dialog before it was closed. */
export function readDraft(): BookingDraft {
  const kept = ofTab.getJson('bookingDraft');
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, text]) => typeof text === 'string'));
}

/**
 * Remembers what is typed as long as the tab is open: a dialog closed by accident comes back as it was, another person's device
 * forgets.
 */
export function keepDraft(fields: object): void {
  const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  ofTab.set('bookingDraft', JSON.stringify(Object.fromEntries(texts)));
}

export function forgetDraft(): void {
  ofTab.remove('bookingDraft');
}
