/** A space at which a line may be broken: YAML reads the break as that one space. */
const BREAK = /(?<=[^ \t]) (?=[^ \t])/;

/**
 * Wraps a text into lines of at most `width` characters; a longer word gets a line of its own.
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

/** Common editor line widths. */
const USUAL = [80, 100, 120];

/** Minimum wrapping width, whatever the lines had. */
const LEAST = 40;

/**
 * The width at which lines were wrapped: a common one if it is consistent with them, else that of the longest line.
 *
 * @param lines of one text, without their indentation.
 * @param indent of each line, which counts.
 * @returns undefined for a single line, which shows nothing.
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
 * Rewraps a text after an edit; leading lines that are still valid stay.
 *
 * @param old lines of the text before the edit.
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
