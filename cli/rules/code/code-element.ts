import { isNode, jsxWords, type Node } from '../source-syntax.ts';

/** An attribute of an element in code. */
export interface CodeAttribute {
  /** Undefined if the value is computed. */
  value: string | undefined;
  start: number;
  end: number;
}

/** An element in the code of a page, as far as its code alone shows it. */
export interface CodeElement {
  name: string;
  attributes: ReadonlyMap<string, CodeAttribute>;
  /** True if further attributes are spread into it. */
  isOpen: boolean;
  /** Its words; undefined if any of its content is computed or another element. */
  words: string | undefined;
  /** True if anything stands between its tags. */
  hasContent: boolean;
  /** Start of its tag, and end of the tag that opens it. */
  start: number;
  end: number;
}

/** A finding about an element. */
export interface CodeFinding {
  /** What is wrong: the element by default. */
  at?: { start: number; end: number } | undefined;
  message: string;
  hint: string;
}

/** What is known about the module of an element. */
export interface CodeContext {
  /** True if no browser ever runs it: it is part of pages alone. */
  isStatic: boolean;
}

/** A check of single elements in the code of pages. */
export interface CodeRule {
  /** `family/name`; never changes once released. */
  name: string;
  severity: 'error' | 'warning';
  check(element: CodeElement, context: CodeContext): Iterable<CodeFinding>;
}

function staticValue(value: unknown): string | undefined {
  if (value === null) return '';
  if (!isNode(value)) return undefined;
  if (value.type === 'JSXExpressionContainer') return staticValue(value.expression);
  if (value.type === 'Literal')
    return typeof value.value === 'string' ? value.value : String(value.value);
  if (value.type !== 'TemplateLiteral' || (value.expressions as Node[]).length > 0)
    return undefined;
  return (value.quasis as { value: { cooked: string } }[])[0]?.value.cooked;
}

/** True of an element that only changes the look of words and has none. */
function isEmptyInline(node: Node): boolean {
  const opening = node.openingElement as { name?: { name?: string } } | undefined;
  return (
    /^(?:b|br|em|i|small|strong|wbr)$/.test(opening?.name?.name ?? '') &&
    (node.children as Node[]).every(
      (child) => child.type === 'JSXText' && /^\s*$/.test(String(child.value)),
    )
  );
}

function wordsIn(children: readonly Node[]): string | undefined {
  let words = '';
  for (const child of children) {
    if (child.type === 'JSXText') words += String(child.value);
    else if (child.type === 'JSXExpressionContainer') {
      const { expression } = child as unknown as { expression: Node };
      if (expression.type === 'JSXEmptyExpression') continue;
      const value = staticValue(expression);
      if (value === undefined) return undefined;
      words += value;
    } else if (!isEmptyInline(child)) return undefined;
  }
  return jsxWords(words).trim();
}

function readElement(node: Node): CodeElement | undefined {
  const opening = node.openingElement as Node & { name: { name?: string }; attributes: Node[] };
  const { name } = opening.name;
  if (typeof name !== 'string') return undefined;
  const attributes = new Map<string, CodeAttribute>();
  for (const attribute of opening.attributes) {
    if (attribute.type !== 'JSXAttribute') continue;
    const { start, end } = attribute;
    const key = String((attribute.name as { name?: unknown }).name);
    attributes.set(key, { value: staticValue(attribute.value), start, end });
  }
  return {
    name,
    attributes,
    isOpen: opening.attributes.some(({ type }) => type !== 'JSXAttribute'),
    words: attributes.has('dangerouslySetInnerHTML') ? undefined : wordsIn(node.children as Node[]),
    hasContent: (node.children as Node[]).length > 0,
    start: opening.start,
    end: opening.end,
  };
}

/** Every element below a node of the syntax tree, outer ones first. */
export function* elementsIn(node: unknown): Generator<CodeElement> {
  if (Array.isArray(node)) {
    for (const child of node) yield* elementsIn(child);
    return;
  }
  if (!isNode(node)) return;
  if (node.type === 'JSXElement') {
    const element = readElement(node);
    if (element) yield element;
  }
  for (const child of Object.values(node)) if (typeof child === 'object') yield* elementsIn(child);
}
