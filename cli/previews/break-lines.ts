/** The parts of a text that stay in one line: it may be broken at spaces, and behind hyphens and dashes. */
export function unbreakable(text: string): string[] {
  return text.trim().split(/(?<=[\s\-–—])(?=\S)/);
}

/**
 * Breaks a text into lines. A part that is wider than a line has one of its own.
 *
 * @param measure tells how wide a line is that neither starts nor ends with a space, in the unit of `width`.
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
