/** A node of the parser's syntax tree. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Placeholder in a text for a value that is filled in later. */
export const OPEN_PLACE = '{…}';

/** Attributes with names and addresses, never text. */
const NAMES =
  /^(?:className|href|src|id|key|name|type|d|viewBox|points|htmlFor|rel|role|style|mark|icon|on)$/;

const INLINE =
  /^(?:a|abbr|b|br|cite|code|em|i|kbd|mark|q|small|span|strong|sub|sup|time|wbr|A|Link|Fragment)$/;

/** True for values that are child nodes. */
export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';
}

/** The name of an element; empty for a fragment. */
export function nameOf(element: Node): string {
  return (element.openingElement as { name?: { name?: string } } | undefined)?.name?.name ?? '';
}

/** True for an element within a sentence. */
export function isInline(element: Node): boolean {
  if (element.type === 'JSXFragment') return true;
  const name = nameOf(element);
  return INLINE.test(name) || /^[A-Z]/.test(name);
}

/** The name of a property or attribute. */
export function keyOf(node: Node): unknown {
  if (node.type === 'Property') return (node.key as { name?: string }).name;
  return node.type === 'JSXAttribute' ? (node.name as { name?: unknown }).name : undefined;
}

/** Begins an address that dials a number or opens a chat with it. */
const DIALS = /^(?:(?:tel|sms):|https:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com)\/)/;

/** True for an attribute that is no text, unless it dials a number. */
export function isName(attribute: Node): boolean {
  const { value } = (attribute.value as { value?: unknown } | null) ?? {};
  const isDialled = typeof value === 'string' && DIALS.test(value);
  return NAMES.test(String(keyOf(attribute))) && !isDialled;
}

/** True for `quote: …`, the attribute `quote`, and the element `blockquote`. */
export function isQuotation(node: Node): boolean {
  if (keyOf(node) === 'quote') return true;
  const { name } = (node.openingElement as { name?: { name?: string } } | undefined) ?? {};
  return node.type === 'JSXElement' && name?.name === 'blockquote';
}

/** The static text of an expression, with placeholders for dynamic parts. */
export function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node.type === 'TemplateLiteral')
    return (node.quasis as { value: { cooked: string } }[])
      .map(({ value }) => value.cooked)
      .join(OPEN_PLACE);
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    const [left, right] = [node.left, node.right].map((side) => wordsOf(side as Node));
    if (left !== undefined || right !== undefined)
      return `${left ?? OPEN_PLACE}${right ?? OPEN_PLACE}`;
  }
  return undefined;
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  nbsp: ' ',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  quot: '"',
};

/** JSX text as React reads it. */
export function jsxWords(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole);
}

/** Elements and components that are pressed. */
const PRESSED = /^(?:a|button|\p{Lu}\p{L}*(?:Link|Button)|Link|Button)$/u;

/** The words of a link or button that has nothing but text; undefined for any other element. */
export function linkWords(element: Node): string | undefined {
  if (!PRESSED.test(nameOf(element))) return undefined;
  const children = element.children as Node[];
  if (!children.every(({ type }) => type === 'JSXText')) return undefined;
  return jsxWords(children.map(({ value }) => String(value)).join('')).trim();
}

/**
 * True of what visitors never see of a section: its example, an object at `sample`, which only its test renders, and its
 * schema, which describes it to editors.
 */
export function isUnseen(node: Node): boolean {
  if (node.type !== 'Property') return false;
  const { type } = (node.value ?? {}) as Node;
  const key = keyOf(node);
  return (
    (key === 'sample' && type === 'ObjectExpression') ||
    (key === 'schema' && type === 'CallExpression')
  );
}

/** True of the definition of a section, whose `description` is for editors. */
export function isSection({ type, callee }: Node): boolean {
  return type === 'CallExpression' && (callee as Node | undefined)?.name === 'defineSection';
}

/** Elements whose entries stand below each other. */
export const LISTS = /^(?:ul|ol)$/;

/** Blocks of text. */
export const BLOCKS = /^(?:p|li|h[1-6]|dd|dt|td|th|figcaption|blockquote)$/;

/** What stands below a term, or beside the heading of its row. */
export const BELOW_TERM = /^(?:dd|td)$/;
