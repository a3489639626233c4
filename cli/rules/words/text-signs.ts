import { HASH_START, hashOf, hashStep } from './lexicon/word-hash.ts';
import { SIGN } from './telling-words.ts';

/** Spanish and English; in a row of things that there are not, it says nothing by coming again. */
const NO = hashOf('no');

const LANGUAGES = [SIGN.english, SIGN.spanish, SIGN.german];

/** Minimum number of words in a text whose language is determined, and of function words among them. */
const LANGUAGE_WORDS = 8;
const LANGUAGE_SMALL = 3;

/** The same of a sentence that may be the only one in its language. */
const SENTENCE_WORDS = 4;
const SENTENCE_SMALL = 2;

/** Minimum length in characters of a text that can repeat itself. */
const TWICE = 40;

/** Number of digits in a row that may be a year, and of those that may be a phone number. */
const YEAR = 4;
const PHONE = 7;

/** Least number of digits of a date with two digits of its year. */
const DATE = 4;

/** Number of digits, and of capitals after them, that may be a phone number in letters. */
const SPELLED = 3;

/** Least number of number words in a row that may be the digits of a phone number. */
const SPOKEN = 5;

/** Signs of non-ASCII characters: those from a wrong encoding, and invisible ones. */
export function strangeSign(code: number): number {
  const isMisread =
    code === 0xc2 ||
    code === 0xc3 ||
    code === 0xc4 ||
    code === 0xc5 ||
    code === 0xe2 ||
    code === 0xef ||
    code === 0x221a ||
    // Ligatures of printed pages.
    (code >= 0xfb00 && code <= 0xfb06);
  const isUnseen =
    (code >= 0x200b && code <= 0x200f) ||
    (code >= 0x2028 && code <= 0x202e) ||
    (code >= 0x2060 && code <= 0x206f) ||
    code >= 0xfe00;
  return isMisread || isUnseen ? SIGN.strange : 0;
}

/** The words of a text or sentence, and the function words of each language among them. */
class Languages {
  #words = 0;
  #english = 0;
  #spanish = 0;
  #german = 0;
  #no = 0;

  add(hash: number, bits: number): void {
    this.#words += 1;
    if (hash === NO) this.#no += 1;
    if ((bits & SIGN.english) !== 0) this.#english += 1;
    if ((bits & SIGN.spanish) !== 0) this.#spanish += 1;
    if ((bits & SIGN.german) !== 0) this.#german += 1;
  }

  /**
   * Ends the text or sentence.
   *
   * @param isMixed whether not all of it may be prose.
   * @returns the signs of the languages that it may be in.
   */
  end(isMixed: boolean): number {
    const signs =
      (this.#words < LANGUAGE_WORDS ? 0 : this.#signs(isMixed)) |
      (this.#words < SENTENCE_WORDS ? 0 : this.#signsOfFew(isMixed));
    this.#words = 0;
    this.#english = 0;
    this.#spanish = 0;
    this.#german = 0;
    this.#no = 0;
    return signs;
  }

  /** Signs of a sentence with few words: those of the languages that have most of its function words. */
  #signsOfFew(isMixed: boolean): number {
    const spanish = this.#spanish - Math.max(0, this.#no - 1);
    const most = Math.max(this.#english, spanish, this.#german);
    if (most < SENTENCE_SMALL) return 0;
    const least = isMixed ? SENTENCE_SMALL : most;
    return (
      (this.#english < least ? 0 : SIGN.english) |
      (spanish < least ? 0 : SIGN.spanish) |
      (this.#german < least ? 0 : SIGN.german)
    );
  }

  #signs(isMixed: boolean): number {
    const counts = [this.#english, this.#spanish, this.#german];
    // Function words of one language occur in texts of another: "in", "die", "a". All are known only in plain
    // prose.
    const [most = 0, second = 0] = [...counts].sort((a, b) => b - a);
    if (!isMixed && second * 3 > most) return 0;
    const least = isMixed ? LANGUAGE_SMALL : Math.max(LANGUAGE_SMALL, most);
    return LANGUAGES.reduce(
      (signs, language, at) => ((counts[at] ?? 0) < least ? signs : signs | language),
      0,
    );
  }
}

/** The text in which each hash occurred last. */
class Seen {
  readonly #texts = new Map<number, number>();

  /** @returns the previous text with it. */
  add(hash: number, text: number): number | undefined {
    const before = this.#texts.get(hash);
    this.#texts.set(hash, text);
    return before;
  }
}

/** What has been seen of a text, which may have several lines, and of those before it. */
export class TextSigns {
  /** Numbers of the texts in which a part may repeat another. */
  readonly repeated = new Set<number>();
  readonly #parts = new Seen();
  #number = 0;
  #isTwice = false;
  #line = HASH_START;
  #sentence = HASH_START;
  readonly #languages = new Languages();
  /** Those of the sentence: one of another language may have been left in a text. */
  readonly #ofSentence = new Languages();
  /** Whether it may contain anything that is not prose, or consist of several parts. */
  #isMixed = false;
  /** Number words in a row. */
  #spoken = 0;
  /** Digits since the last letter, and consecutive ones. */
  #figures = 0;
  #row = 0;

  word(hash: number, bits: number, capitals: number): number {
    const isSpelled = this.#figures >= SPELLED && capitals >= SPELLED;
    this.#figures = 0;
    this.#add(hash);
    this.#languages.add(hash, bits);
    this.#ofSentence.add(hash, bits);
    this.#spoken = (bits & SIGN.spelled) === 0 ? 0 : this.#spoken + 1;
    return isSpelled || this.#spoken === SPOKEN ? SIGN.phone : 0;
  }

  /** @param isNext true directly after another digit. */
  digit(code: number, isNext: boolean): number {
    this.#figures += 1;
    this.#row = isNext ? this.#row + 1 : 1;
    this.#add(code);
    const isDated = this.#row === 2 && this.#figures >= DATE && this.#figures < PHONE;
    return (
      (isDated ? SIGN.date : 0) |
      (this.#row === YEAR ? SIGN.year : 0) |
      (this.#figures === PHONE ? SIGN.phone : 0)
    );
  }

  /** Records that something occurred which may not be prose, or may end a part. */
  mix(): void {
    this.#isMixed = true;
  }

  /** @returns signs of the sentence, which may go on over line ends. */
  stop(): number {
    return this.#ofSentence.end(this.#isMixed);
  }

  endSentence(): void {
    if (this.#sentence !== HASH_START) this.#notePart(this.#sentence);
    this.#sentence = HASH_START;
  }

  endLine(): void {
    // A line of one sentence is already recorded; another separator keeps the two apart.
    if (this.#line !== HASH_START) this.#notePart(hashStep(this.#line, 0x0a));
    this.#line = HASH_START;
  }

  /** @returns signs of the text as a whole. */
  end(number: number, length: number): number {
    if (this.#isTwice && length >= TWICE) this.repeated.add(number);
    const signs = this.#languages.end(this.#isMixed) | this.stop();
    this.#number = number + 1;
    this.#isTwice = false;
    this.#isMixed = false;
    this.#figures = 0;
    this.#spoken = 0;
    return signs;
  }

  #add(hash: number): void {
    this.#line = hashStep(this.#line, hash);
    this.#sentence = hashStep(this.#sentence, hash);
  }

  #notePart(hash: number): void {
    if (this.#parts.add(hash, this.#number) === this.#number) this.#isTwice = true;
  }
}
