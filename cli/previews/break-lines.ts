/** Unbreakable parts of text: lines may break at spaces, and after hyphens and dashes. */
export function unbreakable(text: string): string[] {
  return text.trim().split(/(?<=[\s\-–—])(?=\S)/);
}

/**
 * Breaks text into lines. A part that is wider than a line gets its own.
 *
 * @param measure returns the width of a line without leading or trailing space, in the unit of `width`.
 */
export function breakLines(
  text: string,
  width: number,
  measure: (line: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const part of unbreakable(text)) {
    const longer = line + part;
    if (line === '' || measure(longer.trimEnd()) <= width) {
      line = longer;
    } else {
      lines.push(line.trimEnd());
      line = part;
    }
  }
  return [...lines, line.trimEnd()];
}
