import { type ComparedWords, hashShingles } from './shingles.ts';

/** Least values kept of a page; two pages are compared by how many of them they share. */
export const SKETCH = 48;

/** Share of equal copy from which two pages are the same page twice. */
export const NEAR_DUPLICATE = 0.8;

/** Shorter copy is not compared: a question and its answer may well stand on two pages. */
const FEWEST_SHINGLES = 40;

/** What stands for copy that is not compared, and for a part of the values that no shingle falls into. */
const NOTHING = 0xffffffff;

/** Spreads a value over 32 bits (the end of MurmurHash3). */
function mixed(value: number): number {
  let mixing = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return (mixing ^ (mixing >>> 16)) >>> 0;
}

/** Parts without a value take that of another one, always of the same for the same parts (Shrivastava 2017, "Optimal densification"). */
function fillUp(sketch: Uint32Array): void {
  const full = sketch.slice();
  for (let part = 0; part < SKETCH; part += 1)
    for (let attempt = 1; sketch[part] === NOTHING; attempt += 1)
      sketch[part] = full[mixed(Math.imul(part + 1, 0x9e3779b1) ^ attempt) % SKETCH] as number;
}

/**
 * MinHash of some copy with one order of its shingles: the smallest of each part of all values (Li, Owen, Zhang 2012, "One
 * permutation hashing").
 */
export function sketchOf(words: ComparedWords): Uint32Array {
  const hashes = hashShingles(words);
  const sketch = new Uint32Array(SKETCH).fill(NOTHING);
  if (hashes.length < FEWEST_SHINGLES) return sketch;
  for (let index = 0; index < hashes.length; index += 1) {
    const value = mixed(hashes[index] as number);
    const part = value % SKETCH;
    if (value < (sketch[part] as number)) sketch[part] = value;
  }
  fillUp(sketch);
  return sketch;
}

/** The sketches of many pages, by their numbers. */
export class Sketches {
  /** `SKETCH` values of one page after those of another. */
  readonly values: Uint32Array;
  /** Number of pages. */
  readonly size: number;

  constructor(size: number) {
    this.size = size;
    this.values = new Uint32Array(size * SKETCH);
  }

  set(page: number, sketch: Uint32Array): void {
    this.values.set(sketch, page * SKETCH);
  }

  /** False of a page with so little copy that it is not compared. */
  isCompared(page: number): boolean {
    return this.values[page * SKETCH] !== NOTHING;
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
