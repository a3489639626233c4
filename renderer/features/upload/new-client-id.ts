/** Upper-case letters and digits that cannot be confused when read out: no I, O, 0 or 1. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}23456789`;

const LEADING_LETTERS = 3;
const LENGTH = 8;

/**
 * An id for a new client: three letters, then letters and digits (docs/product.md, "Upload portal").
 *
 * @param below returns a random integer from 0 to its argument, exclusive.
 */
export function newClientId(below: (limit: number) => number): string {
  const from = (characters: string) => characters.charAt(below(characters.length));
  return Array.from({ length: LENGTH }, (_, place) =>
    from(place < LEADING_LETTERS ? LETTERS : LETTERS_AND_DIGITS),
  ).join('');
}
