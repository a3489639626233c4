import { keyOf, type Node } from './source-syntax.ts';

/** Names that code gives its texts in one language, by language. */
const NAMED: Readonly<Record<string, RegExp>> = {
  en: /^(?:en|EN|english|ENGLISH|(?:EN|ENGLISH)_TEXTS)$/,
  es: /^(?:es|ES|spanish|SPANISH|español|ESPAÑOL|(?:ES|SPANISH)_TEXTS)$/,
  de: /^(?:de|DE|german|GERMAN|deutsch|DEUTSCH|(?:DE|GERMAN)_TEXTS)$/,
};

/** Fewest texts of a table that is named after their language; fewer may be the names of languages themselves. */
const FEWEST = 3;

function isTable(value: unknown): boolean {
  const { type, properties = [] } = (value ?? {}) as Partial<Node> & { properties?: Node[] };
  return type === 'ObjectExpression' && properties.length >= FEWEST;
}

/** The language after which a table of texts is named: `const SPANISH = { … }`, `es: { … }`. */
export function languageNamed(node: Node): string | undefined {
  const isDeclared = node.type === 'VariableDeclarator';
  const name = isDeclared ? (node.id as { name?: unknown }).name : keyOf(node);
  if (typeof name !== 'string' || !isTable(isDeclared ? node.init : node.value)) return undefined;
  return Object.keys(NAMED).find((language) => NAMED[language]?.test(name));
}
