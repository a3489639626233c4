import { giveUp } from './plain-scalars.ts';

const SPACE = 0x20;
const HASH = 0x23;
const DASH = 0x2d;
const COLON = 0x3a;

/** 1 for each character allowed in a key: letters, digits, `_` and `-`. */
const KEY_CHARACTERS = new Uint8Array(128);
for (const character of 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-')
  KEY_CHARACTERS[character.charCodeAt(0)] = 1;

function isLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a);
}

/** Maximum number of lines for the fast reader; the guard reports longer files. */
const MAX_LINES = 5000;

/** Maximum indentation in spaces for the fast reader. Real files have six. */
const MAX_INDENT = 39;

/** Iterates over the lines of a string without splitting it: most lines are never needed as strings. */
export class LineCursor {
  readonly text: string;
  #next = 0;
  #count = 0;
  /** Indentation of the line. */
  indent = 0;
  /** Offset of the line's content; the same as `end` on a blank line. */
  start = 0;
  /** Its end, without trailing spaces. */
  end = 0;
  /** True if there are trailing spaces, which matter in block scalars. */
  trailing = false;
  /** True after the last line. */
  done = false;

  constructor(text: string) {
    this.text = text;
    this.advance();
  }

  advance(): void {
    const text = this.text;
    const from = this.#next;
    if (from > text.length) {
      this.done = true;
      return;
    }
    const newline = text.indexOf('\n', from);
    const stop = newline === -1 ? text.length : newline;
    let start = from;
    while (start < stop && text.charCodeAt(start) === SPACE) start += 1;
    let end = stop;
    while (end > start && text.charCodeAt(end - 1) === SPACE) end -= 1;
    this.#next = stop + 1;
    this.#count += 1;
    this.indent = start - from;
    this.start = start;
    this.end = end;
    this.trailing = end < stop && end > start;
    if (this.indent > MAX_INDENT || this.#count > MAX_LINES) giveUp();
  }

  /** Skips blank lines and comments. True if there is a line with content. */
  findWords(): boolean {
    while (!this.done) {
      if (!this.isBlank && this.first !== HASH) return true;
      this.advance();
    }
    return false;
  }

  get isBlank(): boolean {
    return this.start === this.end;
  }

  /** Offset of the line including its indentation; the end of the text after the last line. */
  get from(): number {
    return this.done ? this.text.length : this.start - this.indent;
  }

  /** Code of the first character of the line. */
  get first(): number {
    return this.text.charCodeAt(this.start);
  }

  /** The content of the line. */
  get words(): string {
    return this.text.slice(this.start, this.end);
  }

  /** True if a list item starts at `start`. */
  isItemAt(start: number): boolean {
    if (start >= this.end || this.text.charCodeAt(start) !== DASH) return false;
    return start + 1 === this.end || this.text.charCodeAt(start + 1) === SPACE;
  }

  /** True if the line continues a scalar from above: indented more than `indent`, without a blank line. */
  continues(indent: number): boolean {
    return !this.done && !this.isBlank && this.indent > indent;
  }

  /** Offset of the colon after a key that starts at `start`, or -1 if that is not a simple key. */
  colonOf(start: number): number {
    const { text, end } = this;
    if (!isLetter(text.charCodeAt(start))) return -1;
    let at = start + 1;
    while (at < end && KEY_CHARACTERS[text.charCodeAt(at)] === 1) at += 1;
    if (at === end || text.charCodeAt(at) !== COLON) return -1;
    return at + 1 === end || text.charCodeAt(at + 1) === SPACE ? at : -1;
  }

  /** Offset of the first word at or after `at`; the end of the line if there is none. */
  wordAfter(at: number): number {
    let after = at;
    while (after < this.end && this.text.charCodeAt(after) === SPACE) after += 1;
    return after;
  }
}
