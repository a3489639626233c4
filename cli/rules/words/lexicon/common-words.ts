import { decodedWords, withoutDoubles } from '../figures/coded-words.ts';
import type { LexiconTables } from './lexicon-tables.ts';
import { SimilarWords } from './similar-words.ts';
import { hashOf, NumberTable } from './word-hash.ts';

/** The common words of a language. Most words of a text are, and those that are not are compared with few of them. */
export class CommonWords extends SimilarWords {
  /** Numbers of the words by their hash without doubles, the first one of each. */
  readonly #singles: NumberTable;
  readonly #frequencies: Uint8Array;
  readonly #coded: () => string;
  #decoded: readonly string[] | undefined;

  constructor({
    common,
    frequencies,
    letters,
    coded,
    singles,
  }: Omit<LexiconTables, 'words' | 'rare'>) {
    super(common, letters);
    this.#singles = new NumberTable(singles);
    this.#frequencies = frequencies;
    this.#coded = coded;
  }

  /** The class of frequency of a common word: 0 of the most frequent ones, up to 3. */
  frequencyOf(word: string): number {
    return this.#frequencies[this.placeOf(word)] as number;
  }

  /** The first word that is the same if doubled letters count as one. */
  sameWithoutDoubles(word: string): string | undefined {
    const single = withoutDoubles(word);
    const number = this.#singles.get(hashOf(single));
    const same = number === undefined ? undefined : this.#list[number];
    return same !== undefined && withoutDoubles(same) === single ? same : undefined;
  }

  get #list(): readonly string[] {
    this.#decoded ??= decodedWords(this.#coded());
    return this.#decoded;
  }
}
