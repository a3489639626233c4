/** Where booking links lead without scripts: the ways to book on the contact page. */
export const BOOKING_FALLBACK = '/contact#book';
