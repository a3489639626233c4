/**
 * Every key under which pages keep something in the browser. `outbox:` and `sending:` begin the keys
 * of each submission that waits. What each is for and how long it stays is told by `/privacy` and by docs/privacy.md.
 */
export const BROWSER_KEYS = [
  'arrival',
  'bookingDraft',
  'bookingConversion',
  'bookingConversionRecorded',
  'outbox:',
  'sending:',
  'lastContactSubmission',
  'failedContactSubmission',
  'measurementConsent',
  'closedPopups',
  'variants',
  'adminToken',
  'adminPassword',
  'adminPasswordSet',
  'adminTries',
  'adminSettings',
  'adminToast',
] as const;

export type BrowserKey = (typeof BROWSER_KEYS)[number];
