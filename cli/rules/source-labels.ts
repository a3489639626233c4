import { languageNamed } from './source-languages.ts';
import { jsxWords, keyOf, type Node, nameOf } from './source-syntax.ts';
import { saysNothing } from './words/empty-button.ts';
import { CLICK_WORDS, EMPTY_WORDS } from './words/link-words.ts';

/** Properties with the name of an entry, of which its other texts speak. */
const NAMES = new Set<unknown>(['name', 'title', 'label', 'heading', 'term', 'question']);

/** Longer texts are no names. */
const LONGEST = 60;

/** The property of an object that names the entry that it is, and its words. */
export function labelIn(object: Node): { property: Node; words: string } | undefined {
  for (const property of object.properties as Node[]) {
    if (!NAMES.has(keyOf(property))) continue;
    const { type, value } = (property.value ?? {}) as Node;
    if (type === 'Literal' && typeof value === 'string' && value.length <= LONGEST)
      return { property, words: value };
  }
  return undefined;
}

/** A key that is a name of one to three words: `Halbeck: { … }`, `'Big Mill': { … }`. */
const OF_NAME = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+){0,2}$/u;

/** The key of an entry that is written like a name. */
export function nameInKey(property: Node): string | undefined {
  const { key, value } = property as { key?: Node; value?: Node };
  const name: unknown = keyOf(property) ?? key?.value;
  if (value?.type !== 'ObjectExpression' || typeof name !== 'string') return undefined;
  if (languageNamed(property) !== undefined) return undefined;
  return OF_NAME.test(name) ? name : undefined;
}

/** The words of a term, or of the heading of a row; undefined for any other element, and if a value is part of them. */
export function termOf(element: Node): string | undefined {
  if (!/^(?:dt|th)$/.test(nameOf(element))) return undefined;
  const children = element.children as Node[];
  if (!children.every(({ type }) => type === 'JSXText')) return undefined;
  return jsxWords(children.map(({ value }) => String(value)).join('')).trim();
}

/** Properties and attributes with the label of a link or button. */
const LABELS = new Set(
  'link linkText linkLabel button buttonText buttonLabel cta directCTA transitionalCTA book submit'.split(
    ' ',
  ),
);

/** The label of a link or button in data or an attribute, if it could be on any. */
export function emptyLabel(node: Node): { value: Node; isLink: boolean } | undefined {
  const key = String(keyOf(node));
  if (!LABELS.has(key)) return undefined;
  const value = (node.value ?? {}) as Node;
  const words = value.value;
  if (value.type !== 'Literal' || typeof words !== 'string') return undefined;
  const isEmpty = EMPTY_WORDS.test(words);
  if (!isEmpty && !saysNothing(words)) return undefined;
  return { value, isLink: key.startsWith('link') && (isEmpty || CLICK_WORDS.test(words)) };
}
