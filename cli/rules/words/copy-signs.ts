import { wholeCopy } from '../texts.ts';
import { KIND, kindOf } from './characters.ts';
import { SIGN, TELLING_WORDS } from './telling-words.ts';
import { HASH_START, hashStep, smallLetter } from './word-hash.ts';

/** Least words of a line whose language its small words tell. */
const LANGUAGE_WORDS = 8;

/** Words in capitals in a row that shout. */
const SHOUTED = 3;

/** Least words of a line that nobody writes twice on purpose; see `copy/repeated`. */
const SENTENCE = 7;

/** Most lines between two entries of a list. */
const LIST_LINES = 30;

/** Shortest word whose spelling is looked at: of shorter ones everything is next to everything. */
export const SHORTEST = 4;

const LANGUAGES = SIGN.english | SIGN.spanish | SIGN.german;

/** What has been seen of a line. */
class Line {
  hash = HASH_START;
  words = 0;
  lastBits = 0;
  english = 0;
  spanish = 0;
  german = 0;
  shouted = 0;
  open = 0;
  quotes = 0;
  exclamations = 0;
  questions = 0;

  word(bits: number, isCapital: boolean): number {
    this.words += 1;
    this.lastBits = bits;
    this.shouted = isCapital ? this.shouted + 1 : 0;
    if ((bits & LANGUAGES) !== 0) {
      if ((bits & SIGN.english) !== 0) this.english += 1;
      if ((bits & SIGN.spanish) !== 0) this.spanish += 1;
      if ((bits & SIGN.german) !== 0) this.german += 1;
    }
    return (bits & ~LANGUAGES) | (this.shouted === SHOUTED ? SIGN.shouting : 0);
  }

  /** @param last the character before. @returns what the sign may be wrong in. */
  sign(code: number, kind: number, last: number): number {
    const lastKind = kindOf(last);
    if (kind === KIND.stop || kind === KIND.comma) {
      if (code === 0x21) this.exclamations += 1;
      if (code === 0x3f) this.questions += 1;
      const isOff = lastKind === KIND.space || lastKind === KIND.comma || code === last;
      const isBlank = code === 0x3f && last === 0x3f ? SIGN.placeholder : 0;
      return isBlank | (isOff ? SIGN.spacing : 0);
    }
    // A dash and the like are marks at the beginning of a line only.
    if (kind === KIND.mark) return last === 0x0a || code === 0x2a || code >= 0x60 ? SIGN.marks : 0;
    if (kind === KIND.open) {
      this.open += 1;
      return code === 0x5b ? SIGN.marks | SIGN.placeholder : 0;
    }
    if (kind === KIND.close) {
      this.open -= 1;
      return (this.open < 0 ? SIGN.unpaired : 0) | (lastKind === KIND.space ? SIGN.spacing : 0);
    } else if (kind === KIND.quote) this.quotes += 1;
    else if (kind === KIND.money) return SIGN.money;
    else if (code === 0xbf) this.questions -= 1;
    return 0;
  }

  /** @param last the character before its end. */
  end(last: number): number {
    const kind = kindOf(last);
    let signs = kind === KIND.space ? SIGN.spacing : 0;
    if (this.open !== 0 || this.quotes % 2 !== 0) signs |= SIGN.unpaired;
    if (this.questions > 0) signs |= SIGN.unopened;
    if (this.exclamations > 1) signs |= SIGN.shouting;
    const isDangling = kind <= KIND.capital && (this.lastBits & SIGN.dangling) !== 0;
    if (isDangling || kind === KIND.comma || last === 0x2026 || last === 0x2d)
      signs |= SIGN.unfinished;
    return this.words < LANGUAGE_WORDS ? signs : signs | this.#languages();
  }

  /** The languages that its small words may be of. */
  #languages(): number {
    const most = Math.max(2, this.english, this.spanish, this.german);
    return (
      (most === this.english ? SIGN.english : 0) |
      (most === this.spanish ? SIGN.spanish : 0) |
      (most === this.german ? SIGN.german : 0)
    );
  }
}

function isLetter(kind: number): boolean {
  return kind === KIND.small || kind === KIND.capital;
}

