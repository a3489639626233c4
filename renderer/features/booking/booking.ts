import { attribution } from '../attribution/attribution.ts';

/** Fields common to all booking forms; those a site does not ask for are empty. */
export interface BookingFields {
  /** The booked service. */
  service: string;
  /** The place, if the business comes to its customers. */
  address: string;
  /** `2026-11-21`. */
  date: string;
  timeSlot: string;
  name: string;
  phone: string;
  email: string;
  notes: string;
}

/** Body sent to the booking webhook (docs/product.md, "What is sent"); a site's own form may add to it. */
export interface Booking extends Omit<BookingFields, 'name' | 'phone' | 'email'> {
  /** The same on every attempt, so that a receiver can deduplicate. */
  id: string;
  type: 'booking';
  /** ISO 8601. */
  timestamp: string;
  contact: { name: string; email: string; phone: string };
  /** Path of the page the dialog was opened on. */
  source: string;
  url: string;
  /** Set if the honeypot field was filled in. */
  suspect?: true;
  attribution?: Record<string, string>;
}

/** The current values of the form. */
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
 * The booking as it is sent, created here and now.
 *
 * @param further additional data of a site's own form.
 * @param suspect whether the honeypot field was filled in.
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
