import type { Token } from 'markdown-it';
import type { ProseBlock, ProseText } from '../../../schemas/prose.ts';
import type { Span } from '../span-location.ts';
import { readWords, type WrittenLink } from './inline-words.ts';
import { parseMarkdown } from './markdown-parser.ts';
import { NOT_SUPPORTED, notSupported, type ProseFault } from './prose-fault.ts';

/** A body as blocks, references to facts as they are written. */
export interface ReadProse {
  blocks: ProseBlock[];
  links: WrittenLink[];
  faults: ProseFault[];
}

/** Lists within lists that readers still follow. */
const DEEPEST = 3;

/** Lines of a body, and where each begins. */
class Lines {
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

  /** A line without the space around it. */
  whole(index: number): Span {
    const line = this.#lines[index] ?? '';
    const start = this.#starts[index] ?? 0;
    return [start + (line.length - line.trimStart().length), start + line.trimEnd().length];
  }

  /** The place of a paragraph's own text, which has lost the marks and spaces before its lines. */
  placeIn(text: string, first: number): (start: number, end: number) => Span {
    const shown = text.split('\n');
    const begins = shown.map(() => 0);
    for (let line = 1; line < shown.length; line += 1)
      begins[line] = (begins[line - 1] ?? 0) + (shown[line - 1]?.length ?? 0) + 1;
    /** Places follow each other: the line of the next one is near. */
    let line = 0;
    const offset = (at: number) => {
      while (line > 0 && at < (begins[line] ?? 0)) line -= 1;
      while (line + 1 < shown.length && at >= (begins[line + 1] ?? 0)) line += 1;
      const cut = (this.#lines[first + line] ?? '').lastIndexOf(shown[line] ?? '');
      return (this.#starts[first + line] ?? 0) + Math.max(0, cut) + at - (begins[line] ?? 0);
    };
    return (start, end) => [offset(start), offset(end)];
  }
}

class ProseReader {
  readonly prose: ReadProse = { blocks: [], links: [], faults: [] };
  readonly #lines: Lines;
  readonly #headings: boolean;
  readonly #open: ProseBlock[][] = [this.prose.blocks];
  #text: ProseText | undefined;
  #depth = 0;
  #tooDeep = false;
  #inTable = false;

  constructor(body: string, headings: boolean) {
    this.#lines = new Lines(body);
    this.#headings = headings;
  }

  get #blocks(): ProseBlock[] {
    return this.#open.at(-1) ?? this.prose.blocks;
  }

  #tell(kind: string, token: Token): void {
    this.prose.faults.push(notSupported(kind, this.#lines.whole(token.map?.[0] ?? 0)));
  }

  #begin(token: Token, kind: ProseText['kind']): void {
    this.#text = { kind: token.hidden ? 'line' : kind, content: [] };
    this.#blocks.push(this.#text);
  }

  #beginHeading(token: Token): void {
    const isKnown = token.tag === 'h2' || token.tag === 'h3';
    if (!isKnown || !this.#headings) this.#tell('heading', token);
    this.#begin(token, token.tag === 'h3' ? 'h3' : 'h2');
  }

  #beginList(token: Token): void {
    this.#depth += 1;
    if (this.#depth > DEEPEST && !this.#tooDeep) {
      this.#tooDeep = true;
      this.#tell('depth', token);
    }
    const start = Number(token.attrGet('start') ?? 1);
    const kind = token.type === 'bullet_list_open' ? 'ul' : 'ol';
    this.#blocks.push({ kind, ...(start === 1 ? {} : { start }), items: [] });
  }

  #beginItem(): void {
    const list = this.#blocks.at(-1);
    const item: ProseBlock[] = [];
    if (list && 'items' in list) list.items.push(item);
    this.#open.push(item);
  }

  #words(token: Token): void {
    const place = this.#lines.placeIn(token.content, token.map?.[0] ?? 0);
    const { content, links, faults } = readWords(token, place);
    this.#text?.content.push(...content);
    this.prose.links.push(...links);
    this.prose.faults.push(...faults);
  }

  #take(token: Token): void {
    const { type } = token;
    if (type === 'paragraph_open') this.#begin(token, 'p');
    else if (type === 'heading_open') this.#beginHeading(token);
    else if (/^(?:bullet|ordered)_list_open$/.test(type)) this.#beginList(token);
    else if (/^(?:bullet|ordered)_list_close$/.test(type)) this.#depth -= 1;
    else if (type === 'list_item_open') this.#beginItem();
    else if (type === 'list_item_close') this.#open.pop();
    else if (type === 'inline') this.#words(token);
    else if (type in NOT_SUPPORTED) this.#tell(type, token);
  }

  read(tokens: readonly Token[]): ReadProse {
    for (const token of tokens) {
      if (token.type === 'table_close') this.#inTable = false;
      if (this.#inTable) continue;
      this.#take(token);
      this.#inTable = token.type === 'table_open';
    }
    return this.prose;
  }
}

/**
 * Reads a body.
 *
 * @param headings whether it may have headings.
 */
export function readProse(body: string, headings: boolean): ReadProse {
  return new ProseReader(body, headings).read(parseMarkdown(body));
}
