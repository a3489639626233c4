/** A part of a text that is checked by itself: the whole, or a block of a body. */
export interface TextPart {
  text: string;
  /** Its offset in the whole text, in UTF-16 units. */
  start: number;
  kind: 'whole' | 'paragraph' | 'heading' | 'entry' | 'row';
  /** Index of the list in the body that contains an entry. */
  list?: number;
}

const FENCE = /^\s*(?:```|~~~)/;

/** A line that opens or closes a directive; the brackets of its label are already masked. */
const DIRECTIVE = /^:::[ \t]*[a-zA-Z-]*[ \t]*\u2060?/;

/** The start of a block, before its words. */
const BEGINS: readonly (readonly [TextPart['kind'], RegExp])[] = [
  ['heading', /^#{1,6}(?:[ \t]+|$)/],
  ['entry', /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/],
  ['row', /^[ \t]*\|/],
];

/** What ends a heading and is not rendered: closing number signs, and an explicit id. */
const HEADING_END = /(?:\s*\{#[^\s{}]+\})?(?:(?<=\s)#+)?[\s\u2060]*$/;

/** Splits a body into blocks, line by line. */
class BodyReader {
  readonly parts: TextPart[] = [];
  readonly #body: string;
  /** The paragraph or entry that the next line may continue. */
  #open: TextPart | undefined;
  #list = 0;
  #isInList = false;

  constructor(body: string) {
    this.#body = body;
    let start = 0;
    let isCode = false;
    for (const line of body.split('\n')) {
      if (FENCE.test(line)) isCode = !isCode;
      else if (!isCode) this.#read(line, start);
      start += line.length + 1;
    }
  }

  #read(line: string, start: number): void {
    const [directive] = DIRECTIVE.exec(line) ?? [];
    if (directive !== undefined) {
      this.#leave();
      if (directive.length < line.length) this.#begin('heading', line, start, directive.length);
      return;
    }
    for (const [kind, begins] of BEGINS) {
      const [marks] = begins.exec(line) ?? [];
      if (marks !== undefined) {
        this.#begin(kind, line, start, marks.length);
        return;
      }
    }
    if (line.trim() === '') this.#open = undefined;
    else if (this.#open) this.#open.text = this.#body.slice(this.#open.start, start + line.length);
    // An indented line belongs to the entry above the empty line.
    else this.#begin(this.#isInList && /^\s/.test(line) ? 'entry' : 'paragraph', line, start, 0);
  }

  /** Ends the open block. */
  #leave(): void {
    this.#open = undefined;
    this.#list += this.#isInList ? 1 : 0;
    this.#isInList = false;
  }

  #begin(kind: TextPart['kind'], line: string, start: number, marks: number): void {
    if (kind !== 'entry') this.#leave();
    this.#isInList = kind === 'entry';
    const words = line.slice(marks);
    const text = kind === 'heading' ? words.replace(HEADING_END, '') : words;
    const part: TextPart = { text, start: start + marks, kind };
    if (kind === 'entry') part.list = this.#list;
    if (kind === 'entry' || kind === 'paragraph') this.#open = part;
    this.parts.push(part);
  }
}

/** Placeholder that is not a letter, sign or space. */
const UNSEEN = '\u2060';

/** A body with its code masked and all offsets unchanged; code with a backtick in it stands between two. */
function withoutCode(body: string): string {
  return body.includes('`')
    ? body.replace(/(?<!`)(`{1,3})(?!`)[^\n]*?[^`\n]\1(?!`)/g, (code) => UNSEEN.repeat(code.length))
    : body;
}

/** The blocks of a body: headings, paragraphs, list entries and table rows, without code. */
export function bodyParts(body: string): readonly TextPart[] {
  return new BodyReader(withoutCode(body)).parts;
}
