import { dirname } from 'node:path';
import { parseData } from './data-file.ts';
import { ignoreWordsIn } from './ignore-comment.ts';
import { readSource } from './source-file.ts';

/** The texts in a value, each with its path. */
function* textsIn(
  value: unknown,
  path: readonly PropertyKey[],
): Generator<[string, readonly PropertyKey[]]> {
  if (typeof value === 'string') yield [value, path];
  else if (Array.isArray(value))
    for (const [index, item] of value.entries()) yield* textsIn(item, [...path, index]);
  else if (typeof value === 'object' && value !== null)
    for (const [key, item] of Object.entries(value)) yield* textsIn(item, [...path, key]);
}

/**
 * The lines of a data file where a text of its value says what a comment would say to suppress findings: inside a
 * block scalar or quotes, and in Markdown outside a comment. None for other files, and for one that cannot be parsed.
 */
export function linesOfText(path: string): ReadonlySet<number> {
  const lines = new Set<number>();
  if (!/\.(?:yaml|md)$/.test(path)) return lines;
  const { source } = readSource(path, { cwd: dirname(path) });
  if (!source) return lines;
  const { value, locate } = parseData(source);
  for (const [text, path] of textsIn(value, []))
    for (const span of ignoreWordsIn(text)) lines.add(locate(path, 'value', span).line);
  return lines;
}
