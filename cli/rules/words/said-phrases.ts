/** Fewest and most words of a phrase that is looked for. */
const FEWEST = 3;
const MOST = 5;

/** Tells while the words of a text are gone through whether a phrase of three to five words stands twice in a row. */
export class SaidPhrases {
  /** Hashes of the last words, the newest first. */
  readonly #last = new Int32Array(MOST);
  /** How many words in a row are those of as many words before, by that number of words. */
  readonly #same = new Uint8Array(MOST + 1);

  /** @param hash of the next word. */
  isSaidAgain(hash: number): boolean {
    let isSaid = false;
    for (let length = FEWEST; length <= MOST; length += 1) {
      const same = (this.#last[length - 1] ?? 0) === (hash | 0) ? (this.#same[length] ?? 0) + 1 : 0;
      this.#same[length] = same % (length + 1);
      isSaid ||= same === length;
    }
    this.#last.copyWithin(1, 0);
    this.#last[0] = hash;
    return isSaid;
  }

  /** After a sign, or at the end of a paragraph, another phrase begins. */
  end(): void {
    this.#same.fill(0);
    this.#last.fill(0);
  }
}
