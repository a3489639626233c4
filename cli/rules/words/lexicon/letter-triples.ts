import { sharedLetters } from '../figures/coded-words.ts';

/** Letters of a triple have five bits each. */
const BITS = 5;
const TRIPLES = 2 ** (3 * BITS);
const LAST_TWO = 2 ** (2 * BITS) - 1;

/** Before the first letter of a word, and behind the last one. */
const EDGE = 0;

const A = 'a'.charCodeAt(0);
const Z = 'z'.charCodeAt(0);
const LINE_END = '\n'.charCodeAt(0);

/** Vowels count as the same with an accent; other letters are rare. */
const PLAIN: Readonly<Record<string, string>> = {
  á: 'a',
  à: 'a',
  é: 'e',
  è: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
};

/** Letters with a number of their own. */
const NUMBERED = 'abcdefghijklmnopqrstuvwxyzñäöüß';

/** Letters above ASCII are looked up here. */
const OTHERS = new Map(
  [...'áàéèíóúñäöüß'].map((letter) => [
    letter.charCodeAt(0),
    NUMBERED.indexOf(PLAIN[letter] ?? letter) + 1,
  ]),
);

function numberOf(code: number): number {
  return code >= A && code <= Z ? code - A + 1 : (OTHERS.get(code) ?? EDGE);
}

/** Numbers of words are kept halved, in a byte each: above, it makes no difference how many have a triple. */
const SHARE = 2;
const MOST = 255;

/** How many words have three letters in a row, by the letters: a word with three that no other has is hardly one. */
export class LetterTriples {
  readonly #counts: Uint8Array;

  /** @param counts from `countTriples`. */
  constructor(counts: Uint8Array) {
    this.#counts = counts;
  }

  /** The number of words, up to 510, that have those three letters which fewest have, of those that another word lacks. */
  fewest(word: string, other: string): number {
    const known = new Set(triplesOf(other));
    let fewest = MOST;
    for (const triple of triplesOf(word))
      if (!known.has(triple)) fewest = Math.min(fewest, this.#counts[triple] as number);
    return SHARE * fewest;
  }
}

/** Reads lists of `cli/make-word-lists.mjs`, and counts words with the same beginning as one. */
export function countTriples(coded: string): Uint8Array {
  const counts = new Uint32Array(TRIPLES);
  /** By number of letters: the last two of them. */
  const lasts = [EDGE];
  const count = (triple: number) => {
    counts[triple] = (counts[triple] as number) + 1;
  };
  for (let at = 0; at < coded.length; at += 1) {
    let length = sharedLetters(coded.charCodeAt(at));
    for (at += 1; at < coded.length && coded.charCodeAt(at) !== LINE_END; at += 1) {
      const triple = ((lasts[length] as number) << BITS) | numberOf(coded.charCodeAt(at));
      if (length > 0) count(triple);
      length += 1;
      lasts[length] = triple & LAST_TWO;
    }
    count(((lasts[length] as number) << BITS) | EDGE);
  }
  return Uint8Array.from(counts, (words) => Math.min(MOST, Math.ceil(words / SHARE)));
}

function triplesOf(word: string): number[] {
  const all: number[] = [];
  let last = EDGE;
  for (let at = 0; at <= word.length; at += 1) {
    const triple = (last << BITS) | (at < word.length ? numberOf(word.charCodeAt(at)) : EDGE);
    if (at > 0) all.push(triple);
    last = triple & LAST_TWO;
  }
  return all;
}
