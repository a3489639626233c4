import { readBookingFields } from '../../renderer/features/booking/booking.ts';
import { signatureCount } from '../prices/estimate.ts';
import { TIME_SLOTS } from '../prices/time-slots.ts';
import type { VisitRequest } from './booking.ts';

/** The current values of the form. */
export function readVisitRequest(form: HTMLFormElement): VisitRequest {
  const fields = readBookingFields(form);
  const typed = String(new FormData(form).get('signatures') ?? '').trim();
  return {
    ...fields,
    timeSlot: TIME_SLOTS.find((slot) => slot === fields.timeSlot) ?? 'business-hours',
    signatures: signatureCount(typed),
  };
}

/** Replaces what was typed with the number that is used. */
export function settleSignatures(form: HTMLFormElement): void {
  const field = form.elements.namedItem('signatures') as HTMLInputElement;
  field.value = String(signatureCount(field.value));
}
