const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Initial hash of a word; see `hashStep`. */
export const HASH_START = FNV_OFFSET | 0;

/** The hash of a word extended by one character. */
export function hashStep(hash: number, code: number): number {
  return Math.imul(hash ^ code, FNV_PRIME);
}

/** Lower-case letters of Latin 1, by code. */
const SMALL = Uint8Array.from({ length: 0x100 }, (_, code) => {
  const isCapital =
    (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code <= 0xde && code !== 0xd7);
  return isCapital ? code | 0x20 : code;
});

/** Lower case for ASCII and Latin 1; other characters stay as they are. */
export function smallLetter(code: number): number {
  return code < 0x100 ? (SMALL[code] as number) : code;
}

/** 32-bit FNV-1a of a word in lower case. */
export function hashOf(word: string): number {
  let hash = HASH_START;
  for (let at = 0; at < word.length; at += 1)
    hash = hashStep(hash, smallLetter(word.charCodeAt(at)));
  return hash;
}

/** Another odd multiplier: with it, words that have the same first hash differ. */
const OTHER_MULTIPLIER = 0x85ebca6b;

/** The second hash of a word extended by one character: two words with the same `hashOf` differ in it. */
export function checkStep(check: number, code: number): number {
  return Math.imul(check ^ code, OTHER_MULTIPLIER);
}

/** The second hash of a word in lower case. */
export function checkOf(word: string): number {
  let check = HASH_START;
  for (let at = 0; at < word.length; at += 1)
    check = checkStep(check, smallLetter(word.charCodeAt(at)));
  return check;
}

/** A map from word hashes to bits, for lookups without creating strings. */
export class WordTable {
  readonly #hashes: Int32Array;
  readonly #bits: Int32Array;
  readonly #mask: number;

  constructor(words: ReadonlyMap<string, number>) {
    const size = 2 ** Math.ceil(Math.log2(4 * words.size + 4));
    this.#hashes = new Int32Array(size);
    this.#bits = new Int32Array(size);
    this.#mask = size - 1;
    for (const [word, bits] of words) {
      const place = this.#placeOf(hashOf(word));
      this.#hashes[place] = hashOf(word);
      this.#bits[place] = (this.#bits[place] as number) | bits;
    }
  }

  #placeOf(hash: number): number {
    let place = hash & this.#mask;
    while (this.#bits[place] !== 0 && this.#hashes[place] !== hash)
      place = (place + 1) & this.#mask;
    return place;
  }

  /** The bits of a word; 0 if it is missing. */
  get(hash: number): number {
    return this.#bits[this.#placeOf(hash)] as number;
  }
}

/** The size of a table for this many hashes, a power of two: at most two thirds of it are in use. */
function sizeFor(count: number): number {
  return 2 ** Math.ceil(Math.log2(1.5 * count + 2));
}

/** The place of a hash in a table, where it is or would be. A place with zero is free. */
function placeIn(table: Int32Array, hash: number): number {
  const mask = table.length - 1;
  let place = hash & mask;
  while (table[place] !== 0 && table[place] !== hash) place = (place + 1) & mask;
  return place;
}

/** A table of hashes for a `WordSet`. */
export function hashTable(hashes: readonly number[]): Int32Array {
  const table = new Int32Array(sizeFor(hashes.length));
  for (const hash of hashes) table[placeIn(table, hash)] = hash;
  return table;
}

/** A set of words by hash, in half a megabyte for sixty thousand. */
export class WordSet {
  readonly #table: Int32Array;

  /** @param table from `hashTable`. */
  constructor(table: Int32Array) {
    this.#table = table;
  }

  has(hash: number): boolean {
    return this.#table[placeIn(this.#table, hash)] === hash;
  }
}

/** Both hashes of words, the second ones in the same places as the first. */
export interface CheckedHashes {
  hashes: Int32Array;
  checks: Int32Array;
}

/** A table for `CheckedWords`. @param checks second hashes, in the order of the first. */
export function checkedHashes(hashes: readonly number[], checks: readonly number[]): CheckedHashes {
  const table = { hashes: hashTable(hashes), checks: new Int32Array(sizeFor(hashes.length)) };
  for (const [at, hash] of hashes.entries())
    table.checks[placeIn(table.hashes, hash)] = checks[at] as number;
  return table;
}

/** The number of the list that each hash of a table is from, in its place. */
export function inPlaces(table: Int32Array, lists: readonly (readonly number[])[]): Uint8Array {
  const numbers = new Uint8Array(table.length);
  for (const [number, hashes] of lists.entries())
    for (const hash of hashes) numbers[placeIn(table, hash)] = number;
  return numbers;
}

/** A set of words by two hashes, which no two words of a language share. */
export class CheckedWords {
  readonly #hashes: Int32Array;
  readonly #checks: Int32Array;

  constructor({ hashes, checks }: CheckedHashes) {
    this.#hashes = hashes;
    this.#checks = checks;
  }

  /** False if no word has this hash. */
  mayHave(hash: number): boolean {
    return this.#hashes[placeIn(this.#hashes, hash)] === hash;
  }

  /** Where a word of the set is in tables beside that of its hash. */
  placeOf(word: string): number {
    return placeIn(this.#hashes, hashOf(word));
  }

  has(word: string, hash: number = hashOf(word)): boolean {
    const place = placeIn(this.#hashes, hash);
    return this.#hashes[place] === hash && this.#checks[place] === checkOf(word);
  }
}

/** Numbers by hash. */
export class NumberTable {
  readonly hashes: Int32Array;
  readonly numbers: Uint16Array;

  constructor({ hashes, numbers }: Pick<NumberTable, 'hashes' | 'numbers'>) {
    this.hashes = hashes;
    this.numbers = numbers;
  }

  /** @param numbers below 65,536, by hash. */
  static of(numbers: ReadonlyMap<number, number>): NumberTable {
    const hashes = hashTable([...numbers.keys()]);
    const table = new NumberTable({ hashes, numbers: new Uint16Array(hashes.length) });
    for (const [hash, number] of numbers) table.numbers[placeIn(hashes, hash)] = number;
    return table;
  }

  get(hash: number): number | undefined {
    const place = placeIn(this.hashes, hash);
    return this.hashes[place] === hash ? this.numbers[place] : undefined;
  }
}
