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

/** A set of words by hash, in half a megabyte for sixty thousand. */
export class WordSet {
  readonly #hashes: Int32Array;
  readonly #mask: number;

  /** @param count maximum number of words. */
  constructor(count: number) {
    const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
    this.#hashes = new Int32Array(size);
    this.#mask = size - 1;
  }

  add(hash: number): void {
    this.#hashes[this.#placeOf(hash)] = hash;
  }

  #placeOf(hash: number): number {
    let place = hash & this.#mask;
    while (this.#hashes[place] !== 0 && this.#hashes[place] !== hash)
      place = (place + 1) & this.#mask;
    return place;
  }

  has(hash: number): boolean {
    return this.#hashes[this.#placeOf(hash)] === hash;
  }
}
