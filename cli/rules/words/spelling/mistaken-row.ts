/**
 * A slip: a cheap test of a whole copy, which is what is rare of the slip and its neighbours and begins with a literal;
 * what it looks like with what stands around it, where the group `slip` is the word; the word that is meant; and
 * words of which a copy with the slip has one, in small letters.
 */
export type MistakenRow = readonly [
  sign: string | RegExp,
  around: RegExp,
  meant: string | ((word: string) => string),
  words?: readonly string[] | undefined,
];
