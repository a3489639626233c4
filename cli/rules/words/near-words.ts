/** Room for the number of a word below a hash of 32 bits, in what a float holds exactly. */
const NUMBERS = 2 ** 20;

/** Words by hashes, several for each: eight bytes for a hash in the place of a list. */
export class NearWords {
  readonly #words: string[] = [];
  #waiting: number[] = [];
  /** Hashes, and below each the number of a word that has it; sorted. */
  #hashed = new Float64Array(0);

  /** All hashes of one word come one after the other, and all words before the first is asked for. */
  keep(hash: number, word: string): void {
    if (this.#words.at(-1) !== word) this.#words.push(word);
    this.#waiting.push((hash >>> 0) * NUMBERS + this.#words.length - 1);
  }

  #sort(): void {
    this.#hashed = Float64Array.from(this.#waiting).sort();
    this.#waiting = [];
  }

  /** The words with a hash in the order in which they came. */
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
