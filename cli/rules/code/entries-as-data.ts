import type { Facts } from '../../content/facts/facts.ts';
import { isNode, isUnseen, type Node } from '../source-syntax.ts';

/** Stands for a value that is no fact: nothing that a rule reads. */
const UNSEEN = '\u2060';

/** The dotted name of a value that code takes from the configuration: `fees.visit` of `site.fees.visit`. */
function pathOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'ChainExpression') return pathOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed === true) return undefined;
  const outer = pathOf(node.object);
  const name = (node.property as { name?: string }).name;
  return outer && name && `${outer}.${name}`.replace(/^(?:props\.)?site\./, '');
}

/** The words of a value in code, with references to facts as data has them; undefined for an element and the like. */
export function asData(node: unknown, facts: Facts): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'JSXExpressionContainer') return asData(node.expression, facts);
  if (node.type === 'JSXText') return String(node.value).replace(/\s+/g, ' ').trim();
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type === 'TemplateLiteral') {
    const values = node.expressions as Node[];
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }, at) => value.cooked + (at < values.length ? filled(values[at], facts) : ''))
      .join('');
  }
  const reference = filled(node, facts);
  return reference === UNSEEN ? undefined : reference;
}

/** A reference to the fact that an expression shows, be it through a function that writes it. */
function filled(node: unknown, facts: Facts): string {
  if (!isNode(node)) return UNSEEN;
  const [first] = node.type === 'CallExpression' ? (node.arguments as Node[]) : [node];
  const name = pathOf(first);
  return name !== undefined && facts.get(name) !== undefined ? `{${name}}` : UNSEEN;
}

/** A value of an entry, with what the entry has it for: a key, or the number of its column. */
interface Cell {
  place: string;
  node: Node;
}

/** The elements directly below another one. */
const elementsBelow = (node: Node): Node[] =>
  ((node.children ?? []) as Node[]).filter(({ type }) => type === 'JSXElement');

/** The values of one entry: a row, an object, an element with attributes, or the row of a table. */
function cellsOf(entry: unknown): Cell[] {
  if (!isNode(entry)) return [];
  if (entry.type === 'ArrayExpression')
    return (entry.elements as Node[]).map((node, at) => ({ place: String(at), node }));
  if (entry.type === 'ObjectExpression')
    return (entry.properties as Node[]).flatMap(({ key, value }) => {
      const { name } = (key ?? {}) as { name?: string };
      return name === undefined || !isNode(value) ? [] : [{ place: name, node: value }];
    });
  if (entry.type !== 'JSXElement') return [];
  const { attributes } = entry.openingElement as unknown as { attributes: Node[] };
  const inAttributes = attributes.flatMap(({ name, value }) => {
    const key = (name as { name?: string } | undefined)?.name;
    return key === undefined || !isNode(value) ? [] : [{ place: key, node: value }];
  });
  const inside = elementsBelow(entry).flatMap((cell, at) => {
    const shown = (cell.children as Node[]).filter(
      ({ type, value }) => type !== 'JSXText' || /\S/.test(String(value)),
    );
    const [node] = shown;
    return node && shown.length === 1 ? [{ place: `cell ${at}`, node }] : [];
  });
  return [...inAttributes, ...inside];
}

/** A value that is typed where other entries of its list take theirs from the configuration. */
export interface TypedCell {
  node: Node;
  /** It and the values of the others as data, each with what its entry says that it is. */
  items: readonly { title: string; figure: string }[];
  /** Which of them it is. */
  at: number;
}

/** A figure and little more: `$1.50`, `98%`, `45 min`, `+$20`. */
const FIGURE =
  /^[+–-]?(?:\d\S*(?: \S+)?|[$€£]\s?\d[\d.,]*(?: \S+){0,2}|\d[\d.,]* (?:€|Euro) \S+ \S+)$/u;

/** Words that say what a figure is, as opposed to a class or an address. */
const LABEL = /\p{L}{3}/u;
const NO_LABEL = /^(?:id|key|className|href|icon|src|type)$/;

function* typedAmong(entries: readonly unknown[], facts: Facts): Generator<TypedCell> {
  const rows = entries.map(cellsOf).filter((cells) => cells.length > 1);
  if (rows.length < 2) return;
  const places = new Set(rows.flatMap((cells) => cells.map(({ place }) => place)));
  for (const place of places) {
    const items: { title: string; figure: string; node: Node }[] = [];
    for (const cells of rows) {
      const cell = cells.find((one) => one.place === place);
      const figure = cell && asData(cell.node, facts);
      if (!cell || figure === undefined) continue;
      const title = cells
        .filter((one) => one !== cell && !NO_LABEL.test(one.place))
        .map(({ node }) => asData(node, facts) ?? '')
        .find((words) => LABEL.test(words) && !words.startsWith('{'));
      if (title !== undefined) items.push({ title, figure, node: cell.node });
    }
    const isFilled = items.some(({ figure }) => /\{[a-z]+\./.test(figure));
    if (!isFilled) continue;
    for (const [at, { figure, node }] of items.entries())
      if (FIGURE.test(figure)) yield { node, items, at };
  }
}

/** Figures that are typed into the lists and tables of code beside others that come from the configuration. */
export function* typedCells(node: unknown, facts: Facts): Generator<TypedCell> {
  if (Array.isArray(node)) {
    for (const child of node) yield* typedCells(child, facts);
    return;
  }
  if (!isNode(node) || isUnseen(node)) return;
  if (node.type === 'ArrayExpression') yield* typedAmong(node.elements as unknown[], facts);
  if (node.type === 'JSXElement' || node.type === 'JSXFragment')
    yield* typedAmong(elementsBelow(node), facts);
  for (const child of Object.values(node))
    if (typeof child === 'object') yield* typedCells(child, facts);
}
