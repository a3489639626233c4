/** Number of texts that can be known at once; a power of two. */
const CAPACITY = 16_384;

const PRIME = 0x01000193;

/**
 * Texts that have been found to be fine. Landings made from one template have most of them in common, so each is
 * checked once. A text is known by 64 bits of its hash, so that none is kept in memory; when two share a slot, the
 * later one is known.
 */
export class KnownTexts {
  readonly #first = new Uint32Array(CAPACITY);
  readonly #second = new Uint32Array(CAPACITY);
  /** Hash of the text asked for last. */
  #a = 0;
  #b = 0;

  /** @param isBody true for Markdown, which is read otherwise than a plain text of the same characters. */
  has(text: string, isBody: boolean): boolean {
    let a = 0x811c9dc5 ^ (2 * text.length + Number(isBody));
    let b = 0x9747b28c;
    for (let at = 0; at < text.length; at += 1) {
      const unit = text.charCodeAt(at);
      a = Math.imul(a ^ unit, PRIME);
      b = Math.imul(b + unit, 0x5bd1e995) ^ (b >>> 15);
    }
    this.#a = a >>> 0;
    // An empty slot is all zeros.
    this.#b = (b | 1) >>> 0;
    const slot = this.#a & (CAPACITY - 1);
    return this.#first[slot] === this.#a && this.#second[slot] === this.#b;
  }

  /** Adds the text that `has` was last asked for. */
  addLast(): void {
    const slot = this.#a & (CAPACITY - 1);
    this.#first[slot] = this.#a;
    this.#second[slot] = this.#b;
  }
}
