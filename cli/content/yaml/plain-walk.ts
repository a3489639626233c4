import type { Span } from '../span-location.ts';
import { LineCursor } from './line-cursor.ts';
import { isBracket } from './plain-flow.ts';
import { closingQuote, giveUp } from './plain-scalars.ts';

/** A block map or list: the offset of its first key or dash, and its column. */
interface Collection {
  kind: 'map' | 'list';
  start: number;
  column: number;
}

/** A scalar, or a flow map or list. */
interface Leaf {
  kind: 'scalar' | 'flow';
  start: number;
  /** Column of the key or list that it belongs to: continuation lines are indented more. */
  column: number;
}

/** A node of the file. */
export type PlainNode = Collection | Leaf;

/**
 * Descends into YAML that the fast reader has accepted, by columns: lines that are indented more than the
 * searched node are skipped unread. It only moves forward, so each walk can follow one path.
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

  /** Descends to a child of the current map or list; undefined if there is none. */
  into(node: PlainNode, step: PropertyKey): { key?: Span; node: PlainNode } | undefined {
    if (node.kind === 'scalar') return undefined;
    if (node.kind === 'map') {
      const key = this.#toKey(node, String(step));
      return key && { key, node: this.#value(this.#line.wordAfter(key[1] + 1), node.column, true) };
    }
    // Flow nodes on one line are not worth a second reader.
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
      // A list may be in the same column as its key.
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
    // Nested lists are just as rare.
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
    // The position of a missing value depends on the comments around it.
    if (line.done || line.indent < column) giveUp();
    if (line.indent === column && !(isList && afterKey)) giveUp();
    return { kind: isList ? 'list' : 'map', start: line.start, column: line.indent };
  }

  /** The end of the current node, or of one that was searched for a missing child. */
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
    // The first key of an item is on the line of its dash.
    if (line.from <= start) line.advance();
    while (line.findWords() && goesOn()) line.advance();
    // Only the full parser knows whether a comment belongs to the node before it.
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
      // Neither is finding a closing bracket on a later line worth a second reader.
      line.advance();
      if (line.continues(column)) giveUp();
      return end;
    }
    for (line.advance(); line.continues(column); line.advance()) end = line.end;
    return end;
  }
}
