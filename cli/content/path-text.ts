/** A path as people write it, and how much of the text it takes. */
export interface WrittenPath {
  /** Keys and numbers of entries, from the root of a file. */
  path: (string | number)[];
  /** True if it ends in `[]`, the place behind the last entry of a list. */
  atEnd: boolean;
  /** Characters that were read; what follows is not part of the path. */
  length: number;
}

/** A step: `key` or `.key`, `[0]`, `["odd key"]`; keys of other characters are written in quotes. */
const STEP =
  /(\.?)([^.[\]=:"'\s]+)|\[(\d+)\]|\.?\[("(?:[^"\\]|\\["\\])*"|'(?:[^']|'')*')\]|(\[\])/y;

function unquoted(written: string): string {
  const inner = written.slice(1, -1);
  return written.startsWith('"') ? inner.replace(/\\(["\\])/g, '$1') : inner.replaceAll("''", "'");
}

/**
 * Reads a path such as `plan[0].title`, `plan.0.title`, `["odd.key"].text` or `seo.keywords[]` at the beginning of a text.
 *
 * @returns undefined if the text begins with no path.
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
    // A dot stands between two keys and nowhere else.
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
