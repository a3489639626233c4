/** A parsed path, and its length in the text. */
export interface WrittenPath {
  /** Keys and indices, from the root of a file. */
  path: (string | number)[];
  /** True if it ends in `[]`, the position after the last entry of a list. */
  atEnd: boolean;
  /** Number of characters read; what follows is not part of the path. */
  length: number;
}

/** A step: `key` or `.key`, `[0]`, `["odd key"]`; keys with other characters need quotes. */
const STEP =
  /(\.?)([^.[\]=:"'\s]+)|\[(\d+)\]|\.?\[("(?:[^"\\]|\\["\\])*"|'(?:[^']|'')*')\]|(\[\])/y;

function unquoted(written: string): string {
  const inner = written.slice(1, -1);
  return written.startsWith('"') ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
}

/**
 * Parses a path such as `plan[0].title`, `plan.0.title`, `["odd.key"].text` or `seo.keywords[]` at the start of a
 * text.
 *
 * @returns undefined if the text does not start with a path.
 */
export function readPath(text: string): WrittenPath | undefined {
  const path: (string | number)[] = [];
  let at = 0;
  let atEnd = false;
  while (!atEnd) {
    STEP.lastIndex = at;
    const step = STEP.exec(text);
    if (!step) break;
    const [whole, dot, key, index, quoted, end] = step;
    // A dot is only valid between two keys.
    if (key !== undefined && (dot === '.') !== at > 0) return undefined;
    if (key !== undefined) path.push(/^\d{1,9}$/.test(key) ? Number(key) : key);
    else if (index !== undefined) path.push(Number(index));
    else if (quoted !== undefined) path.push(unquoted(quoted));
    atEnd = end !== undefined;
    at += whole.length;
  }
  if (path.length === 0 && !atEnd) return undefined;
  return { path, atEnd, length: at };
}
