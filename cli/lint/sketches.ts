import { hashShingles } from './shingles.ts';

/** Least values kept of a page; two pages are compared by how many of them they share. */
export const SKETCH = 48;

/** Share of equal copy from which two pages are the same page twice. */
export const NEAR_DUPLICATE = 0.8;

/** Shorter copy is not compared: a question and its answer may well stand on two pages. */
const FEWEST_SHINGLES = 40;

/** What makes each order of shingles another one. */
const SALTS = Uint32Array.from({ length: SKETCH }, (_, order) => Math.imul(order + 1, 0x9e3779b1));

/** What stands for copy that is not compared. */
const NOTHING = 0xffffffff;

/** The least of all values, each mixed well with `salt`. */
function leastMixed(values: Uint32Array, salt: number): number {
  let least = NOTHING;
  for (let index = 0; index < values.length; index += 1) {
    let mixed = Math.imul((values[index] as number) ^ salt, 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    mixed = (mixed ^ (mixed >>> 16)) >>> 0;
    if (mixed < least) least = mixed;
  }
  return least;
}

/** MinHash of some copy: its smallest shingle under each of several orders. */
export function sketchOf(words: readonly string[]): Uint32Array {
  const hashes = hashShingles(words);
  const sketch = new Uint32Array(SKETCH).fill(NOTHING);
  if (hashes.length < FEWEST_SHINGLES) return sketch;
  for (let order = 0; order < SKETCH; order += 1)
    sketch[order] = leastMixed(hashes, SALTS[order] as number);
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
