/** Range of a word's number below a 32-bit hash, within the integer precision of a float. */
const NUMBERS = 2 ** 20;

/** A multimap from hashes to words, with eight bytes per hash instead of a list. */
export class NearWords {
  readonly #words: string[] = [];
  #waiting: number[] = [];
  /** Each hash combined with the number of a word that has it; sorted. */
  #hashed = new Float64Array(0);

  /** All hashes of one word must be added in a row, and all words before the first lookup. */
  keep(hash: number, word: string): void {
    if (this.#words.at(-1) !== word) this.#words.push(word);
    this.#waiting.push((hash >>> 0) * NUMBERS + this.#words.length - 1);
  }

  #sort(): void {
    this.#hashed = Float64Array.from(this.#waiting).sort();
    this.#waiting = [];
  }

  /** The words with a hash, in insertion order. */
  get(hash: number): string[] {
    if (this.#waiting.length > 0) this.#sort();
    const least = (hash >>> 0) * NUMBERS;
    let at = 0;
    for (let end = this.#hashed.length; at < end; ) {
      const middle = (at + end) >>> 1;
      if ((this.#hashed[middle] as number) < least) at = middle + 1;
      else end = middle;
    }
    const found: string[] = [];
    for (; (this.#hashed[at] as number) < least + NUMBERS; at += 1)
      found.push(this.#words[(this.#hashed[at] as number) - least] as string);
    return found;
  }
}
