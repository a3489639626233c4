/** What a new site can be told on the command line or in the interview. */
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

/** What is wished for; what is left out is invented. */
export type InitWishes = { [Wish in (typeof WISHES)[number]]?: string };

/** A value as it is meant: without white space around it, countries in capitals. */
export function tidy(wish: keyof InitWishes, value: string): string {
  const plain = value.trim().replace(/\s+/g, ' ');
  return wish === 'country' ? plain.toUpperCase() : plain;
}
