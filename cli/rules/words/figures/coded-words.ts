import { checkStep, HASH_START, hashStep } from '../lexicon/word-hash.ts';

const LINE_END = 0x0a;
const ZERO = 0x30;
const NINE = 0x39;
/** What precedes `a`, which stands for ten. */
const BEFORE_TEN = 0x61 - 10;

/** Number of letters that a word shares with the one before it, from its digit to the base of 36. */
export function sharedLetters(digit: number): number {
  return digit <= NINE ? digit - ZERO : digit - BEFORE_TEN;
}

/**
 * Reads a list of `cli/make-word-lists.mjs`, in which each word lacks what it shares with the one before it. Words are
 * hashed letter by letter without creating them: a command that checks one page has no use for most of them.
 *
 * @param tell receives the hashes of each word as `hashOf` and `checkOf` have them, and that of the word as
 * `withoutDoubles` has it.
 */
export function eachWordHash(
  coded: string,
  tell: (hash: number, check: number, single: number) => void,
): void {
  /** By number of letters: the hashes of the word so far, the same without doubles, and whether a double ended there. */
  const hashes = [HASH_START];
  const checks = [HASH_START];
  const singles = [HASH_START];
  const doubled = [false];
  const letters = [0];
  for (let at = 0; at < coded.length; at += 1) {
    let length = sharedLetters(coded.charCodeAt(at));
    at += 1;
    for (; at < coded.length && coded.charCodeAt(at) !== LINE_END; at += 1) {
      const letter = coded.charCodeAt(at);
      const isDouble = letter === letters[length] && !doubled[length];
      const single = singles[length] as number;
      hashes[length + 1] = hashStep(hashes[length] as number, letter);
      checks[length + 1] = checkStep(checks[length] as number, letter);
      singles[length + 1] = isDouble ? single : hashStep(single, letter);
      length += 1;
      doubled[length] = isDouble;
      letters[length] = letter;
    }
    tell(hashes[length] as number, checks[length] as number, singles[length] as number);
  }
}

/** The words of such a list. */
export function decodedWords(coded: string): string[] {
  let before = '';
  return coded.split('\n').map((line) => {
    before = before.slice(0, sharedLetters(line.charCodeAt(0))) + line.slice(1);
    return before;
  });
}

/** A word with doubled letters reduced to one, because doubles are the most frequent slips. */
export function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/gu, '$1');
}
