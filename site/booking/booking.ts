import type { BookingFields } from '../../renderer/features/booking/booking.ts';
import type { PromisedPrice, PromisedPrices } from '../prices/promised-price.ts';
import type { TimeSlot } from '../prices/time-slots.ts';

/** Fields that a visitor fills in (docs/product.md, "Booking"). */
export interface VisitRequest extends BookingFields {
  timeSlot: TimeSlot;
  signatures: number;
}

/** The price shown to the visitor: the lowest, and alternatives that may apply to the slot or the place. */
export interface BookingEstimate extends PromisedPrice {
  alternatives?: PromisedPrice[];
}

/** The shown prices in the form a booking carries. */
export function bookingEstimate([price, ...alternatives]: PromisedPrices): BookingEstimate {
  return alternatives.length === 0 ? price : { ...price, alternatives };
}

/** A booking as text for a chat, used if there is no endpoint. */
export function bookingText(fields: VisitRequest, serviceLabel: string, slotLabel: string): string {
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
