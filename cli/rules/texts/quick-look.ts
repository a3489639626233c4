import type { TextRule } from '../../content/text-rules/text-rule.ts';

/** A word is identified by its first four letters, five bits each. */
const LETTERS = 4;

const NO_LETTER = 0;
/** Skipped: unlike an apostrophe, an invisible character does not end a word. */
const UNSEEN = 64;
/** The end of a statement: text on its two sides is not combined. */
const STOP = 32;

/** As many rules as a number has bits, and as many groups of words as two numbers have. */
export const MAX_RULES = 32;
export const MAX_GROUPS = 64;

/** The meaning of a character: a letter as 1 to 26, the end of a statement, ignored, or a gap. */
function meaning(code: number): number {
  const character = String.fromCharCode(code).normalize('NFKD').toLowerCase();
  const letter = character.charCodeAt(0) - 96;
  if (letter >= 1 && letter <= 26) return letter;
  if (code === 0 || /[.!;]/.test(character)) return STOP;
  return /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]|\p{M}/u.test(character)
    ? UNSEEN
    : NO_LETTER;
}

/** Filled on demand: nearly all characters are among a few dozen. */
const MEANINGS = new Uint8Array(0x10000).fill(255);

function meaningOf(code: number): number {
  const known = MEANINGS[code] as number;
  if (known !== 255) return known;
  const found = meaning(code);
  MEANINGS[code] = found;
  return found;
}

function isLetterAt(text: string, index: number): boolean {
  if (index >= text.length) return false;
  const what = meaningOf(text.charCodeAt(index));
  return what > NO_LETTER && what < STOP;
}

function stemOf(word: string): number {
  let stem = 0;
  for (let index = 0; index < Math.min(word.length, LETTERS); index += 1)
    stem |= (word.charCodeAt(index) - 96) << (5 * index);
  return stem;
}

/**
 * Finds the rules that a text might violate, in one pass over its letters regardless of the number of rules. A rule
 * is suspected if one statement has a word of each of its groups. Errs only on the side of suspicion.
 */
export class QuickLook {
  /** A hash table of stems with the bits of their groups; a place without a stem is 0. */
  readonly #stems: Int32Array;
  readonly #low: Int32Array;
  readonly #high: Int32Array;
  readonly #mask: number;
  readonly #needs: { low: number; high: number; rule: number }[] = [];

  /** @param rules at most `MAX_RULES`, with at most `MAX_GROUPS` groups of words in total. */
  constructor(rules: readonly Pick<TextRule, 'words'>[]) {
    const count = rules.flatMap(({ words }) => words.join(' ').split(' ')).length;
    // So large that most lookups take one step.
    const size = 2 ** Math.ceil(Math.log2(4 * count + 4));
    this.#stems = new Int32Array(size);
    this.#low = new Int32Array(size);
    this.#high = new Int32Array(size);
    this.#mask = size - 1;
    let group = 0;
    for (const [index, { words }] of rules.entries()) {
      let low = 0;
      let high = 0;
      for (const names of words) {
        const bit = 1 << (group % 32);
        if (group < 32) low |= bit;
        else high |= bit;
        for (const name of names.split(' '))
          this.#add(stemOf(name), group < 32 ? bit : 0, group < 32 ? 0 : bit);
        group += 1;
      }
      this.#needs.push({ low, high, rule: 1 << index });
    }
  }

  #add(stem: number, low: number, high: number): void {
    const place = this.#placeOf(stem);
    this.#stems[place] = stem;
    this.#low[place] = (this.#low[place] as number) | low;
    this.#high[place] = (this.#high[place] as number) | high;
  }

  /** The place of a stem, or the empty one where it would be. */
  #placeOf(stem: number): number {
    let place = (stem ^ (stem >> 9)) & this.#mask;
    while (this.#stems[place] !== 0 && this.#stems[place] !== stem)
      place = (place + 1) & this.#mask;
    return place;
  }

  /** The rules that a text might violate; bit 0 is the first rule. */
  suspects(text: string): number {
    let found = 0;
    let low = 0;
    let high = 0;
    let stem = 0;
    let letters = 0;
    // A rule may read a question together with what precedes it.
    const isOne = text.includes('?');
    for (let index = 0; index <= text.length; index += 1) {
      const code = index === text.length ? 0 : text.charCodeAt(index);
      const what = code > 96 && code < 123 ? code - 96 : meaningOf(code);
      // The dot of "u.s." or of a path does not end a statement.
      if (what === STOP && isLetterAt(text, index + 1)) continue;
      if (what === UNSEEN) continue;
      if (what > 0 && what < STOP) {
        if (letters < LETTERS) stem |= what << (5 * letters);
        letters += 1;
        continue;
      }
      if (letters > 0) {
        const place = this.#placeOf(stem);
        low |= this.#low[place] as number;
        high |= this.#high[place] as number;
        stem = 0;
        letters = 0;
      }
      if (what === STOP && (low | high) !== 0 && (!isOne || index === text.length)) {
        for (const need of this.#needs)
          if ((low & need.low) === need.low && (high & need.high) === need.high) found |= need.rule;
        low = 0;
        high = 0;
      }
    }
    return found;
  }
}
