import { type Document, isAlias, isMap, isScalar, isSeq, Lexer, parseDocument } from 'yaml';

/** What a text says and how it is written, as the parser alone reads it. */
export interface Reading {
  value: unknown;
  /** Every text, number and alias as it is written, by its path as JSON. */
  sources: Map<string, string>;
  /** In their order. */
  comments: string[];
}

/** In front of words, which may begin with `#` inside a block. */
const WORDS_FOLLOW = '\u001f';

function commentsOf(text: string): string[] {
  const comments: string[] = [];
  let areWords = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!areWords && lexeme.startsWith('#')) comments.push(lexeme.trimEnd());
    areWords = lexeme === WORDS_FOLLOW;
  }
  return comments;
}

function sourcesOf(document: Document, text: string): Map<string, string> {
  const sources = new Map<string, string>();
  const walk = (node: unknown, path: (string | number)[]): void => {
    if (isMap(node))
      for (const { key, value } of node.items)
        if (isScalar(key)) walk(value, [...path, String(key.value ?? '')]);
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    if ((isScalar(node) || isAlias(node)) && node.range) {
      // The last line break of a block is that of its line, which a file's last line may have none of.
      const source = text.slice(node.range[0], node.range[1]).trimEnd();
      if (source !== '') sources.set(JSON.stringify(path), source);
    }
  };
  walk(document.contents, []);
  return sources;
}

/** Reads a text; undefined if it has errors, or holds several documents. */
export function readIndependently(text: string): Reading | undefined {
  const document = parseDocument(text, { schema: 'core', merge: false, logLevel: 'error' });
  if (document.errors.length > 0) return undefined;
  try {
    return {
      value: document.toJS(),
      sources: sourcesOf(document, text),
      comments: commentsOf(text),
    };
  } catch {
    return undefined;
  }
}
