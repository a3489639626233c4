import { type SlipKind, type SlipPlace, slipOf } from './slip-kinds.ts';

/*
 * What speaks for a slip and what for a word that no list has, as logarithms of odds: fitted to slips of the words of
 * copy, and to words that the lists were left without (`docs/decisions/067-odds-of-slips.md`).
 */

const START = 0.1;

/** Two letters swapped or one doubled are hardly ever another word; another consonant is more often than not. */
const OF_KIND: Readonly<Record<SlipKind, number>> = {
  undoubled: 1.95,
  doubled: 1.52,
  swapped: 1.18,
  vowelLeftOut: 0.65,
  consonantLeftOut: 0.39,
  extraKeyBeside: 0.38,
  keyBeside: 0.26,
  vowelBeside: 0.08,
  extraLetterOfWord: -0.11,
  heardAlike: -0.22,
  otherVowel: -0.28,
  accent: -1.19,
  vowelForConsonant: -1.43,
  extraLetter: -1.56,
  otherConsonant: -1.88,
};

/** Most letters of a word, for each figure of a place but the last one. */
const LENGTHS = [4, 5, 6, 8];

const OF_PLACE: Readonly<Record<SlipPlace, readonly number[]>> = {
  first: [-1.2, -1.08, -0.72, -0.52, -0.08],
  inside: [-0.96, -0.62, -0.01, 0.73, 2.17],
  lastButOne: [-0.71, -0.29, 0.44, 0.94, 1.22],
  last: [-0.84, -0.47, 0.39, 0.63, 0.72],
};

/** Of common words by their class, and of rare ones. */
const OF_FREQUENCY = [1.49, 0.44, -0.13, -0.43, -1.64];

/** The class of rare words. */
export const RARE = 4;

/** Fewer words than this have the same three letters in a row, for each figure but the last one. */
const COUNTS = [1, 30, 100, 300];
const OF_TRIPLE = [2.01, -0.03, -0.26, -0.67, -1.3];

/** Of a word that is made of others, as its language makes them. */
export const IF_PUT_TOGETHER = -0.5;

/** The figure of the first range that a number is in. */
function figureOf(figures: readonly number[], ranges: number): number {
  return (ranges < 0 ? figures.at(-1) : figures[ranges]) as number;
}

/** The word that may be meant. */
interface Compared {
  meant: string;
  /** Its class, or `RARE`. */
  frequency: number;
  /** How many words have those three letters in a row that fewest have, see `LetterTriples`. */
  fewest: number;
}

/** The odds that a word is a slip for another one, which differs by one letter or two swapped. Above zero, it is told. */
export function oddsOf(word: string, { meant, frequency, fewest }: Compared): number {
  const { kind, place } = slipOf(word, meant);
  const length = LENGTHS.findIndex((most) => word.length <= most);
  const count = COUNTS.findIndex((limit) => fewest < limit);
  return (
    START +
    OF_KIND[kind] +
    (OF_FREQUENCY[frequency] as number) +
    figureOf(OF_PLACE[place], length) +
    figureOf(OF_TRIPLE, count)
  );
}
