/** A space at which a line may be broken: YAML reads the break as that one space again. */
const BREAK = /(?<=[^ \t]) (?=[^ \t])/;

/**
 * Breaks a text into lines of at most `width` characters; a longer word has a line of its own.
 *
 * @param used characters of the first line that are taken.
 */
export function wrapLines(text: string, width: number, used = 0): string[] {
  const lines: string[] = [];
  let line: string | undefined;
  for (const word of text.split(BREAK)) {
    const taken = lines.length === 0 ? used : 0;
    if (line === undefined) line = word;
    else if (taken + line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== undefined) lines.push(line);
  return lines;
}

/** Widths that people set their editors to. */
const USUAL = [80, 100, 120];

/** Shortest width that a text is wrapped at, whatever its lines had. */
const LEAST = 40;

/**
 * The width that lines were wrapped at: a usual one if they may have been, else that of the longest.
 *
 * @param lines of one text, without their indentation.
 * @param indent of each of them, which counts.
 * @returns undefined if there is but one line, which tells nothing.
 */
export function widthOf(lines: readonly string[], indent: number): number | undefined {
  if (lines.length < 2) return undefined;
  const longest = indent + Math.max(...lines.map(({ length }) => length));
  const nextWords = lines.slice(1).map((line) => line.split(' ', 1)[0]?.length ?? 0);
  const limits = nextWords.map((word, index) =>
    word === 0 || lines[index] === '' ? Infinity : indent + (lines[index]?.length ?? 0) + word,
  );
  const most = Math.min(...limits);
  return USUAL.find((width) => width >= longest && width <= most) ?? Math.max(longest, LEAST);
}

/**
 * Wraps a text again after an edit: lines at its beginning that still hold stay as they are.
 *
 * @param old lines of the text as it was.
 * @param width of a line without its indentation.
 */
export function rewrapLines(text: string, old: readonly string[], width: number): string[] {
  const kept: string[] = [];
  let rest = text;
  for (const line of old) {
    if (line === '' || !rest.startsWith(`${line} `) || /^[ \t]/.test(rest.slice(line.length + 1)))
      break;
    kept.push(line);
    rest = rest.slice(line.length + 1);
  }
  return [...kept, ...wrapLines(rest, width)];
}
