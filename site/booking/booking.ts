import type { PromisedPrice, PromisedPrices } from '../prices/promised-price.ts';
import type { TimeSlot } from '../prices/time-slots.ts';

/** What a visitor fills in (docs/product.md, "Booking"). */
export interface BookingFields {
  service: string;
  address: string;
  /** `2026-11-21`. */
  date: string;
  timeSlot: TimeSlot;
  signatures: number;
  name: string;
  phone: string;
  email: string;
  notes: string;
}

/** What a visitor was told of the price: the lowest, and what else may hold for the slot or the place. */
export interface BookingEstimate extends PromisedPrice {
  alternatives?: PromisedPrice[];
}

/** What the booking webhook is sent (docs/product.md, "What is sent"). */
export interface Booking extends Omit<BookingFields, 'name' | 'phone' | 'email'> {
  /** The same on every attempt, so that a receiver can drop doubles. */
  id: string;
  type: 'booking';
  /** ISO 8601. */
  timestamp: string;
  contact: { name: string; email: string; phone: string };
  /** As the visitor saw it; it may lack a mileage fee where the place was not found. */
  estimate: BookingEstimate;
  /** Path of the page that the dialog was opened on. */
  source: string;
  url: string;
  /** Set if a field was filled that no person sees. */
  suspect?: true;
  attribution?: Record<string, string>;
}

/** The prices told, as a booking carries them. */
export function bookingEstimate([price, ...alternatives]: PromisedPrices): BookingEstimate {
  return alternatives.length === 0 ? price : { ...price, alternatives };
}

/** A booking's text for a chat, for when there is nowhere to send it. */
export function bookingText(
  fields: BookingFields,
  serviceLabel: string,
  slotLabel: string,
): string {
  const lines = [
    `Booking request: ${serviceLabel}`,
    `Where: ${fields.address}`,
    `When: ${fields.date}, ${slotLabel}`,
    `Signatures: ${fields.signatures}`,
    `Name: ${fields.name}`,
    `Phone: ${fields.phone}`,
    `Email: ${fields.email}`,
  ];
  if (fields.notes !== '') lines.push(`Notes: ${fields.notes}`);
  return lines.join('\n');
}
