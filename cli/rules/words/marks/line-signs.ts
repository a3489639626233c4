import { SIGN } from '../telling-words.ts';
import { KIND, kindOf } from './characters.ts';

/** Characters that end a text by mistake. */
const OPEN_ENDS = new Set([...'…-|\\&=<^'].map((sign) => sign.charCodeAt(0)));

/** Characters of a line without words that are leftovers. */
const MARKS = new Set([...'#.*+_~'].map((sign) => sign.charCodeAt(0)));

/** Number of capitalized words in a row that count as shouting. */
const SHOUTED = 3;

/** Maximum number of words in a text that only names what it should be. */
const SELF_NAMED = 3;

const PARTS = SIGN.part | SIGN.pending;

/** Two signs that are one in a row. */
const PAIR = SIGN.spelled | SIGN.unit;

const LANGUAGES = SIGN.english | SIGN.spanish | SIGN.german;

/** What has been seen of a line, and its signs. */
export class Line {
  words = 0;
  /** Of the current sentence. */
  sentenceWords = 0;
  parts = 0;
  /** Full stops. */
  stops = 0;
  lastBits = 0;
  /** Of the word before the last. */
  secondBits = 0;
  shouted = 0;
  open = 0;
  /** Whether a round bracket is open. */
  isBracketed = false;
  quotes = 0;
  exclamations = 0;
  /** Opening exclamation marks. */
  exclaimed = 0;
  questions = 0;

  word(bits: number, isCapital: boolean): number {
    this.words += 1;
    this.sentenceWords += 1;
    this.parts |= bits & PARTS;
    const isSpelled = (bits & SIGN.unit) !== 0 && (this.lastBits & SIGN.spelled) !== 0;
    // "Two and a quarter a mile" is a sum, too.
    const isRate = (bits & SIGN.unit) !== 0 && (this.secondBits & SIGN.spelled) !== 0;
    this.secondBits = this.lastBits;
    this.lastBits = bits;
    this.shouted = isCapital ? this.shouted + 1 : 0;
    // A note to a colleague: (price to follow).
    const isNote = this.isBracketed && (bits & PARTS) !== 0;
    return (
      (bits & ~(LANGUAGES | PARTS | PAIR)) |
      (isNote ? SIGN.placeholder : 0) |
      (isSpelled ? SIGN.spelled : 0) |
      (isRate ? SIGN.money : 0) |
      (this.shouted === SHOUTED ? SIGN.shouting : 0)
    );
  }

  /** @param last the previous character. @returns signs of possible mistakes. */
  sign(code: number, kind: number, last: number): number {
    const lastKind = kindOf(last);
    if (kind === KIND.stop || kind === KIND.comma) {
      if (code === 0x2e) this.stops += 1;
      if (code === 0x21) this.exclamations += 1;
      if (code === 0x3f) this.questions += 1;
      const isOff = lastKind === KIND.space || lastKind === KIND.comma || code === last;
      // What a writer asks in brackets, or leaves open: (price?), ??
      const isAsked = code === 0x3f && (last === 0x3f || this.isBracketed);
      const isBlank = isAsked ? SIGN.placeholder : 0;
      return isBlank | (isOff ? SIGN.spacing : 0);
    }
    // Dashes and similar characters are only marks at the start of a line.
    if (kind === KIND.mark) {
      if (code === 0x2d && (last === 0x2e || last === 0x2c)) return SIGN.money;
      // A sum that is left open: `$__`.
      if (lastKind === KIND.money && code === 0x5f) return SIGN.placeholder;
      return last === 0x0a || code === 0x2a || code === 0x23 || code >= 0x60 ? SIGN.marks : 0;
    }
    if (kind === KIND.open) {
      this.open += 1;
      if (code === 0x28) this.isBracketed = true;
      const isTwice = last === code ? SIGN.reference : 0;
      return code === 0x5b ? SIGN.marks | SIGN.placeholder | isTwice : isTwice;
    }
    if (kind === KIND.close) {
      this.open -= 1;
      if (code === 0x29) this.isBracketed = false;
      return (this.open < 0 ? SIGN.unpaired : 0) | (lastKind === KIND.space ? SIGN.spacing : 0);
    } else if (kind === KIND.quote) this.quotes += 1;
    else if (kind === KIND.money) return SIGN.money;
    // `48.–` is a sum without cents.
    else if (code === 0x2013 && (last === 0x2e || last === 0x2c)) return SIGN.money;
    else if (code === 0xbf) this.questions -= 1;
    else if (code === 0xa1) this.exclaimed += 1;
    return 0;
  }

  endSentence(): number {
    const isSelfNamed = this.sentenceWords <= SELF_NAMED && this.parts !== 0;
    const isCut = (this.lastBits & SIGN.dangling) !== 0;
    const signs =
      (isSelfNamed || this.parts === PARTS ? SIGN.placeholder : 0) | (isCut ? SIGN.unfinished : 0);
    this.sentenceWords = 0;
    this.parts = 0;
    return signs;
  }

  /** @param last the character before the end. */
  end(last: number): number {
    const kind = kindOf(last);
    let signs = kind === KIND.space ? SIGN.spacing : 0;
    // A line of marks alone may be a list entry or heading without words, or a whole text.
    if (this.words === 0 && (kind === KIND.space || MARKS.has(last))) signs |= SIGN.unfinished;
    if (this.open !== 0 || this.quotes % 2 !== 0) signs |= SIGN.unpaired;
    const isUnopened = this.questions > 0 || this.exclamations > this.exclaimed;
    if (isUnopened) signs |= SIGN.unopened;
    if (this.exclamations > 1) signs |= SIGN.shouting;
    const isWord = kind === KIND.small || kind === KIND.capital;
    const isDangling = kind <= KIND.capital && (this.lastBits & SIGN.dangling) !== 0;
    // A sentence without its full stop after one that has it.
    const isOpen = isWord && this.stops > 0;
    if (isDangling || isOpen || kind === KIND.comma || OPEN_ENDS.has(last))
      signs |= SIGN.unfinished;
    return signs;
  }
}
