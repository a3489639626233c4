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

/** A normalized value: trimmed, countries in upper case. */
export function tidy(wish: keyof InitWishes, value: string): string {
  const plain = value.trim().replace(/\s+/g, ' ');
  return wish === 'country' ? plain.toUpperCase() : plain;
}
