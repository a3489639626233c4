import { LineCursor } from './line-cursor.ts';
import { isBracket } from './plain-flow.ts';
import { closingQuote, giveUp } from './plain-scalars.ts';
import type { Span } from './span-location.ts';

/** A map or list over several lines: its first key or dash, and the column of all of them. */
interface Collection {
  kind: 'map' | 'list';
  start: number;
  column: number;
}

/** A text, number or the like; or a map or list in brackets. */
interface Leaf {
  kind: 'scalar' | 'flow';
  start: number;
  /** Column of the key or list that it belongs to: lines that continue it stand further in. */
  column: number;
}

/** A part of a file as the walk meets it. */
export type PlainNode = Collection | Leaf;

/**
 * Walks into a text that the quick reader has accepted, by columns: whatever stands further in than what
 * is looked for is passed over unread. It only goes forward, so each walk is good for one way.
 */
export class PlainWalk {
  readonly #text: string;
  readonly #line: LineCursor;

  constructor(text: string) {
    this.#text = text;
    this.#line = new LineCursor(text);
  }

  root(): PlainNode {
    this.#line.findWords();
    return { kind: 'map', start: this.#line.start, column: 0 };
  }

  /** Goes on to a part of the map or list that the walk has come to; undefined if there is none. */
  into(node: PlainNode, step: PropertyKey): { key?: Span; node: PlainNode } | undefined {
    if (node.kind === 'scalar') return undefined;
    if (node.kind === 'map') {
      const key = this.#toKey(node, String(step));
      return key && { key, node: this.#value(this.#line.wordAfter(key[1] + 1), node.column, true) };
    }
    // Quotes and brackets in one line are not worth a second reader.
    if (node.kind === 'flow' || typeof step !== 'number') giveUp();
    const item = this.#toItem(node, step);
    return item && { node: item };
  }

  #toKey({ start, column }: PlainNode, name: string): Span | undefined {
    const line = this.#line;
    for (let at = start; ; at = line.start) {
      const colon = line.colonOf(at);
      if (colon === -1) giveUp();
      if (colon - at === name.length && this.#text.startsWith(name, at)) return [at, colon];
      // A list may stand in the column of its key.
      do line.advance();
      while (
        line.findWords() &&
        (line.indent > column || (line.indent === column && line.isItemAt(line.start)))
      );
      if (line.done || line.indent < column) return undefined;
    }
  }

  #toItem({ column }: PlainNode, index: number): PlainNode | undefined {
    const line = this.#line;
    if (!Number.isInteger(index) || index < 0) return undefined;
    for (let count = 0; count < index; count += 1) {
      do line.advance();
      while (line.findWords() && line.indent > column);
      if (line.done || line.indent < column || !line.isItemAt(line.start)) return undefined;
    }
    const content = line.wordAfter(line.start + 1);
    // Lists in lists are as rare.
    if (line.isItemAt(content)) giveUp();
    if (line.colonOf(content) === -1) return this.#value(content, column, false);
    return { kind: 'map', start: content, column: column + content - line.start };
  }

  #value(start: number, column: number, afterKey: boolean): PlainNode {
    const line = this.#line;
    const first = start < line.end ? (this.#text[start] ?? '') : '#';
    if (first !== '#') return { kind: isBracket(first) ? 'flow' : 'scalar', start, column };
    line.advance();
    const isList = line.findWords() && line.isItemAt(line.start);
    if (isBracket(this.#text[line.start])) giveUp();
    // The place of what is not there depends on the comments around it.
    if (line.done || line.indent < column) giveUp();
    if (line.indent === column && !(isList && afterKey)) giveUp();
    return { kind: isList ? 'list' : 'map', start: line.start, column: line.indent };
  }

  /** Where the part ends that the walk has come to, or has looked through for something that is not there. */
  endOf({ kind, start, column }: PlainNode): number {
    if (kind === 'map' || kind === 'list') return this.#collectionEnd(start, column, kind);
    switch (this.#text[start]) {
      case '"':
      case "'":
        return closingQuote(this.#text, start) + 1;
      case '>':
      case '|':
        return this.#blockEnd(column);
      default:
        return this.#plainEnd(start, column, kind);
    }
  }

  #collectionEnd(start: number, column: number, kind: 'map' | 'list'): number {
    const line = this.#line;
    const goesOn = () =>
      line.indent > column ||
      (line.indent === column && (kind === 'map' || line.isItemAt(line.start)));
    // The first key of an item stands behind its dash.
    if (line.from <= start) line.advance();
    while (line.findWords() && goesOn()) line.advance();
    // Whether a comment belongs to what it stands behind only the full parser knows.
    if (this.#text.slice(start, line.from).includes('#')) giveUp();
    return line.from;
  }

  #blockEnd(column: number): number {
    const line = this.#line;
    do line.advance();
    while (!line.done && (line.isBlank || line.indent > column));
    return line.from;
  }

  #plainEnd(start: number, column: number, kind: Leaf['kind']): number {
    const line = this.#line;
    const comment = this.#text.slice(start, line.end).indexOf(' #');
    if (comment !== -1) return start + comment;
    let { end } = line;
    if (kind === 'flow') {
      // Where brackets close in a later line is not worth a second reader either.
      line.advance();
      if (line.continues(column)) giveUp();
      return end;
    }
    for (line.advance(); line.continues(column); line.advance()) end = line.end;
    return end;
  }
}
