import { KNOWN_LETTERS, type NeededGroup, type NeededWord } from './needed-groups.ts';
import { meaningOf } from './word-letters.ts';

/** Letters packed into a number, five bits each. */
export const HALF = KNOWN_LETTERS / 2;

const NO_WORDS: KnownWord[] = [];

function numberOf(letters: string): number {
  return [...letters].reduce(
    (sum, _, at) => sum | (meaningOf(letters.charCodeAt(at)) << (5 * at)),
    0,
  );
}

/** A word to search for. */
export class KnownWord {
  /** Indices of the groups that contain it. */
  readonly groups: number[] = [];
  /** Its first four letters. */
  readonly stem: number;
  /** Letters 5 to 8, and which of their bits count. */
  readonly rest: number;
  readonly mask: number;
  /** Its length if it is whole, else 0. */
  readonly length: number;

  constructor({ letters, isWhole }: NeededWord) {
    this.stem = numberOf(letters.slice(0, HALF));
    this.rest = numberOf(letters.slice(HALF));
    this.mask = (1 << (5 * Math.max(0, letters.length - HALF))) - 1;
    this.length = isWhole ? letters.length : 0;
  }
}

/** Size of the hash table for the first letters of words. */
const TABLE = 1 << 12;

/** Hash table index for words with these first letters. */
export function tablePlace(stem: number): number {
  return (stem ^ (stem >> 9)) & (TABLE - 1);
}

/** Words and groups of words to search for, deduplicated across phrases. */
export class KnownWords {
  readonly table: KnownWord[][] = Array.from({ length: TABLE }, () => NO_WORDS);
  /** Occupied places of the table: most words of a text are not in it, and this fits the processor's cache. */
  readonly used = new Uint8Array(TABLE);
  readonly #words = new Map<NeededWord, KnownWord>();
  readonly #groups = new Map<NeededGroup, number>();

  get groupCount(): number {
    return this.#groups.size;
  }

  /** The index of a group. */
  add(group: NeededGroup): number {
    const known = this.#groups.get(group);
    if (known !== undefined) return known;
    const place = this.#groups.size;
    this.#groups.set(group, place);
    for (const word of group.words) this.#word(word).groups.push(place);
    return place;
  }

  #word(word: NeededWord): KnownWord {
    const known = this.#words.get(word) ?? new KnownWord(word);
    if (!this.#words.has(word)) {
      this.#words.set(word, known);
      const place = tablePlace(numberOf(word.letters.slice(0, HALF)));
      this.used[place] = 1;
      this.table[place] = [...(this.table[place] as KnownWord[]), known];
    }
    return known;
  }
}
