import { isNode, isScalar, type LineCounter } from 'yaml';
import type { Range } from '../diagnostic.ts';
import { locateSpan, type Span, withoutSpaceBehind } from '../span-location.ts';

/** Positions in one text. The parser includes the newline after a block; here it is excluded. */
export class Locations {
  readonly #text: string;
  readonly #counter: LineCounter;

  constructor(text: string, counter: LineCounter) {
    this.#text = text;
    this.#counter = counter;
  }

  between(start: number, end: number): Range {
    const from = this.#counter.linePos(start);
    const to = this.#counter.linePos(withoutSpaceBehind(this.#text, start, end));
    return { line: from.line, column: from.col, endLine: to.line, endColumn: to.col };
  }

  toLineEnd(start: number): Range {
    const newline = this.#text.indexOf('\n', start);
    return this.between(start, newline === -1 ? this.#text.length : newline);
  }

  of(node: unknown): Range | undefined {
    return isNode(node) && node.range ? this.between(node.range[0], node.range[1]) : undefined;
  }

  within(node: unknown, span: Span): Range | undefined {
    const place = isScalar(node) ? locateSpan(this.#text, node, span) : undefined;
    return place && this.between(...place);
  }
}
