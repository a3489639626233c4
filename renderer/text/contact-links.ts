import { withoutMarks } from './isolated.ts';

/** Where booking links lead without scripts: the ways to book on the contact page, which is at `contact`. */
export function bookingFallback(contact: string): string {
  return `${contact}#book`;
}

/**
 * A phone number as dialed: `+49 30 1234567` becomes `+49301234567`, and so does `+49 (0)30 1234567`, whose zero is dialed
 * inside the country only; one without a country code is taken as US or
 * Canadian, `(432) 555-0142` becomes `+14325550142`.
 */
export function dialled(phone: string): string {
  const isInternational = withoutMarks(phone).startsWith('+');
  const digits = (isInternational ? phone.replace('(0)', '') : phone).replace(/\D/g, '');
  return isInternational ? `+${digits}` : `+1${digits}`;
}

/** Call address for a displayed number, for `href="tel:…"`. */
export function callHref(phone: string): string {
  return `tel:${dialled(phone)}`;
}

/** Address that starts a text message to a number. */
export function textHref(phone: string): string {
  return `sms:${dialled(phone)}`;
}

/**
 * Address of a chat with a prefilled message (docs/product.md, "Names in the page").
 *
 * @param number digits with country code.
 */
export function chatHref(number: string, message: string): string {
  return `https://wa.me/${number.replace(/\D/g, '')}?text=${encodeURIComponent(message)}`;
}

/** Address that opens the mail program with a prefilled message. */
export function mailHref(email: string, subject: string, body: string): string {
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
