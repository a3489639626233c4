import { signatureCount } from '../prices/estimate.ts';
import { TIME_SLOTS } from '../prices/time-slots.ts';
import type { BookingFields } from './booking.ts';

/** What the form holds at this moment. */
export function readBookingFields(form: HTMLFormElement): BookingFields {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '').trim();
  return {
    service: text('service'),
    address: text('address'),
    date: text('date'),
    timeSlot: TIME_SLOTS.find((slot) => slot === text('timeSlot')) ?? 'business-hours',
    signatures: signatureCount(text('signatures')),
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    notes: text('notes'),
  };
}

/** Puts the number that is counted in place of what was typed. */
export function settleSignatures(form: HTMLFormElement): void {
  const field = form.elements.namedItem('signatures') as HTMLInputElement;
  field.value = String(signatureCount(field.value));
}
