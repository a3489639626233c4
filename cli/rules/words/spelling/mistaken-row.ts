/**
 * A slip: a cheap test of a whole copy, which is what is rare of the slip and its neighbours and begins with a literal;
 * what it looks like with what stands around it, where the group `slip` is the word; and the word that is meant.
 */
export type MistakenRow = readonly [
  sign: string | RegExp,
  around: RegExp,
  meant: string | ((word: string) => string),
];
