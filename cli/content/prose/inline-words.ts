import type { Token } from 'markdown-it';
import type { ProseInline } from '../../../schemas/prose.ts';
import type { Span } from '../span-location.ts';
import { startOf } from './markdown-parser.ts';
import { notSupported, type ProseFault, pictureNotShown } from './prose-fault.ts';

/** A link in a body, with its raw address. */
export interface WrittenLink {
  href: string;
  span: Span;
  /** The node of the link in the tree. */
  node: Extract<ProseInline, { kind: 'link' }>;
}

/** The parsed content of one paragraph. */
interface Words {
  content: ProseInline[];
  links: WrittenLink[];
  faults: ProseFault[];
}

/** Merges adjacent texts, so that a reference to a fact stays in one piece. */
function addText(content: ProseInline[], text: string): void {
  const last = content.at(-1);
  if (typeof last === 'string') content[content.length - 1] = last + text;
  else if (text !== '') content.push(text);
}

/** Emphasis marks without matching marks; marks surrounded by spaces are literal. */
function isLeftOver(text: string, token: Token): boolean {
  const at = startOf(token);
  const marks = /^(?:\*{2,}|_{2,})/.exec(text.slice(at))?.[0];
  if (token.type !== 'text' || !/^[*_]$/.test(token.content) || marks === undefined) return false;
  return /\S/.test(text[at - 1] ?? ' ') || /\S/.test(text[at + marks.length] ?? ' ');
}

/** Links cannot be nested: the next end belongs to the link at `index`. */
function closingOf(tokens: readonly Token[], index: number): Token | undefined {
  let at = index;
  while (at < tokens.length && tokens[at]?.type !== 'link_close') at += 1;
  return tokens[at];
}

/** Maximum nesting of emphasis and links. */
const DEEPEST = 4;

class WordReader {
  readonly #text: string;
  readonly #place: (start: number, end: number) => Span;
  readonly #isLong: boolean;
  readonly words: Words = { content: [], links: [], faults: [] };
  readonly #open: ProseInline[][] = [this.words.content];
  #lookedAt = -1;
  #tooDeep = false;
  /** True between an opening HTML tag that is reported and its closing tag. */
  #isInTag = false;

  constructor(text: string, place: (start: number, end: number) => Span, isLong: boolean) {
    this.#text = text;
    this.#place = place;
    this.#isLong = isLong;
  }

  get #content(): ProseInline[] {
    return this.#open.at(-1) ?? this.words.content;
  }

  tell(kind: string, start: number, length: number): void {
    const span = this.#place(start, start + Math.max(1, length));
    this.words.faults.push(notSupported(kind, span, this.#isLong));
  }

  #tellPicture(token: Token): void {
    const start = startOf(token);
    const length = Math.max(1, token.content.length + 2 * token.markup.length);
    const picture = { src: String(token.attrGet('src') ?? ''), alt: token.content };
    const span = this.#place(start, start + length);
    this.words.faults.push(pictureNotShown(picture, span, this.#isLong));
  }

  /**
   * Beyond the reported depth, content is added to the node already open: nothing that walks the tree recurses too
   * deeply.
   */
  #enter(node: Exclude<ProseInline, string>, at: number): void {
    const isTooDeep = this.#open.length > DEEPEST;
    if (isTooDeep && !this.#tooDeep) this.tell('nesting', at, 1);
    this.#tooDeep ||= isTooDeep;
    if (!isTooDeep) this.#content.push(node);
    this.#open.push(isTooDeep ? this.#content : node.content);
  }

  #addCode(content: string, at: number): void {
    this.#enter({ kind: 'code', content: [content] }, at);
    this.#open.pop();
  }

  #enterLink(token: Token, end: Token | undefined): void {
    const href = String(token.attrGet('href') ?? '');
    const start = startOf(token);
    if (token.markup === 'autolink') this.tell('autolink', start, href.length + 2);
    if (token.attrGet('title') !== null) this.tell('linkTitle', start, 1);
    const node = { kind: 'link' as const, href, content: [] };
    const behind = end === undefined ? start : startOf(end);
    const at = Math.max(behind, this.#text.indexOf(href, behind));
    const isWritten = token.markup !== 'autolink';
    if (isWritten)
      this.words.links.push({ href, node, span: this.#place(at, at + Math.max(1, href.length)) });
    this.#enter(node, start);
  }

  read(tokens: readonly Token[]): Words {
    for (const [index, token] of tokens.entries()) {
      const { type, content } = token;
      // All marks of one run have the same position: it is checked once, however long the run is.
      const isLooked = startOf(token) === this.#lookedAt;
      if (!isLooked && isLeftOver(this.#text, token)) this.tell('marks', startOf(token), 2);
      if (token.meta !== null) this.#lookedAt = startOf(token);
      if (type === 'em_open') this.#enter({ kind: 'em', content: [] }, startOf(token));
      else if (type === 'strong_open') this.#enter({ kind: 'strong', content: [] }, startOf(token));
      else if (type === 'code_inline') this.#addCode(content, startOf(token));
      else if (type === 'link_open') this.#enterLink(token, closingOf(tokens, index));
      else if (/^(?:em|strong|link)_close$/.test(type)) this.#open.pop();
      else if (type === 'softbreak') addText(this.#content, '\n');
      else if (type !== 's_close') {
        // A closing tag is reported with its opening one.
        const isTold = type === 'html_inline' && this.#isInTag && content.startsWith('</');
        if (type === 'html_inline') this.#isInTag = !isTold;
        if (type === 'image') this.#tellPicture(token);
        else if (type !== 'text' && type !== 'text_special' && !isTold)
          this.tell(type, startOf(token), content.length + 2 * token.markup.length);
        addText(this.#content, type === 'hardbreak' ? '\n' : content);
      }
    }
    return this.words;
  }
}

/** A reference, its definition, or a footnote. It does not begin again at each of many brackets that open. */
const REFERENCE = /^\[[^[\]]+\]:|\[(?<!\[[^[\]\n]*\[)[^\]\n]+\]\[[^\]\n]*\]|\[\^[^[\]\s]+\]/m;

/**
 * Parses the content of a paragraph.
 *
 * @param token that contains it.
 * @param place maps a span of its text to the body.
 * @param isLong true for a body that takes headings and directives.
 */
export function readWords(
  token: Token,
  place: (start: number, end: number) => Span,
  isLong: boolean,
): Words {
  const reader = new WordReader(token.content, place, isLong);
  const reference = REFERENCE.exec(token.content);
  if (reference) reader.tell('reference', reference.index, reference[0].length);
  return reader.read(token.children ?? []);
}
