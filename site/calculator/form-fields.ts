import { signatureCount } from '../prices/estimate.ts';
import { TIME_SLOTS, type TimeSlot } from '../prices/time-slots.ts';
import type { SharedEstimate } from './estimate-link.ts';

/** The calculator's fields (docs/product.md, "Calculator"). */
export type FieldName = 'address' | 'latitude' | 'longitude' | 'timeSlot' | 'signatures';

/** Time slot and number of signatures. */
export interface Visit {
  timeSlot: TimeSlot;
  signatures: number;
}

/** The control of that name, whose value the browser holds. */
export function control(form: HTMLFormElement, name: FieldName) {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement;
}

/** The trimmed value of a field. */
export function typedIn(form: HTMLFormElement, name: FieldName): string {
  return control(form, name).value.trim();
}

/** The current time slot and number of signatures. */
export function readVisit(form: HTMLFormElement): Visit {
  const slot = typedIn(form, 'timeSlot');
  return {
    timeSlot: TIME_SLOTS.find((one) => one === slot) ?? 'business-hours',
    signatures: signatureCount(typedIn(form, 'signatures')),
  };
}

/** Replaces what was typed with the number that is used (docs/product.md, "Calculator"). */
export function settleSignatures(form: HTMLFormElement): void {
  control(form, 'signatures').value = String(readVisit(form).signatures);
}

/** Fills the form with the inputs of a shared estimate. */
export function fillForm(
  form: HTMLFormElement,
  { place, timeSlot, signatures }: SharedEstimate,
): void {
  const isText = typeof place === 'string';
  control(form, 'address').value = isText ? place : '';
  control(form, 'latitude').value = isText ? '' : String(place.latitude);
  control(form, 'longitude').value = isText ? '' : String(place.longitude);
  control(form, 'timeSlot').value = timeSlot;
  control(form, 'signatures').value = String(signatures);
}
