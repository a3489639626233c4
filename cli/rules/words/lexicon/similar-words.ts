import { type CheckedHashes, CheckedWords, HASH_START, hashOf, hashStep } from './word-hash.ts';

/** The hash of a word whose beginning has a hash, and which continues with the letters of another from there on. */
function hashOfRest(begun: number, word: string, from: number): number {
  let hash = begun;
  for (let at = from; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

/** Words that are compared with others. */
export class SimilarWords {
  readonly #words: CheckedWords;
  readonly #letters: readonly number[];

  /** @param letters all that similar words may have. */
  constructor(words: CheckedHashes, letters: string) {
    this.#words = new CheckedWords(words);
    this.#letters = Array.from(letters, (letter) => letter.charCodeAt(0));
  }

  /** @param word in lower case. */
  has(word: string, hash: number = hashOf(word)): boolean {
    return this.#words.has(word, hash);
  }

  /** Where one of these words is in tables beside that of its hash. */
  placeOf(word: string): number {
    return this.#words.placeOf(word);
  }

  /** The words that differ by one letter, or by two neighbors that are swapped, in alphabetical order. */
  similarTo(word: string): string[] {
    const letters = this.#letters;
    const found = new Set<string>();
    const add = (hash: number, similar: () => string) => {
      if (!this.#words.mayHave(hash)) return;
      const text = similar();
      if (text !== word && this.#words.has(text, hash)) found.add(text);
    };
    for (let at = 0, begun = HASH_START; at <= word.length; at += 1) {
      const start = word.slice(0, at);
      for (const letter of letters) {
        const next = hashStep(begun, letter);
        const also = () => start + String.fromCharCode(letter);
        add(hashOfRest(next, word, at), () => also() + word.slice(at));
        add(hashOfRest(next, word, at + 1), () => also() + word.slice(at + 1));
      }
      const code = word.charCodeAt(at);
      const swapped = hashStep(hashStep(begun, word.charCodeAt(at + 1)), code);
      add(hashOfRest(begun, word, at + 1), () => start + word.slice(at + 1));
      add(
        hashOfRest(swapped, word, at + 2),
        () => start + word.slice(at + 1, at + 2) + word.slice(at, at + 1) + word.slice(at + 2),
      );
      begun = hashStep(begun, code);
    }
    return [...found].sort();
  }
}
