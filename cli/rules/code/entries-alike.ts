import { isNode, isUnseen, keyOf, type Node } from '../source-syntax.ts';
import { REPEATED } from '../words/repetition.ts';
import type { CodeFinding } from './code-element.ts';

/** What is asked, or stands above an entry, in the words that code has for it. */
const HEADS = /^(?:question|q|frage|pregunta|title|heading|headline)$/;

/** What is said in an entry. */
const TEXTS = /^(?:answer|a|antwort|respuesta|text|body|description|quote)$/;

/** Of elements, `title` may be the hint of a link. */
const HINT = 'title';

/** What tells entries with the same words apart: one of them alone is shown, or each at its time. */
const TELLS_APART =
  /^(?:state|status|kind|type|case|mode|when|if|on|path|route|page|language|lang|locale|date|day|month|year|time|value|variant|test)$/;

/** Shorter ones are labels. */
const SHORTEST_HEAD = 12;

/** What several entries may say in common is shorter. */
const SHORTEST_TEXT = 60;

/** The words of a literal in code, or between the quotes of an attribute; undefined for what is computed. */
function wordsAt(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'JSXExpressionContainer') return wordsAt(value.expression);
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value;
  const quasis =
    value.type === 'TemplateLiteral' && (value.quasis as { value: { cooked: string } }[]);
  return quasis && quasis.length === 1 ? quasis[0]?.value.cooked : undefined;
}

/** The properties of the entries of a list, or the attributes of the elements beside each other. */
function entriesOf(node: Node): readonly (readonly Node[])[] {
  if (node.type === 'ArrayExpression')
    return (node.elements as unknown[])
      .filter((entry) => isNode(entry) && entry.type === 'ObjectExpression')
      .map((entry) => (entry as Node).properties as Node[]);
  if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
  return (node.children as Node[])
    .filter(({ type }) => type === 'JSXElement')
    .map(({ openingElement }) =>
      ((openingElement as Node).attributes as Node[]).filter((one) => keyOf(one) !== HINT),
    );
}

/** True of words that are long enough to be there once, at a key. */
function isDistinct(key: string, words: string): boolean {
  if (HEADS.test(key)) return words.length >= SHORTEST_HEAD && /\S\s+\S/.test(words);
  return TEXTS.test(key) && words.length >= SHORTEST_TEXT;
}

/** What an entry of a list has word by word from an earlier one; of an entry that was copied whole, the first of it. */
function* repeatedIn(entries: readonly (readonly Node[])[]): Generator<CodeFinding> {
  const seen = new Set<string>();
  for (const properties of entries) {
    if (properties.some((property) => TELLS_APART.test(String(keyOf(property))))) continue;
    let isTold = false;
    for (const property of properties) {
      const key = String(keyOf(property));
      const value = property.value as Node | undefined;
      const words = wordsAt(value)?.trim().replace(/\s+/g, ' ').toLowerCase();
      if (value === undefined || words === undefined || !isDistinct(key, words)) continue;
      if (seen.has(`${key} ${words}`) && !isTold) {
        isTold = true;
        yield { at: { start: value.start, end: value.end }, ...REPEATED };
      }
      seen.add(`${key} ${words}`);
    }
  }
}

/** Questions, headings and texts in the code of a site that are in the same list twice. */
export function* entriesAlike(node: unknown): Generator<CodeFinding> {
  if (Array.isArray(node)) {
    for (const child of node) yield* entriesAlike(child);
    return;
  }
  if (!isNode(node) || isUnseen(node)) return;
  yield* repeatedIn(entriesOf(node));
  for (const child of Object.values(node))
    if (typeof child === 'object') yield* entriesAlike(child);
}
