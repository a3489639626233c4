/** Where a booking leads without script: the ways to book on the contact page. */
export const BOOKING_FALLBACK = '/contact#book';
