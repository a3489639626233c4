import { type Node, nameOf } from './source-syntax.ts';

/** A word at a line break that React takes out, with its neighbour: visitors read the two as one. */
export interface GluedWords {
  /** Both words, as visitors read them. */
  read: string;
  /** The first of them. */
  first: string;
  start: number;
  end: number;
}

/** Elements whose words are in the line of the text around them, whatever they look like. */
const IN_LINE = /^(?:a|A|Link|em|i|strong|b|code|cite|abbr|time)$/;

/** Paragraphs, and other blocks, which may lay out what is in them beside each other. */
const PARAGRAPH = /^(?:p|blockquote|figcaption)$/;
const BLOCK = /^(?:li|dd|td|h[1-6])$/;

/** Words with which nothing ends, and that begin no label. */
const SMALL =
  /^(?:the|an?|our|your|and|or|of|to|in|on|at|for|with|from|by|is|are|el|la|los|las|una?|de|del|y|en|con|para|por|su|sus|der|die|das|den|dem|eine?|einen|und|oder|mit|für|im|am|zu|zur|zum|von|vom)$/;

/** Classes that put an element on a line of its own. */
const APART = /class(?:Name)?=["'{`][^>]*\b(?:button|btn|cta|block|flex|grid|card|pill|chip|icon)/i;

/** A class or style that makes each child of an element, and each text between two of them, an item with a gap. */
const ITEMS = /(?<![\w:-])(?:inline-)?(?:flex|grid)(?![\w-])/;

/** Words of a sentence that goes on behind it. */
const FEWEST = 2;

/** A text that ends with a word and a line break, or begins with a line break and a word. */
const ENDS = /(?:^|\s)(\p{Ll}[\p{L}’'-]*)[ \t]*\r?\n\s*$/u;
const BEGINS = /^[ \t]*\r?\n\s*(\p{Ll}[\p{L}’'-]*)(?=[\s.,;:!?)]|$)/u;

function isText(node: Node | undefined): node is Node {
  return node?.type === 'JSXText';
}

/** True of an element that lays out what is in it as items of their own, on screens of any width. */
function hasItems(element: Node, source: string): boolean {
  const { attributes = [] } = element.openingElement as { attributes?: Node[] };
  return attributes.some((attribute) => {
    const written = source.slice(attribute.start, attribute.end);
    return /^(?:class|className|style)=/.test(written) && ITEMS.test(written);
  });
}

/**
 * Words of a block that are glued to a link or an emphasis beside them: at a line break, JSX has no space, unless
 * it is written as `{' '}`.
 */
export function gluedWords(block: Node, source: string): GluedWords[] {
  const name = nameOf(block);
  if (!PARAGRAPH.test(name) && !BLOCK.test(name)) return [];
  if (hasItems(block, source)) return [];
  const written = ({ start, end }: Node) => source.slice(start, end);
  const isSaid = (word: string) => PARAGRAPH.test(name) || SMALL.test(word);
  const children = block.children as Node[];
  return children.flatMap((child, at): GluedWords[] => {
    if (child.type !== 'JSXElement' || !IN_LINE.test(nameOf(child))) return [];
    if (APART.test(written(child.openingElement as Node))) return [];
    const inner = child.children as Node[];
    if (inner.length === 0 || !inner.every(isText)) return [];
    const words = inner.map(written).join('');
    const found: GluedWords[] = [];
    const before = children[at - 1];
    const text = isText(before) ? written(before) : '';
    const [, last] = ENDS.exec(text) ?? [];
    const [first] = /^\s*\p{L}[\p{L}’'-]*/u.exec(words) ?? [];
    const isLong = text.trim().split(/\s+/).length >= FEWEST;
    if (before && last && first && isLong && isSaid(last) && !/^[ \t]/.test(first)) {
      const start = before.start + text.trimEnd().length - last.length;
      found.push({ read: last + first.trim(), first: last, start, end: start + last.length });
    }
    const after = children[at + 1];
    const [, next] = BEGINS.exec(isText(after) ? written(after) : '') ?? [];
    const [end] = /[\p{L}’'-]*\p{L}$/u.exec(words) ?? [];
    if (next && end && isSaid(next)) {
      const to = inner.at(-1)?.end ?? child.end;
      found.push({ read: end + next, first: end, start: to - end.length, end: to });
    }
    return found;
  });
}
