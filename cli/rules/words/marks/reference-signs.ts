import { FACT_REFERENCE } from '../../../content/facts/facts.ts';
import { SIGN } from '../telling-words.ts';

const REFERENCE = new RegExp(FACT_REFERENCE, 'y');

/** Signs that turn a following reference into something else. */
const OTHER_TOOLS = /[$#{]/;

/** What follows a percent sign that is not one. */
const IN_NAME = /[A-Za-z_]/;

/** Signs of code, wherever they are. */
const CODE_SIGNS: Readonly<Record<string, number>> = {
  '<': SIGN.tag | SIGN.reference | SIGN.placeholder,
  '&': SIGN.entity,
  '@': SIGN.address | SIGN.reference,
  '|': SIGN.reference,
};

/**
 * Distinguishes valid references to facts from all other placeholders in one copy, which is read from its start.
 */
export class References {
  readonly #copy: string;
  /** End of the last reference. */
  #end = 0;

  constructor(copy: string) {
    this.#copy = copy;
  }

  /** True for a position after the last valid reference. */
  isOutside(at: number): boolean {
    return at >= this.#end;
  }

  /** What a sign other than a letter, digit or punctuation may indicate. @param last the previous character. */
  sign(code: number, at: number, last: number): number {
    if (code > 0x7f) return 0;
    if (code === 0x7d) return at + 1 === this.#end ? 0 : SIGN.reference;
    if (code === 0x25) return IN_NAME.test(this.#copy[at + 1] ?? '') ? SIGN.reference : 0;
    if (code !== 0x7b) return CODE_SIGNS[String.fromCharCode(code)] ?? 0;
    REFERENCE.lastIndex = at;
    if (OTHER_TOOLS.test(String.fromCharCode(last)) || !REFERENCE.test(this.#copy))
      return SIGN.reference;
    this.#end = REFERENCE.lastIndex;
    return 0;
  }
}
