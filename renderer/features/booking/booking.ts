import { attribution } from '../attribution/attribution.ts';

/** What every booking form asks for; what a site does not ask for is an empty text. */
export interface BookingFields {
  /** What is booked. */
  service: string;
  /** Where, if the business comes to its customers. */
  address: string;
  /** `2026-11-21`. */
  date: string;
  timeSlot: string;
  name: string;
  phone: string;
  email: string;
  notes: string;
}

/** What the booking webhook is sent (docs/product.md, "What is sent"); a site's own form may add to it. */
export interface Booking extends Omit<BookingFields, 'name' | 'phone' | 'email'> {
  /** The same on every attempt, so that a receiver can drop doubles. */
  id: string;
  type: 'booking';
  /** ISO 8601. */
  timestamp: string;
  contact: { name: string; email: string; phone: string };
  /** Path of the page that the dialog was opened on. */
  source: string;
  url: string;
  /** Set if a field was filled that no person sees. */
  suspect?: true;
  attribution?: Record<string, string>;
}

/** What the form holds at this moment. */
export function readBookingFields(form: HTMLFormElement): BookingFields {
  const data = new FormData(form);
  const text = (name: keyof BookingFields) => String(data.get(name) ?? '').trim();
  return {
    service: text('service'),
    address: text('address'),
    date: text('date'),
    timeSlot: text('timeSlot'),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    notes: text('notes'),
  };
}

/**
 * The booking as it is sent, written here and now.
 *
 * @param further what a site's own form sends besides.
 * @param suspect a field was filled that no person sees.
 */
export function composeBooking(
  { name, phone, email, ...asked }: BookingFields,
  further: object,
  suspect: boolean,
): Booking {
  const came = attribution();
  return {
    id: crypto.randomUUID(),
    type: 'booking',
    timestamp: new Date().toISOString(),
    contact: { name, email, phone },
    ...asked,
    ...further,
    source: location.pathname,
    url: location.href,
    ...(suspect ? { suspect } : {}),
    ...(Object.keys(came).length > 0 ? { attribution: came } : {}),
  };
}
