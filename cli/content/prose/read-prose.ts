import type { Token } from 'markdown-it';
import type { ProseBlock, ProseHeading, ProseInline } from '../../../schemas/prose.ts';
import type { Span } from '../span-location.ts';
import { BodyLines } from './body-lines.ts';
import { blockOf, isDirective } from './directive-blocks.ts';
import { directiveOf } from './directives.ts';
import { takeGivenId } from './heading-ids.ts';
import { readWords, type WrittenLink } from './inline-words.ts';
import { parseMarkdown } from './markdown-parser.ts';
import {
  NOT_SUPPORTED,
  notSupported,
  otherColumns,
  type ProseFault,
  tooFewCells,
} from './prose-fault.ts';
import { readTable } from './read-table.ts';

/** A heading of a body, with its span. */
export interface WrittenHeading {
  node: ProseHeading;
  span: Span;
  /** Its explicit id: `## Words {#id}`. */
  givenId?: string;
}

/** A body as blocks; references to facts are not resolved. */
export interface ReadProse {
  blocks: ProseBlock[];
  headings: WrittenHeading[];
  links: WrittenLink[];
  faults: ProseFault[];
}

/** The line below the headings of a table. */
const HYPHENS = /^[\s|:-]*-[\s|:-]*$/;

/** Tokens that begin a block. */
const HELD = /^(?:paragraph|heading|bullet_list|ordered_list)_open$/;

/** Maximum nesting of lists. */
const DEEPEST = 3;

class ProseReader {
  readonly prose: ReadProse = { blocks: [], headings: [], links: [], faults: [] };
  readonly #lines: BodyLines;
  readonly #isLong: boolean;
  readonly #open: ProseBlock[][] = [this.prose.blocks];
  #content: ProseInline[] = [];
  #directive: Token | undefined;
  /** Faults before the directive that is being read, and the entries of its list. */
  #faultsBefore = 0;
  #entries: Token[] = [];
  /** The first tokens of the blocks that it holds. */
  #held: Token[] = [];
  /** Whether a line of colons that begins a directive, and cannot be read, is still without its end. */
  #strayOpened = false;
  #depth = 0;
  #tooDeep = false;

  constructor(body: string, isLong: boolean) {
    this.#lines = new BodyLines(body);
    this.#isLong = isLong;
  }

