/** Response headers for a path. */
export type Headers = [name: string, value: string][];

interface Rule {
  pattern: RegExp;
  headers: Headers;
}

function toPattern(source: string): RegExp {
  const escaped = source.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  // A decoded path can have line breaks.
  return new RegExp(`^${escaped}$`, 's');
}

/**
 * Parses a `_headers` file like static hosts: a path pattern at the start of a line, its headers indented below.
 *
 * @returns a function from a path to the headers of all matching patterns, in the file's order.
 */
export function parseHeaders(text: string): (path: string) => Headers {
  const rules: Rule[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) {
      rules.push({ pattern: toPattern(line.trim()), headers: [] });
      continue;
    }
    const colon = line.indexOf(':');
    if (colon === -1 || line.trimStart().startsWith('#')) continue;
    rules.at(-1)?.headers.push([line.slice(0, colon).trim(), line.slice(colon + 1).trim()]);
  }
  return (path) => rules.flatMap(({ pattern, headers }) => (pattern.test(path) ? headers : []));
}
