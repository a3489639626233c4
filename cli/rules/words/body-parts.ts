/** A stretch of a text that is read by itself: all of it, or a block of a body. */
export interface TextPart {
  text: string;
  /** Where it begins in the whole text, in UTF-16 units. */
  start: number;
  kind: 'whole' | 'paragraph' | 'heading' | 'entry' | 'row';
  /** Which list of the body an entry stands in. */
  list?: number;
}

const FENCE = /^\s*(?:```|~~~)/;

/** A line that opens or closes a directive; the brackets of its label are hidden already. */
const DIRECTIVE = /^:::[ \t]*[a-zA-Z-]*[ \t]*\u2060?/;

/** What a block begins with; its words stand behind it. */
const BEGINS: readonly (readonly [TextPart['kind'], RegExp])[] = [
  ['heading', /^#{1,6}(?:[ \t]+|$)/],
  ['entry', /^[ \t]*(?:[-*+]|\d{1,9}[.)])(?:[ \t]+|$)/],
  ['row', /^[ \t]*\|/],
];

/** What ends a heading and is not shown: further number signs, and the id that it is given. */
const HEADING_END = /(?:\s*\{#[^\s{}]+\})?(?:(?<=\s)#+)?[\s\u2060]*$/;

/** Takes a body apart, line by line. */
class BodyReader {
  readonly parts: TextPart[] = [];
  readonly #body: string;
  /** The paragraph or entry that the next line may go on with. */
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
    // A line that is set in belongs to the entry above the empty line.
    else this.#begin(this.#isInList && /^\s/.test(line) ? 'entry' : 'paragraph', line, start, 0);
  }

  /** Ends whatever is open. */
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

/** Takes up a place that is no letter, no sign and no space. */
const UNSEEN = '\u2060';

/** A body whose code is hidden, nothing moved from its place. */
function withoutCode(body: string): string {
  return body.includes('`')
    ? body.replace(/`[^`\n]+`/g, (code) => UNSEEN.repeat(code.length))
    : body;
}

/** The blocks of a body: headings, paragraphs, entries of lists and rows of tables, without code. */
export function bodyParts(body: string): readonly TextPart[] {
  return new BodyReader(withoutCode(body)).parts;
}