/** True of a sentence that has been there before, and of a few words that were there just before: entries of a list. */
function isRepeated(lines: Map<number, number>, { hash, words }: Line, number: number): boolean {
  if (words === 0) return false;
  const before = lines.get(hash);
  lines.set(hash, number);
  return before !== undefined && (words >= SENTENCE || number - before <= LIST_LINES);
}

/**
 * Looks once at every character and word of a copy, one text a line, and tells what some text of it may have. What is
 * not told is in none of them; what is told has to be looked at.
 */
function scan(copy: string, words: Words): number {
  let signs = 0;
  /** Where each line stood last, by its words. */
  const lines = new Map<number, number>();
  let number = 0;
  let line = new Line();
  let last = 0x0a;
  let lastKind: number = KIND.line;
  /** The word before, if nothing but spaces has come since. */
  let before = 0;
  let at = 0;
  while (at < copy.length) {
    const code = copy.charCodeAt(at);
    const kind = kindOf(code);
    if (isLetter(kind)) {
      // A sign right before a letter has no space.
      if (lastKind === KIND.comma || (lastKind === KIND.stop && kind === KIND.capital))
        signs |= SIGN.spacing;
      if (last === 0x5f) signs |= SIGN.marks;
      let hash = HASH_START;
      let capitals = 0;
      let next = kind;
      let letter = code;
      const start = at;
      while (isLetter(next)) {
        if (next === KIND.capital) capitals += 1;
        hash = hashStep(hash, smallLetter(letter));
        at += 1;
        letter = at < copy.length ? copy.charCodeAt(at) : 0x0a;
        next = kindOf(letter);
      }
      if (at - start >= SHORTEST) words.add(hash, start, at);
      if (hash === before) signs |= SIGN.doubled;
      before = hash;
      line.hash = hashStep(line.hash, hash);
      const bits = TELLING_WORDS.get(hash);
      if ((bits & SIGN.claim) !== 0) words.claims.push(start);
      signs |= line.word(bits, capitals > 1 && capitals === at - start);
      last = copy.charCodeAt(at - 1);
      lastKind = KIND.small;
      continue;
    }
    if (kind === KIND.line) {
      signs |= line.end(last);
      number += 1;
      if (isRepeated(lines, line, number)) signs |= SIGN.repeated;
      line = new Line();
      before = 0;
    } else if (kind === KIND.space) {
      const isOff = lastKind === KIND.space || lastKind === KIND.line || last === 0x28;
      if (isOff || code === 9) signs |= SIGN.spacing;
    } else {
      before = 0;
      signs |= line.sign(code, kind, last);
    }
    last = code;
    lastKind = kind;
    at += 1;
  }
  if (isRepeated(lines, line, number + 1)) signs |= SIGN.repeated;
  return signs | line.end(last);
}

/** The longer words of a copy by their hashes, and where they begin and end. */
class Words {
  copy = '';
  count = 0;
  hashes = new Int32Array(4096);
  starts = new Int32Array(4096);
  ends = new Int32Array(4096);
  /** Where words begin without which nothing is claimed. */
  claims: number[] = [];

  begin(copy: string): void {
    this.copy = copy;
    this.count = 0;
    this.claims = [];
    // A word has a letter and an end.
    if (2 * this.hashes.length > copy.length + 2) return;
    this.hashes = new Int32Array(copy.length);
    this.starts = new Int32Array(copy.length);
    this.ends = new Int32Array(copy.length);
  }

  add(hash: number, start: number, end: number): void {
    this.hashes[this.count] = hash;
    this.starts[this.count] = start;
    this.ends[this.count] = end;
    this.count += 1;
  }
}

/** The last copy that was looked at: every rule asks for the same one. */
const words = new Words();
let known: { raw: object; signs: number } | undefined;

function look(raw: object): number {
  if (known?.raw === raw) return known.signs;
  const copy = wholeCopy(raw);
  words.begin(copy);
  known = { raw, signs: scan(copy, words) };
  return known.signs;
}

/**
 * True if some text of a file may have something.
 *
 * @param signs bits of `SIGN`: one of them is enough.
 */
export function mayHave(raw: object, signs: number): boolean {
  return (look(raw) & signs) !== 0;
}

/** The words of a file that are long enough for a look at their spelling, and where it may claim something; good until another file is asked about. */
export function copyWords(raw: object): Readonly<Words> {
  look(raw);
  return words;
}
