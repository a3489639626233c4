import type { BookingFields } from './booking.ts';
import type { BookingChoice, BookingOffer } from './booking-offer.ts';

function labelOf(choices: readonly BookingChoice[], value: string): string {
  return choices.find((choice) => choice.value === value)?.label ?? value;
}

/** `2026-11-21` formatted in a language, with the weekday. */
function dayText(day: string, language: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  return new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone: 'UTC' }).format(date);
}

/** The booking as the visitor reads it: label and value of each field. */
export function bookedLines(
  fields: BookingFields,
  { words, services, timeSlots }: BookingOffer,
  language = document.documentElement.lang,
): { label: string; value: string }[] {
  return [
    { label: words.service, value: labelOf(services, fields.service) },
    { label: words.address, value: fields.address },
    { label: words.date, value: dayText(fields.date, language) },
    { label: words.timeSlot, value: labelOf(timeSlots, fields.timeSlot) },
  ].filter(({ value }) => value !== '');
}

/** The same booking as one text, for a chat or an email. */
export function bookingText(
  fields: BookingFields,
  offer: BookingOffer,
  language = document.documentElement.lang,
): string {
  const { words } = offer;
  const lines = [
    ...bookedLines(fields, offer, language),
    { label: words.name, value: fields.name },
    { label: words.phone, value: fields.phone },
    { label: words.email, value: fields.email },
    { label: words.notes, value: fields.notes },
  ];
  const told = lines.filter(({ value }) => value !== '');
  return [words.request, ...told.map(({ label, value }) => `${label}: ${value}`)].join('\n');
}
