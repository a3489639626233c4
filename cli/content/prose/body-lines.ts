import type { Span } from '../span-location.ts';

/** Lines of a body, with their offsets. */
export class BodyLines {
  readonly #lines: readonly string[];
  readonly #starts: number[] = [];

  constructor(body: string) {
    this.#lines = body.split('\n');
    let start = 0;
    for (const line of this.#lines) {
      this.#starts.push(start);
      start += line.length + 1;
    }
  }

  text(index: number): string {
    return this.#lines[index] ?? '';
  }

  /** Span of a line without surrounding whitespace. */
  whole(index: number): Span {
    const line = this.text(index);
    const start = this.#starts[index] ?? 0;
    return [start + (line.length - line.trimStart().length), start + line.trimEnd().length];
  }

  /** Span of a string within one line, searched from a column on. */
  placeInLine(text: string, index: number, from: number): (start: number, end: number) => Span {
    const column = Math.max(0, this.text(index).indexOf(text, from));
    const begin = (this.#starts[index] ?? 0) + column;
    return (start, end) => [begin + start, begin + end];
  }

  /** Maps spans of a paragraph's content, which lacks the marks and spaces before its lines, to the body. */
  placeIn(text: string, first: number): (start: number, end: number) => Span {
    const shown = text.split('\n');
    const begins = shown.map(() => 0);
    for (let line = 1; line < shown.length; line += 1)
      begins[line] = (begins[line - 1] ?? 0) + (shown[line - 1]?.length ?? 0) + 1;
    /** Positions are ascending: the line of the next one is near. */
    let line = 0;
    const offset = (at: number) => {
      while (line > 0 && at < (begins[line] ?? 0)) line -= 1;
      while (line + 1 < shown.length && at >= (begins[line + 1] ?? 0)) line += 1;
      const cut = this.text(first + line).lastIndexOf(shown[line] ?? '');
      return (this.#starts[first + line] ?? 0) + Math.max(0, cut) + at - (begins[line] ?? 0);
    };
    return (start, end) => [offset(start), offset(end)];
  }
}
