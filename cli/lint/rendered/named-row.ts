import type { ReadText } from '../../content/text-rules/text-rule.ts';

/** A sum alone: "$4", "4,50 €", "+$20 each". */
const SUM =
  /^[+–-]?\s*(?:[$€£]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[$€£]|USD|EUR|GBP|dollars|euros?))(?:\s(?:each|apiece|cada un[oa]|je))?$/i;

/** Gives the text that names a row of a table the sum in another of its cells. */
export class NamedRow {
  /** The words of its first cell, as soon as they have been read. */
  #name: ReadText | undefined;
  #cells = 0;

  /** @param name of the element, in lower case. */
  open(name: string): void {
    if (name === 'tr') {
      this.#name = undefined;
      this.#cells = 0;
    }
  }

  /**
   * @param text of the block that ends with the element.
   * @param texts of the page so far, the block among them if it has letters.
   */
  close(name: string, text: string, texts: readonly ReadText[]): void {
    if (name !== 'td' && name !== 'th') return;
    this.#cells += 1;
    const last = texts.at(-1);
    if (this.#cells === 1) this.#name = last?.text === text ? last : undefined;
    else if (this.#name && this.#name.price === undefined && SUM.test(text))
      this.#name.price = text;
  }
}
