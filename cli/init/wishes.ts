import { phoneIn } from './phone.ts';

/** Values of a new site that can be given as options or in the interview. */
export const WISHES = [
  'name',
  'type',
  'phone',
  'email',
  'locality',
  'region',
  'country',
  'language',
  'color',
] as const;

/** Given values; samples replace missing ones. */
export type InitWishes = { [Wish in (typeof WISHES)[number]]?: string };

/**
 * A normalized value: trimmed, countries in upper case, phone numbers in the format of the configuration.
 *
 * @param country as given; it decides how a phone number without a country code is read.
 */
export function tidy(wish: keyof InitWishes, value: string, country = 'US'): string {
  const plain = value.trim().replace(/\s+/g, ' ');
  if (wish === 'phone') return phoneIn(country.trim().toUpperCase(), plain);
  return wish === 'country' ? plain.toUpperCase() : plain;
}
