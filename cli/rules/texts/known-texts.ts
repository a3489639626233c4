/** Number of texts that can be known at once, in pairs; a power of two. */
const CAPACITY = 32_768;

const PRIME = 0x01000193;
const OTHER_PRIME = 0x5bd1e995;

/**
 * Texts that have been checked, each with what is known of it, a number up to 65,535. Landings made from one template
 * have most of them in common, so each is checked once. A text is known by 64 bits of its hash, so that none is kept in
 * memory; of those that share a pair of slots, the two used last are known.
 */
export class KnownTexts {
  readonly #first = new Uint32Array(CAPACITY);
  readonly #second = new Uint32Array(CAPACITY);
  readonly #notes = new Uint16Array(CAPACITY);
  /** Initial hashes, by keys: there are few. */
  readonly #seeds = new Map<string, number>();
  /** Hash of the text asked for last. */
  #a = 0;
  #b = 0;

  #hash(text: string, keys: string): void {
    let seed = this.#seeds.get(keys);
    if (seed === undefined) {
      seed = Math.imul(this.#seeds.size + 1, PRIME);
      this.#seeds.set(keys, seed);
    }
    let a = seed ^ text.length;
    let b = seed;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      a = Math.imul(a ^ unit, PRIME);
      b = Math.imul(b + unit, OTHER_PRIME) ^ (b >>> 15);
    }
    this.#a = (a ^ (a >>> 15)) >>> 0;
    // An empty slot is all zeros.
    this.#b = (b | 1) >>> 0;
  }

  #isIn(slot: number): boolean {
    return this.#first[slot] === this.#a && this.#second[slot] === this.#b;
  }

  #put(slot: number, note: number): void {
    const other = slot ^ 1;
    this.#first[other] = this.#first[slot] as number;
    this.#second[other] = this.#second[slot] as number;
    this.#notes[other] = this.#notes[slot] as number;
    this.#first[slot] = this.#a;
    this.#second[slot] = this.#b;
    this.#notes[slot] = note;
  }

  /**
   * What is known of a text; undefined if it has not been checked.
   *
   * @param keys where it stands, which determines how it is checked.
   */
  noteOf(text: string, keys: string): number | undefined {
    this.#hash(text, keys);
    const slot = this.#a & (CAPACITY - 2);
    if (!this.#isIn(slot)) {
      if (!this.#isIn(slot ^ 1)) return undefined;
      this.#put(slot, this.#notes[slot ^ 1] as number);
    }
    return this.#notes[slot];
  }

  has(text: string, keys: string): boolean {
    return this.noteOf(text, keys) !== undefined;
  }

  add(text: string, keys: string, note = 0): void {
    this.#hash(text, keys);
    const slot = this.#a & (CAPACITY - 2);
    if (this.#isIn(slot)) this.#notes[slot] = note;
    else this.#put(slot, note);
  }
}
