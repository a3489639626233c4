import { gluedWords } from './glued-words.ts';
import { emptyLabel, labelIn, nameInKey, termOf } from './source-labels.ts';
import { languageNamed } from './source-languages.ts';
import {
  BELOW_TERM,
  BLOCKS,
  isInline,
  isName,
  isNode,
  isQuotation,
  isSection,
  isUnseen,
  jsxWords,
  keyOf,
  LISTS,
  linkWords,
  type Node,
  nameOf,
  OPEN_PLACE,
  wordsOf,
} from './source-syntax.ts';
import type { SourceText } from './source-text.ts';
import { saysNothing } from './words/empty-button.ts';
import { EMPTY_WORDS } from './words/link-words.ts';

/** What is known of a text besides its words. */
type Pushed = Pick<SourceText, 'replacement' | 'list' | 'whole' | 'author' | 'glued'>;

/** Collects the texts of one file, as its syntax tree is visited. */
export class TextCollector {
  readonly texts: SourceText[] = [];
  readonly #file: string;
  readonly #source: string;
  #quoted = false;
  /** True in an entry that names who said it. */
  #isSaid = false;
  /** Start of the innermost list element. */
  #list: number | undefined;
  /** The name of the innermost entry. */
  #label: string | undefined;
  /** The innermost key that is written like a name. */
  #key: string | undefined;
  /** The language that the innermost table of texts is named after. */
  #language: string | undefined;

  constructor(file: string, source: string) {
    this.#file = file;
    this.#source = source;
  }