  get #blocks(): ProseBlock[] {
    return this.#open.at(-1) ?? this.prose.blocks;
  }

  #lineOf(token: Token): Span {
    return this.#lines.whole(token.map?.[0] ?? 0);
  }

  #tell(kind: string, token: Token): void {
    this.prose.faults.push(notSupported(kind, this.#lineOf(token), this.#isLong));
  }

  #begin(token: Token): void {
    this.#content = [];
    this.#blocks.push({ kind: token.hidden ? 'line' : 'p', content: this.#content });
  }

  #beginHeading(token: Token): void {
    const isKnown = token.tag === 'h2' || token.tag === 'h3';
    if (!isKnown || !this.#isLong || token.level > 0) this.#tell('heading', token);
    this.#content = [];
    const kind = token.tag === 'h3' ? 'h3' : 'h2';
    const node: ProseHeading = { kind, content: this.#content };
    this.#blocks.push(node);
    this.prose.headings.push({ node, span: this.#lineOf(token) });
  }

  #endHeading(): void {
    const heading = this.prose.headings.at(-1);
    const givenId = heading && takeGivenId(heading.node);
    if (heading && givenId !== undefined) heading.givenId = givenId;
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

  #beginItem(token: Token): void {
    if (this.#depth === 1) this.#entries.push(token);
    const list = this.#blocks.at(-1);
    const item: ProseBlock[] = [];
    if (list && 'items' in list) list.items.push(item);
    this.#open.push(item);
  }

  #words(token: Token, place: (start: number, end: number) => Span): ProseInline[] {
    const { content, links, faults } = readWords(token, place, this.#isLong);
    this.prose.links.push(...links);
    this.prose.faults.push(...faults);
    return content;
  }

  #beginDirective(token: Token): void {
    if (!this.#isLong) this.#tell('directive', token);
    this.#directive = token;
    this.#faultsBefore = this.prose.faults.length;
    this.#entries = [];
    this.#held = [];
    this.#open.push([]);
  }

  #endDirective(): void {
    const token = this.#directive;
    const directive = directiveOf(token);
    const held = this.#open.pop() ?? [];
    this.#directive = undefined;
    if (!token || !directive || !this.#isLong) return;
    const { block, fault } = blockOf(directive, held);
    if (block) this.#blocks.push(block);
    // A step is no step if its title is an emphasis that does not end, which is a fault of its own.
    if (!fault) return;
    const { message, hint, entry = -1, block: stray = -1 } = fault;
    if (entry >= 0 && this.prose.faults.length > this.#faultsBefore) return;
    const place = this.#entries[entry] ?? this.#held[stray] ?? token;
    const below = (place.map?.[0] ?? 0) + 1;
    if (directive.name === 'table' && HYPHENS.test(this.#lines.text(below))) {
      this.prose.faults.push(otherColumns(this.#lines.whole(below)));
      return;
    }
    this.prose.faults.push({ span: this.#lineOf(place), message, hint });
  }

  #table(tokens: readonly Token[]): void {
    const [opening] = tokens;
    const within = directiveOf(this.#directive)?.name;
    // In a directive with a misspelled name, only the name is wrong.
    const isAllowed = within === 'table' || (within !== undefined && !isDirective(within));
    if (opening && !isAllowed) {
      this.#tell('table_open', opening);
      return;
    }
    if (this.#directive && opening) this.#held.push(opening);
    const { table, faults } = readTable(tokens, this.#lines, this.#words.bind(this));
    this.#blocks.push(table);
    const tell = (kind: string, line: number) =>
      this.prose.faults.push(notSupported(kind, this.#lines.whole(line), this.#isLong));
    for (const line of faults.surplus) tell('cells', line);
    for (const line of faults.short) this.prose.faults.push(tooFewCells(this.#lines.whole(line)));
    if (faults.heads !== undefined) tell('heads', faults.heads);
  }

  /** Where a directive that ends at a stray line was to begin, if that line lacks a colon. */
  #opening(token: Token): Token {
    const end = token.map?.[0] ?? 0;
    for (let line = end - 1; line >= 0; line -= 1) {
      const [, name] =
        /^:{1,2}[ \t]*([a-z]+)[ \t]*(?:\[.*\])?[ \t]*$/.exec(this.#lines.text(line)) ?? [];
      if (name !== undefined && isDirective(name))
        return { ...token, map: [line, line + 1] } as Token;
      if (this.#lines.text(line).startsWith(':::')) break;
    }
    return token;
  }

  /** Tells a line of colons, but not the end of a directive whose beginning is told. */
  #tellStray(token: Token): void {
    const isEnd = /^:::\s*$/.test(this.#lines.text(token.map?.[0] ?? 0));
    if (!isEnd || !this.#strayOpened) this.#tell('directive_stray', this.#opening(token));
    this.#strayOpened = !isEnd;
  }

  #take(token: Token): void {
    const { type, level } = token;
    const isHeld = this.#directive !== undefined && level === this.#directive.level + 1;
    if (isHeld && HELD.test(type)) this.#held.push(token);
    if (type === 'paragraph_open') this.#begin(token);
    else if (type === 'heading_open') this.#beginHeading(token);
    else if (type === 'heading_close') this.#endHeading();
    else if (/^(?:bullet|ordered)_list_open$/.test(type)) this.#beginList(token);
    else if (/^(?:bullet|ordered)_list_close$/.test(type)) this.#depth -= 1;
    else if (type === 'list_item_open') this.#beginItem(token);
    else if (type === 'list_item_close') this.#open.pop();
    else if (type === 'directive_open') this.#beginDirective(token);
    else if (type === 'directive_close') this.#endDirective();
    else if (type === 'inline')
      this.#content.push(
        ...this.#words(token, this.#lines.placeIn(token.content, token.map?.[0] ?? 0)),
      );
    else if (type === 'directive_stray') this.#tellStray(token);
    else if (type in NOT_SUPPORTED) this.#tell(type, token);
  }

  read(tokens: readonly Token[]): ReadProse {
    for (let at = 0; at < tokens.length; at += 1) {
      const token = tokens[at] as Token;
      if (token.type !== 'table_open') {
        this.#take(token);
        continue;
      }
      const start = at;
      while (at < tokens.length && tokens[at]?.type !== 'table_close') at += 1;
      this.#table(tokens.slice(start, at));
    }
    return this.prose;
  }
}

/**
 * Parses a body.
 *
 * @param isLong whether headings and directives are allowed.
 */
export function readProse(body: string, isLong: boolean): ReadProse {
  return new ProseReader(body, isLong).read(parseMarkdown(body));
}
