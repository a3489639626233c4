import { SKETCH, type Sketches } from './sketches.ts';

/** Number of bands that a sketch is split into; pages that are equal in one are compared. */
export const BANDS = 12;

/** Values of a sketch per band. */
const ROWS = SKETCH / BANDS;

/**
 * The first page of each bucket of one band, in a hash table of numbers: a map with a string for every page and
 * band took more memory than all pages together.
 */
class Buckets {
  readonly #values: Uint32Array;
  readonly #from: number;
  /** Page number plus one, or 0 for a free slot. */
  readonly #slots: Uint32Array;

  constructor({ values }: Sketches, band: number, slots: Uint32Array) {
    this.#values = values;
    this.#from = band * ROWS;
    this.#slots = slots.fill(0);
  }

  /** The first page with this page's values in the band; the page itself if there was none. */
  firstLike(page: number): number {
    const mask = this.#slots.length - 1;
    const from = page * SKETCH + this.#from;
    let slot = 0;
    for (let row = from; row < from + ROWS; row += 1)
      slot = Math.imul(slot ^ (this.#values[row] as number), 0x9e3779b1) >>> 0;
    for (slot = (slot ^ (slot >>> 15)) & mask; ; slot = (slot + 1) & mask) {
      const taken = this.#slots[slot] as number;
      if (taken === 0) {
        this.#slots[slot] = page + 1;
        return page;
      }
      if (this.#isSame(from, (taken - 1) * SKETCH + this.#from)) return taken - 1;
    }
  }

  #isSame(from: number, other: number): boolean {
    for (let row = 0; row < ROWS; row += 1)
      if (this.#values[from + row] !== this.#values[other + row]) return false;
    return true;
  }
}

/** For each page the earlier ones that it repeats, at most one per band. */
export class Twins {
  /** Earlier page number plus one; 0 after the last one of a page. */
  readonly #earlier: Uint32Array;

  /** @param size number of pages. */
  constructor(size: number) {
    this.#earlier = new Uint32Array(size * BANDS);
  }

  add(page: number, earlier: number): void {
    let place = page * BANDS;
    while (this.#earlier[place] !== 0) {
      if (this.#earlier[place] === earlier + 1) return;
      place += 1;
    }
    this.#earlier[place] = earlier + 1;
  }

  *of(page: number): Generator<number> {
    for (let place = page * BANDS; place < (page + 1) * BANDS; place += 1) {
      const earlier = this.#earlier[place] as number;
      if (earlier === 0) return;
      yield earlier - 1;
    }
  }
}

/**
 * Finds pages with nearly the same copy, in time linear in the number of pages. Among many similar pages not every
 * pair is returned, but each page is in at least one.
 *
 * @param pages to compare, in ascending order.
 */
export function nearDuplicates(sketches: Sketches, pages: Uint32Array): Twins {
  const twins = new Twins(sketches.size);
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(2 * pages.length + 2)));
  for (let band = 0; band < BANDS; band += 1) {
    const buckets = new Buckets(sketches, band, slots);
    for (const page of pages) {
      const earlier = buckets.firstLike(page);
      if (earlier !== page && sketches.areAlike(page, earlier)) twins.add(page, earlier);
    }
  }
  return twins;
}