  #push(
    text: string,
    start: number,
    end: number,
    { replacement = false, list, whole = false, author = false, glued = [] }: Pushed = {},
  ): void {
    if (!author && !/\p{L}{2}|\$|\d{3}\D{1,2}\d{3}|^\+?\d{10,15}$/u.test(text)) return;
    this.texts.push({
      text,
      file: this.#file,
      source: this.#source,
      start,
      end,
      ...(replacement ? { replacement } : {}),
      ...(this.#quoted ? { quoted: true } : {}),
      ...(this.#isSaid ? { said: true } : {}),
      ...(list === undefined ? {} : { list }),
      ...(whole ? { whole } : {}),
      ...(author ? { author } : {}),
      ...(glued.length === 0 ? {} : { glued }),
      ...(this.#label === undefined ? {} : { label: this.#label }),
      ...(this.#language === undefined ? {} : { language: this.#language }),
    });
  }

  /** @param label of the texts in a node. */
  #visitBelow(label: string | undefined, node: Node): void {
    const outer = this.#label;
    this.#label = label;
    this.visit(node);
    this.#label = outer;
  }

  #note(text: string, start: number, end: number, isLink: boolean): void {
    const mark = isLink ? { link: true } : { empty: true };
    this.texts.push({ text, file: this.#file, source: this.#source, start, end, ...mark });
  }

  /** Words of a link or button that say nothing; all others are checked as part of their sentence. */
  #noteLink(element: Node): void {
    const words = linkWords(element);
    if (words === undefined) return;
    const isLink = EMPTY_WORDS.test(words);
    if (!isLink && !saysNothing(words)) return;
    const [first] = element.children as Node[];
    const start = first?.start ?? element.start;
    const end = (element.children as Node[]).at(-1)?.end ?? element.end;
    this.#note(words, start, end, isLink);
  }

  /** A label in data or an attribute that says nothing. */
  #noteLabel(node: Node): void {
    const empty = emptyLabel(node);
    if (!empty) return;
    const { value, isLink } = empty;
    this.#note(String(value.value), value.start, value.end, isLink);
  }

  /** @param place of a literal, if it is an entry of a list or a value. */
  visit(node: unknown, replacement = false, place: Pushed = {}): void {
    if (Array.isArray(node)) {
      for (const child of node) this.visit(child, replacement, place);
      return;
    }
    if (!isNode(node)) return;
    if (/^(?:Import|ExportAll)/.test(node.type)) return;
    const language = languageNamed(node) ?? this.#language;
    if (language !== this.#language) {
      const outer = this.#language;
      this.#language = language;
      this.visit(node, replacement, place);
      this.#language = outer;
      return;
    }
    if (node.type === 'JSXAttribute' && isName(node)) return;
    if (!this.#quoted && isQuotation(node)) {
      this.#quoted = true;
      this.visit(node, replacement);
      this.#quoted = false;
      return;
    }
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
      this.#noteLink(node);
      this.visit(node.openingElement);
      const outer = this.#list;
      if (LISTS.test(nameOf(node))) this.#list = node.start;
      this.#children(node);
      this.#list = outer;
      return;
    }
    if (isUnseen(node)) return;
    if (isSection(node)) {
      const [definition] = node.arguments as Node[];
      const properties = (definition?.properties ?? []) as Node[];
      this.visit(properties.filter((property) => keyOf(property) !== 'description'));
      return;
    }
    if (node.type === 'ObjectExpression') {
      const named = labelIn(node);
      const properties = node.properties as Node[];
      const outer = this.#isSaid;
      this.#isSaid = properties.some((property) => keyOf(property) === 'author');
      const outerKey = this.#key;
      for (const property of properties) {
        this.#key = nameInKey(property) ?? outerKey;
        const isName = property === named?.property;
        this.#visitBelow(isName ? undefined : (named?.words ?? this.#key), property);
      }
      this.#key = outerKey;
      this.#isSaid = outer;
      return;
    }
    this.#noteLabel(node);
    const words = wordsOf(node);
    if (words !== undefined) {
      const isLiteral = node.type === 'Literal';
      this.#push(words, node.start, node.end, { replacement, ...(isLiteral ? place : {}) });
      if (node.type === 'TemplateLiteral') this.visit(node.expressions);
      if (node.type === 'BinaryExpression')
        for (const side of [node.left, node.right])
          if (wordsOf(side as Node) === undefined) this.visit(side);
      return;
    }
    const method =
      node.type === 'CallExpression'
        ? (node.callee as { property?: { name?: string } }).property?.name
        : undefined;
    const inside =
      node.type === 'ArrayExpression'
        ? { list: node.start, whole: true }
        : node.type === 'Property' || node.type === 'JSXAttribute'
          ? { whole: true, author: keyOf(node) === 'author' }
          : {};
    for (const [key, child] of Object.entries(node))
      if (typeof child === 'object')
        this.visit(child, method?.startsWith('replace') === true && key === 'arguments', inside);
  }

  /** One text from block to block, including the children of inline elements. */
  #children(element: Node): void {
    const glued = gluedWords(element, this.#source);
    let run = '';
    let start = -1;
    let end = -1;
    let term: string | undefined;
    const name = nameOf(element);
    const list = name === 'li' ? this.#list : undefined;
    const flush = (whole = false) => {
      if (run.trim() !== '' && start >= 0)
        this.#push(run.trim(), start, end, {
          whole,
          glued: glued.filter((found) => found.start >= start && found.start < end),
          ...(list === undefined ? {} : { list }),
        });
      run = '';
      start = -1;
    };
    const add = (text: string, node: Node) => {
      if (start < 0 && text.trim() === '') return;
      if (start < 0)
        start =
          node.start + (this.#source.slice(node.start, node.end).match(/^\s*/)?.[0].length ?? 0);
      run += text;
      if (text.trim() !== '') end = node.end;
    };
    const walk = (children: readonly Node[]) => {
      for (const child of children) {
        if (child.type === 'JSXText') add(jsxWords(String(child.value)), child);
        else if (child.type === 'JSXExpressionContainer') {
          const expression = child.expression as Node;
          const words = wordsOf(expression);
          if (words !== undefined) {
            add(words, child);
            if (expression.type === 'TemplateLiteral') this.visit(expression.expressions);
          } else {
            add(OPEN_PLACE, child);
            this.visit(expression);
          }
        } else if (isInline(child)) {
          this.#noteLink(child);
          this.visit(child.openingElement);
          // A component without children may show anything.
          if (/^[A-Z]/.test(nameOf(child)) && (child.children as Node[]).length === 0)
            add(OPEN_PLACE, child);
          walk(child.children as Node[]);
        } else {
          flush();
          const isBelow = BELOW_TERM.test(nameOf(child));
          this.#visitBelow(isBelow ? term : this.#label, child);
          term = isBelow ? term : termOf(child);
        }
      }
    };
    walk(element.children as Node[]);
    flush(BLOCKS.test(name));
  }
}
