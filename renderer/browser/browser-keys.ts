/**
 * Every storage key that pages use in the browser. `outbox:` and `sending:` prefix the keys of each pending submission.
 * `/privacy` and docs/privacy.md document the purpose and lifetime of each.
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
