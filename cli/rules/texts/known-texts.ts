/** Number of texts of a generation; those of two are known. */
const GENERATION = 8192;

type Texts = Map<string, Set<string>>;

/**
 * Texts that have been found to be fine. Landings made from one template have most of them in common, so each is
 * checked once. Texts that do not occur again are forgotten.
 */
export class KnownTexts {
  #recent: Texts = new Map();
  #before: Texts = new Map();
  #count = 0;

  /** @param keys where it stands, which determines how it is checked. */
  has(text: string, keys: string): boolean {
    if (this.#recent.get(keys)?.has(text)) return true;
    if (!this.#before.get(keys)?.has(text)) return false;
    this.add(text, keys);
    return true;
  }

  add(text: string, keys: string): void {
    if (this.#count === GENERATION) {
      this.#before = this.#recent;
      this.#recent = new Map();
      this.#count = 0;
    }
    const texts = this.#recent.get(keys) ?? new Set();
    this.#recent.set(keys, texts.add(text));
    this.#count += 1;
  }
}
