/** Words in a row that count as one piece of copy. */
const SHINGLE = 5;

/** Least values kept of a page; two pages are compared by how many of them they share. */
const SKETCH = 48;

/** Share of equal copy from which two pages are the same page twice. */
export const NEAR_DUPLICATE = 0.8;

/** Buckets a sketch is split into; pages that share one are compared. */
const BANDS = 12;

/** Values of a sketch in one bucket. */
const ROWS = SKETCH / BANDS;

/** Sketches that share one piece of memory: one for each would be twice as large. */
const SLAB = 1024;

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

let slab = new Uint32Array(0);
let used = SLAB;

function emptySketch(): Uint32Array {
  if (used === SLAB) {
    slab = new Uint32Array(SLAB * SKETCH);
    used = 0;
  }
  const start = used * SKETCH;
  used += 1;
  return slab.subarray(start, start + SKETCH);
}

/** MinHash of a page's copy: its smallest shingle under each of several orders. */
export function sketch(copy: string): Uint32Array {
  const values = hashShingles(copy.toLowerCase().match(/[\p{L}\p{N}$']+/gu) ?? []);
  const least = emptySketch();
  for (let order = 0; order < SKETCH; order += 1)
    least[order] = leastMixed(values, SALTS[order] as number);
  return least;
}

/** Estimated share of shingles that two pages have in common, 0 to 1. */
export function similarity(a: Uint32Array, b: Uint32Array): number {
  let equal = 0;
  for (let order = 0; order < SKETCH; order += 1) if (a[order] === b[order]) equal += 1;
  return equal / SKETCH;
}

function sameBand(a: Uint32Array, b: Uint32Array, from: number): boolean {
  for (let row = from; row < from + ROWS; row += 1) if (a[row] !== b[row]) return false;
  return true;
}

/**
 * The first page of each bucket of one band, in a hash table of numbers: a map with a text for every
 * page and band took more memory than all pages together.
 */
class Buckets {
  readonly #sketches: readonly Uint32Array[];
  readonly #from: number;
  /** Page and one, or 0 for a free place. */
  readonly #slots: Uint32Array;

  constructor(sketches: readonly Uint32Array[], band: number, slots: Uint32Array) {
    this.#sketches = sketches;
    this.#from = band * ROWS;
    this.#slots = slots.fill(0);
  }

  /** The first page with this page's values in the band; itself if there was none. */
  firstLike(page: number): number {
    const own = this.#sketches[page] as Uint32Array;
    const mask = this.#slots.length - 1;
    let slot = 0;
    for (let row = this.#from; row < this.#from + ROWS; row += 1)
      slot = Math.imul(slot ^ (own[row] as number), 0x9e3779b1) >>> 0;
    for (slot = (slot ^ (slot >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const taken = this.#slots[slot] as number;
      if (taken === 0) {
        this.#slots[slot] = page + 1;
        return page;
      }
      if (sameBand(own, this.#sketches[taken - 1] as Uint32Array, this.#from)) return taken - 1;
    }
  }
}

/**
 * Finds pages with nearly the same copy, in time linear in the pages. Of many that are alike not every
 * pair is named, but each page with at least one other.
 *
 * @returns pairs of indices, the later page first.
 */
export function nearDuplicates(
  sketches: readonly Uint32Array[],
): [later: number, earlier: number][] {
  const twins = new Map<number, Set<number>>();
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * sketches.length + 2)));
  for (let band = 0; band < BANDS; band += 1) {
    const buckets = new Buckets(sketches, band, slots);
    for (const [page, own] of sketches.entries()) {
      const earlier = buckets.firstLike(page);
      if (earlier === page || twins.get(page)?.has(earlier)) continue;
      const other = sketches[earlier] as Uint32Array;
      if (similarity(own, other) < NEAR_DUPLICATE) continue;
      twins.set(page, (twins.get(page) ?? new Set()).add(earlier));
    }
  }
  return [...twins]
    .sort(([a], [b]) => a - b)
    .flatMap(([page, others]) => [...others].map((other): [number, number] => [page, other]));
}
