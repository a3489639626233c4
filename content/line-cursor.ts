import { giveUp } from './plain-scalars.ts';

const SPACE = 0x20;

/** Most lines of a file that is read the quick way; the guard says the same to whoever writes more. */
const MAX_LINES = 5000;

/** Deepest indentation, in spaces, that is read the quick way. Real files have six. */
const MAX_INDENT = 39;

/** Walks through the lines of a text without cutting it into pieces: most of it is never needed as a line. */
export class LineCursor {
  readonly #text: string;
  #next = 0;
  #count = 0;
  /** Spaces in front of the line's first word. */
  indent = 0;
  /** Where the line's words begin in the text; the same as `end` on a blank line. */
  start = 0;
  /** Where they end, trailing spaces left out. */
  end = 0;
  /** True if spaces were left out at the end; they count in block texts. */
  trailing = false;
  /** True behind the last line. */
  done = false;

  constructor(text: string) {
    this.#text = text;
    this.advance();
  }

  advance(): void {
    const text = this.#text;
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

  get isBlank(): boolean {
    return this.start === this.end;
  }

  /** Code of the first character of the line. */
  get first(): number {
    return this.#text.charCodeAt(this.start);
  }

  /** The words of the line. */
  get words(): string {
    return this.#text.slice(this.start, this.end);
  }
}
