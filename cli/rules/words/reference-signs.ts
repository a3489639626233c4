import { FACT_REFERENCE } from '../../content/facts.ts';
import { SIGN } from './telling-words.ts';

const REFERENCE = new RegExp(FACT_REFERENCE, 'y');

/** Signs that make another thing of a reference that stands behind them. */
const OTHER_TOOLS = /[$#{]/;

/** What stands behind a percent sign that is none. */
const IN_NAME = /[A-Za-z_]/;

/** What signs of code tell wherever they stand. */
const CODE_SIGNS: Readonly<Record<string, number>> = {
  '<': SIGN.tag | SIGN.reference,
  '&': SIGN.entity,
  '@': SIGN.address,
};

/** Tells references to facts that are right from all else that code fills in, in one copy read from its beginning. */
export class References {
  readonly #copy: string;
  /** Where the last reference ends. */
  #end = 0;

  constructor(copy: string) {
    this.#copy = copy;
  }

  /** True of a place behind the last reference that is right. */
  isOutside(at: number): boolean {
    return at >= this.#end;
  }

  /** What a sign that is no letter, figure or punctuation may stand for. @param last the character before. */
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
