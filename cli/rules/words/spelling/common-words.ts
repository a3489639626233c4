import { decodedWords, withoutDoubles } from '../figures/coded-words.ts';
import type { LexiconTables } from './lexicon-tables.ts';
import { HASH_START, hashOf, hashStep, NumberTable, WordSet } from './word-hash.ts';

/** The hash of a word whose beginning has a hash, and which continues with the letters of another from there on. */
function hashOfRest(begun: number, word: string, from: number): number {
  let hash = begun;
  for (let at = from; at < word.length; at += 1) hash = hashStep(hash, word.charCodeAt(at));
  return hash;
}

/** The common words of a language. Most words of a text are, and those that are not are compared with few of them. */
export class CommonWords {
  readonly #coded: string;
  readonly #hashes: WordSet;
  /** Numbers of the words by their hash without doubles, the first one of each. */
  readonly #singles: NumberTable;
  readonly #letters: readonly number[];
  #decoded: { list: readonly string[]; set: ReadonlySet<string> } | undefined;

  constructor({ common, letters, commonWords, singles }: Omit<LexiconTables, 'words'>) {
    this.#coded = common;
    this.#letters = Array.from(letters, (letter) => letter.charCodeAt(0));
    this.#hashes = new WordSet(commonWords);
    this.#singles = new NumberTable(singles);
  }

  /** @param word in lower case. */
  has(word: string, hash: number = hashOf(word)): boolean {
    return this.#hashes.has(hash) && this.#all.set.has(word);
  }

  /** The words that differ by one letter, or by two neighbors that are swapped, in alphabetical order. */
  similarTo(word: string): string[] {
    const letters = this.#letters;
    const { set } = this.#all;
    const found = new Set<string>();
    const add = (hash: number, similar: () => string) => {
      if (!this.#hashes.has(hash)) return;
      const text = similar();
      if (text !== word && set.has(text)) found.add(text);
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

  /** The first word that is the same if doubled letters count as one. */
  sameWithoutDoubles(word: string): string | undefined {
    const single = withoutDoubles(word);
    const number = this.#singles.get(hashOf(single));
    const same = number === undefined ? undefined : this.#all.list[number];
    return same !== undefined && withoutDoubles(same) === single ? same : undefined;
  }

  get #all() {
    if (this.#decoded) return this.#decoded;
    const list = decodedWords(this.#coded);
    this.#decoded = { list, set: new Set(list) };
    return this.#decoded;
  }
}
