import { KNOWN_LETTERS, type NeededGroup, type NeededWord } from './needed-groups.ts';
import { meaningOf } from './word-letters.ts';

/** Letters packed into a number, five bits each. */
export const HALF = KNOWN_LETTERS / 2;

function numberOf(letters: string): number {
  return [...letters].reduce(
    (sum, _, at) => sum | (meaningOf(letters.charCodeAt(at)) << (5 * at)),
    0,
  );
}

/** Size of the hash table for the first letters of words. */
const TABLE = 1 << 12;

/** Hash table index for words with these first letters. */
export function tablePlace(stem: number): number {
  return (stem ^ (stem >> 9)) & (TABLE - 1);
}

/** A word to search for. */
interface KnownWord extends NeededWord {
  stem: number;
  /** Indices of the groups that contain it. */
  groups: number[];
}

/** Words and groups of words to search for, deduplicated across phrases. */
export class KnownWords {
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
    const { letters, isWhole, key, rarity } = word;
    const known = this.#words.get(word) ?? {
      ...{ letters, isWhole, key, rarity, groups: [] },
      stem: numberOf(letters.slice(0, HALF)),
    };
    this.#words.set(word, known);
    return known;
  }

  /** All words that were added. */
  words(): KnownWord[] {
    return [...this.#words.values()];
  }
}

/**
 * Words by table place, as numbers in a row: every word of every text is looked up, and objects that are scattered in
 * memory are not in the processor's cache by then.
 */
export interface WordTable {
  /** By place, the number of its first word. */
  firsts: Uint16Array;
  /** First four letters. */
  stems: Int32Array;
  /** Letters 5 to 8, and which of their bits count. */
  rests: Int32Array;
  masks: Int32Array;
  /** The length of a word that is whole, else 0. */
  lengths: Uint8Array;
  /** By word, the place in `groups` of the first group that contains it. */
  firstGroups: Uint32Array;
  groups: Uint16Array;
}

export function wordTable(known: KnownWords): WordTable {
  const sorted = known.words().sort((a, b) => tablePlace(a.stem) - tablePlace(b.stem));
  const firsts = new Uint16Array(TABLE + 1);
  const firstGroups = new Uint32Array(sorted.length + 1);
  for (const [word, { stem, groups }] of sorted.entries()) {
    firsts[tablePlace(stem) + 1] = word + 1;
    firstGroups[word + 1] = (firstGroups[word] as number) + groups.length;
  }
  for (let place = 1; place <= TABLE; place += 1)
    firsts[place] = Math.max(firsts[place] as number, firsts[place - 1] as number);
  const bitsOf = (letters: string) => (1 << (5 * Math.max(0, letters.length - HALF))) - 1;
  return {
    firsts,
    stems: Int32Array.from(sorted, ({ stem }) => stem),
    rests: Int32Array.from(sorted, ({ letters }) => numberOf(letters.slice(HALF))),
    masks: Int32Array.from(sorted, ({ letters }) => bitsOf(letters)),
    lengths: Uint8Array.from(sorted, ({ isWhole, letters }) => (isWhole ? letters.length : 0)),
    firstGroups,
    groups: Uint16Array.from(sorted.flatMap(({ groups }) => groups)),
  };
}
