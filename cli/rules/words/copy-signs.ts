import type { CopyFile, LocatedText } from '../../content/rule.ts';
import { CopyWords } from './copy-words.ts';
import { HASH_START, hashOf, hashStep, smallLetter } from './lexicon/word-hash.ts';
import { KIND, kindOf, LATIN } from './marks/characters.ts';
import { Line } from './marks/line-signs.ts';
import { References } from './marks/reference-signs.ts';
import { SaidPhrases } from './said-phrases.ts';
import { SIGN, TELLING_WORDS } from './telling-words.ts';
import { strangeSign, TextSigns } from './text-signs.ts';

/** Minimum length of a word whose spelling is checked: shorter words are similar to too many others. */
export const SHORTEST = 4;

/** The words in place of the sign of an email address, in brackets. */
const AT = hashOf('at');
const ARROBA = hashOf('arroba');

/** Stands for the brackets and addresses of links. */
const MASK = 0x2060;

/** Small letters that may be spoken as a vowel: `an hour`, `an uncle`. */
const SPOKEN_AS_VOWELS = new Set([...'ohuxy'].map((letter) => letter.charCodeAt(0)));

/** English articles, and the small vowels before which they change; `u` and `o` are often spoken otherwise. */
const A = hashOf('a');
const AN = hashOf('an');
const VOWELS = new Set([...'aei'].map((letter) => letter.charCodeAt(0)));

function isConsonant(code: number): boolean {
  return code > 0x61 && code <= 0x7a && !VOWELS.has(code) && !SPOKEN_AS_VOWELS.has(code);
}

function isLetter(kind: number): boolean {
  return kind === KIND.small || kind === KIND.capital;
}

/**
 * Scans every character and word of a copy, with one text per line, and returns the signs that some text may have.
 * Signs that are not returned are in no text; those that are must be verified.
 *
 * @param ends the end of each text.
 */
function scan(copy: string, ends: readonly number[], words: CopyWords): number {
  let signs = 0;
  /** Signs of the current line, and its start. */
  let inLine = 0;
  let lineStart = 0;
  let line = new Line();
  const text = new TextSigns();
  const references = new References(copy);
  let number = 0;
  let end = ends[0];
  let last = 0x0a;
  let lastKind: number = KIND.line;
  /** The previous word, if only spaces follow it, and the two before it. */
  let before = 0;
  let second = 0;
  let third = 0;
  const phrases = new SaidPhrases();
  // The end of the last text is also the end of a line.
  for (let at = 0; at <= copy.length; ) {
    const code = at < copy.length ? copy.charCodeAt(at) : 0x0a;
    const kind = kindOf(code);
    if (isLetter(kind)) {
      // No space follows a sign directly before a letter.
      if (lastKind === KIND.comma || (lastKind === KIND.stop && kind === KIND.capital))
        inLine |= SIGN.spacing;
      if (last === 0x2e && kind === KIND.small) {
        text.mix();
        if (references.isOutside(at)) inLine |= SIGN.reference;
      }
      if (last === 0x5f) inLine |= SIGN.marks;
      // A fact, or a link with its masked address, ends directly before a letter.
      if (last === 0x7d || (last === MASK && copy.charCodeAt(at - 2) === MASK))
        inLine |= SIGN.spacing;
      let hash = HASH_START;
      let capitals = 0;
      let next = kind;
      let letter = code;
      const start = at;
      while (isLetter(next)) {
        if (next === KIND.capital) capitals += 1;
        if (letter > 0x7f) inLine |= strangeSign(letter);
        if (letter >= LATIN) text.mix();
        hash = hashStep(hash, smallLetter(letter));
        at += 1;
        letter = at < copy.length ? copy.charCodeAt(at) : 0x0a;
        next = kindOf(letter);
      }
      if (at - start >= SHORTEST) words.add(hash, start, at);
      if (hash === before || (hash === second && before === third && before !== 0))
        inLine |= SIGN.doubled;
      if (phrases.isSaidAgain(hash)) inLine |= SIGN.doubled;
      if (
        before === A
          ? VOWELS.has(copy.charCodeAt(start))
          : before === AN && isConsonant(copy.charCodeAt(start))
      )
        inLine |= SIGN.article;
      if (lastKind === KIND.open && (hash === AT || hash === ARROBA)) inLine |= SIGN.address;
      third = second;
      second = before;
      before = hash;
      const bits = TELLING_WORDS.get(hash);
      if ((bits & SIGN.claim) !== 0) words.claims.push(start);
      inLine |= line.word(bits, capitals > 1 && capitals === at - start);
      inLine |= text.word(hash, bits, capitals);
      last = copy.charCodeAt(at - 1);
      lastKind = KIND.small;
      continue;
    }
    if (kind === KIND.stop || kind === KIND.line) {
      inLine |= line.endSentence();
      text.endSentence();
    }
    // A colon ends no sentence that may be in another language.
    if (kind === KIND.stop && code !== 0x3a) inLine |= text.stop();
    if (kind === KIND.line) {
      inLine |= line.end(last);
      text.endLine();
      if (at === end) {
        inLine |= text.end(number, end - (ends[number - 1] ?? 0));
        number += 1;
        end = ends[number];
      } else text.mix();
      words.endLine(lineStart, at, inLine);
      signs |= inLine;
      inLine = 0;
      lineStart = at + 1;
      line = new Line();
      // A sentence goes on over the end of a line, but not over an empty one.
      if (at === end || lastKind === KIND.line) {
        before = 0;
        second = 0;
        phrases.end();
      }
    } else if (kind === KIND.space) {
      const isOff = lastKind === KIND.space || lastKind === KIND.line || last === 0x28;
      if (isOff || code === 9) inLine |= SIGN.spacing;
    } else {
      before = 0;
      second = 0;
      phrases.end();
      inLine |= line.sign(code, kind, last);
      // Or it, or a link, begins directly behind one.
      const isLink = code === MASK && copy.charCodeAt(at + 1) !== MASK;
      if ((code === 0x7b || isLink) && isLetter(lastKind)) inLine |= SIGN.spacing;
      // A bracket or greater-than sign may be code.
      if (kind === KIND.other || code === 0x5b || code === 0x5d || code === 0x3e) text.mix();
      if (kind === KIND.digit) inLine |= text.digit(code, lastKind === KIND.digit);
      else if (kind === KIND.other) inLine |= strangeSign(code) | references.sign(code, at, last);
    }
    last = code;
    lastKind = kind;
    at += 1;
  }
  words.repeated = text.repeated;
  return signs;
}

/** The end of each text in a copy, which starts with an empty line. */
function endsOf(texts: readonly LocatedText[]): number[] {
  const ends: number[] = [];
  let end = 0;
  for (const { text } of texts) {
    end += 1 + text.length;
    ends.push(end);
  }
  return ends;
}

/** Cache of the last copy: every rule asks for the same one. */
const words = new CopyWords();
let known: { file: CopyFile; signs: number } | undefined;

function look(file: CopyFile): number {
  if (known?.file === file) return known.signs;
  words.begin(file.copy);
  known = { file, signs: scan(file.copy, endsOf(file.texts), words) };
  return known.signs;
}

/**
 * True if some text of a file may have one of these signs.
 *
 * @param signs bits of `SIGN`.
 */
export function mayHave(file: CopyFile, signs: number): boolean {
  return (look(file) & signs) !== 0;
}

/** What must be checked more closely in a file; valid until another file is scanned. */
export function copyWords(file: CopyFile): Readonly<CopyWords> {
  look(file);
  return words;
}
