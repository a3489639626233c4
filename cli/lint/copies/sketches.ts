/** Values per sketch; two pages are compared by the number of values that they share. */
export const SKETCH = 48;

/** Share of equal copy above which two pages are duplicates. */
export const NEAR_DUPLICATE = 0.8;

/** Shorter copy is not compared: a question and its answer may well be on two pages. */
const FEWEST_SHINGLES = 40;

/** Stands for copy that is not compared, and for a part of the value range without a shingle. */
const NOTHING = 0xffffffff;

/** Spreads a value over 32 bits (the finalizer of MurmurHash3). */
function mixed(value: number): number {
  let mixing = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixing = Math.imul(mixing ^ (mixing >>> 13), 0xc2b2ae35);
  return (mixing ^ (mixing >>> 16)) >>> 0;
}

/**
 * Parts without a value get that of another one, always of the same for the same parts (Shrivastava 2017, "Optimal
 * densification").
 */
function fillUp(sketch: Uint32Array): void {
  const full = sketch.slice();
  for (let part = 0; part < SKETCH; part += 1)
    for (let attempt = 1; sketch[part] === NOTHING; attempt += 1)
      sketch[part] = full[mixed(Math.imul(part + 1, 0x9e3779b1) ^ attempt) % SKETCH] as number;
}

/**
 * MinHash of some copy with one order of its shingles: the smallest value in each part of the value range (Li,
 * Owen, Zhang 2012, "One permutation hashing").
 */
export function sketchOf(hashes: Uint32Array): Uint32Array {
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

/** The sketches of many pages, by page number. */
export class Sketches {
  /** `SKETCH` values per page, page by page. */
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

  /** False for a page with too little copy to compare. */
  isCompared(page: number): boolean {
    return this.values[page * SKETCH] !== NOTHING;
  }

  /** True if two pages are nearly equal, by the estimated share of common shingles. */
  areAlike(a: number, b: number): boolean {
    const { values } = this;
    let equal = 0;
    for (let order = 0; order < SKETCH; order += 1)
      if (values[a * SKETCH + order] === values[b * SKETCH + order]) equal += 1;
    return equal / SKETCH >= NEAR_DUPLICATE;
  }
}
