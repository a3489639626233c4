import type { BookingFields } from '../../renderer/features/booking/booking.ts';
import type { PromisedPrice, PromisedPrices } from '../prices/promised-price.ts';
import type { TimeSlot } from '../prices/time-slots.ts';

/** What a visitor fills in (docs/product.md, "Booking"). */
export interface VisitRequest extends BookingFields {
  timeSlot: TimeSlot;
  signatures: number;
}

/** What a visitor was told of the price: the lowest, and what else may hold for the slot or the place. */
export interface BookingEstimate extends PromisedPrice {
  alternatives?: PromisedPrice[];
}

/** The prices told, as a booking carries them. */
export function bookingEstimate([price, ...alternatives]: PromisedPrices): BookingEstimate {
  return alternatives.length === 0 ? price : { ...price, alternatives };
}

/** A booking's text for a chat, for when there is nowhere to send it. */
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
