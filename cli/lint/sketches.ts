/** Words in a row that count as one piece of copy. */
const SHINGLE = 5;

/** Least values kept of a page; two pages are compared by how many of them they share. */
export const SKETCH = 48;

/** Share of equal copy from which two pages are the same page twice. */
const NEAR_DUPLICATE = 0.8;

/** What makes each order of shingles another one. */
const SALTS = Uint32Array.from({ length: SKETCH }, (_, order) => Math.imul(order + 1, 0x9e3779b1));

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

let shingles = new Uint32Array(4096);

/** 32-bit FNV-1a of the code units of every five words in a row, with spaces between. */
function hashShingles(words: readonly string[]): Uint32Array {
  const count = Math.max(0, words.length - SHINGLE + 1);
  if (count > shingles.length) shingles = new Uint32Array(2 * count);
  for (let start = 0; start < count; start += 1) {
    let value = FNV_OFFSET;
    for (let place = 0; place < SHINGLE; place += 1) {
      const word = words[start + place] as string;
      if (place > 0) value = Math.imul(value ^ 0x20, FNV_PRIME);
      for (let index = 0; index < word.length; index += 1)
        value = Math.imul(value ^ word.charCodeAt(index), FNV_PRIME);
    }
    shingles[start] = value;
  }
  return shingles.subarray(0, count);
}

/** The least of all values, each mixed well with `salt`. */
function leastMixed(values: Uint32Array, salt: number): number {
  let least = 0xffffffff;
  for (let index = 0; index < values.length; index += 1) {
    let mixed = Math.imul((values[index] as number) ^ salt, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
    if (mixed < least) least = mixed;
  }
  return least;
}

/** MinHash of the copy of each page, by its number: its smallest shingle under each of several orders. */
export class Sketches {
  /** `SKETCH` values of one page after those of another. */
  readonly values: Uint32Array;
  /** Number of pages. */
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.values = new Uint32Array(size * SKETCH);
  }

  set(page: number, copy: string): void {
    const hashes = hashShingles(copy.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []);
    for (let order = 0; order < SKETCH; order += 1)
      this.values[page * SKETCH + order] = leastMixed(hashes, SALTS[order] as number);
  }

  /** True if two pages are nearly the same by the estimated share of shingles that they have in common. */
  areAlike(a: number, b: number): boolean {
    const { values } = this;
    let equal = 0;
    for (let order = 0; order < SKETCH; order += 1)
      if (values[a * SKETCH + order] === values[b * SKETCH + order]) equal += 1;
    return equal / SKETCH >= NEAR_DUPLICATE;
  }
}
