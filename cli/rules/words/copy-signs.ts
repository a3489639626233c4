import { wholeCopy } from '../texts.ts';
import { KIND, kindOf } from './characters.ts';
import { Line } from './line-signs.ts';
import { SIGN, TELLING_WORDS } from './telling-words.ts';
import { HASH_START, hashStep, smallLetter } from './word-hash.ts';

/** Least words of a line that nobody writes twice on purpose; see `copy/repeated`. */
const SENTENCE = 7;

/** Most lines between two entries of a list. */
const LIST_LINES = 30;

/** Shortest word whose spelling is looked at: of shorter ones everything is next to everything. */
export const SHORTEST = 4;

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
  /** Of the line that is being read, and where it begins. */
  let inLine = 0;
  let lineStart = 0;
  /** Where each line stood last, by its words. */
  const lines = new Map<number, number>();
  /** Hashes of the sentences. */
  const sentences = new Set<number>();
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
        inLine |= SIGN.spacing;
      if (last === 0x5f) inLine |= SIGN.marks;
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
      if (hash === before) inLine |= SIGN.doubled;
      before = hash;
      line.hash = hashStep(line.hash, hash);
      line.sentence = hashStep(line.sentence, hash);
      const bits = TELLING_WORDS.get(hash);
      if ((bits & SIGN.claim) !== 0) words.claims.push(start);
      inLine |= line.word(bits, capitals > 1 && capitals === at - start);
      last = copy.charCodeAt(at - 1);
      lastKind = KIND.small;
      continue;
    }
    if (kind === KIND.stop || kind === KIND.line) {
      inLine |= line.endSentence(sentences);
    }
    if (kind === KIND.line) {
      inLine |= line.end(last);
      number += 1;
      if (isRepeated(lines, line, number)) inLine |= SIGN.repeated;
      if ((inLine & SIGN.placeholder) !== 0) words.suspect(lineStart, at);
      signs |= inLine;
      inLine = 0;
      lineStart = at + 1;
      line = new Line();
      before = 0;
    } else if (kind === KIND.space) {
      const isOff = lastKind === KIND.space || lastKind === KIND.line || last === 0x28;
      if (isOff || code === 9) inLine |= SIGN.spacing;
    } else {
      before = 0;
      inLine |= line.sign(code, kind, last);
    }
    last = code;
    lastKind = kind;
    at += 1;
  }
  if (isRepeated(lines, line, number + 1)) inLine |= SIGN.repeated;
  inLine |= line.endSentence(sentences) | line.end(last);
  if ((inLine & SIGN.placeholder) !== 0) words.suspect(lineStart, at);
  return signs | inLine;
}

/** What has to be looked at more closely: the longer words of a copy by their hashes, and where they begin and end. */
class Words {
  copy = '';
  count = 0;
  hashes = new Int32Array(4096);
  starts = new Int32Array(4096);
  ends = new Int32Array(4096);
  /** Where words begin without which nothing is claimed. */
  claims: number[] = [];
  /** Lines that may be placeholders. */
  suspects: string[] = [];

  begin(copy: string): void {
    this.copy = copy;
    this.count = 0;
    this.claims = [];
    this.suspects = [];
    // A word has a letter and an end.
    if (2 * this.hashes.length > copy.length + 2) return;
    this.hashes = new Int32Array(copy.length);
    this.starts = new Int32Array(copy.length);
    this.ends = new Int32Array(copy.length);
  }

  suspect(start: number, end: number): void {
    this.suspects.push(this.copy.slice(start, end));
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

/** What of a file has to be looked at more closely; good until another file is asked about. */
export function copyWords(raw: object): Readonly<Words> {
  look(raw);
  return words;
}
