import { type Document, LineCounter, parseDocument } from 'yaml';
import { parsePlainYaml } from '../content/yaml/plain-yaml.ts';
import { guardYaml } from '../content/yaml/yaml-guard.ts';
import { Refusal } from './operation.ts';

/** Maximum number of alias expansions, against memory attacks. */
const MOST_ALIASES = 100;

/** YAML text prepared for edits: its value, and the position of everything. Without a byte order mark. */
export interface YamlTree {
  text: string;
  value: unknown;
  document: Document.Parsed;
}

function parse(text: string): Document.Parsed {
  return parseDocument(text, {
    keepSourceTokens: true,
    lineCounter: new LineCounter(),
    prettyErrors: false,
    uniqueKeys: false,
    schema: 'core',
    merge: false,
    logLevel: 'error',
  }) as Document.Parsed;
}

function contentOf(document: Document.Parsed): unknown {
  try {
    return document.toJS({ maxAliasCount: MOST_ALIASES });
  } catch {
    throw new Refusal('The file repeats parts of itself in a way that cannot be followed.');
  }
}

/** Offset of a 1-based line and column. */
function offsetOf(text: string, line: number, column: number): number {
  let from = 0;
  for (let count = 1; count < line; count += 1) from = text.indexOf('\n', from) + 1;
  return from + column - 1;
}

/**
 * Parses a text.
 *
 * @throws Refusal if it has errors, or could crash the parser: the result of an edit would be unpredictable.
 */
export function openTree(text: string): YamlTree {
  const [fault] = guardYaml(text);
  if (fault) throw new Refusal(fault.message, offsetOf(text, fault.range.line, fault.range.column));
  const document = parse(text);
  const [error] = document.errors;
  if (error)
    throw new Refusal(
      error.code === 'MULTIPLE_DOCS'
        ? 'The file holds several documents, of which only one would be read.'
        : 'The file has an error here, so nobody knows what an edit would do. Mend that first.',
      error.pos[0],
    );
  return { text, document, value: contentOf(document) };
}

/** The value of a text; undefined if it has errors. Most texts take the fast path. */
export function readValue(text: string): unknown {
  const plain = parsePlainYaml(text);
  if (plain !== undefined) return plain;
  try {
    return openTree(text).value;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}
