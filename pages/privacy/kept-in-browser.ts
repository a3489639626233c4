import type { BrowserKey } from '../../renderer/browser/browser-keys.ts';

/** What a key stores: its purpose and lifetime. */
interface Kept {
  what: string;
  until: string;
}

const WITH_THE_TAB = 'Until you close the tab';
const UNTIL_REMOVED = 'Until it is changed or you clear the browser’s data';

/** Stored for any visitor. No page of this site has a popup. */
type VisitorKey = Exclude<BrowserKey, `admin${string}` | 'closedPopups' | 'variants'>;

/** Stored only where the owner signs in. */
type OwnerKey = Extract<BrowserKey, `admin${string}`>;

export const VISITORS: Record<VisitorKey, Kept> = {
  arrival: {
    what: 'The first page of your visit, its search parameters and the page that led here, so that a message can say which advertisement it came from',
    until: WITH_THE_TAB,
  },
  bookingDraft: {
    what: 'What you have typed into the booking form, in case it is closed by accident',
    until: 'Until the booking is sent or you close the tab',
  },
  'outbox:': {
    what: 'A message or booking that could not be sent yet; each has a key of its own, which ends in its number. It is sent when the connection is back, and /contact lists it',
    until: 'Until it is delivered or you withdraw it, 30 days at most',
  },
  'sending:': {
    what: 'Which tab is sending a message just now, where the browser has no better way to know; it ends in the message’s number too',
    until: 'Until it is sent; it holds for 15 seconds',
  },
  lastContactSubmission: {
    what: 'The last message that you sent and when, as your record of it',
    until: '30 days',
  },
  failedContactSubmission: {
    what: 'The last message that could not be sent, and why',
    until: 'Until it is delivered or you withdraw it, 30 days at most',
  },
  bookingConversion: {
    what: 'The number of your last booking, so that it is counted once',
    until: WITH_THE_TAB,
  },
  bookingConversionRecorded: {
    what: 'The number of the booking that has been counted',
    until: WITH_THE_TAB,
  },
  measurementConsent: {
    what: 'Your answer, yes or no, to being counted',
    until: UNTIL_REMOVED,
  },
};

export const OWNERS: Record<OwnerKey, Kept> = {
  adminToken: {
    what: 'Proof that the owner has signed in, not the token itself',
    until: 'Until signing out',
  },
  adminPassword: { what: 'A salted hash of the owner’s password', until: UNTIL_REMOVED },
  adminPasswordSet: { what: 'That a password has been chosen', until: UNTIL_REMOVED },
  adminTries: {
    what: 'How often a wrong token or password was tried, and when',
    until: 'Until signing in',
  },
  adminSettings: { what: 'Settings of the owner’s area', until: UNTIL_REMOVED },
  adminToast: { what: 'A notice that is shown on the next page', until: 'Until it is shown' },
};
