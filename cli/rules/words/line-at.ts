/** The line of a text around a position, without its end. */
export function lineAt(text: string, at: number): { start: number; end: number } {
  const end = text.indexOf('\n', at);
  return { start: text.lastIndexOf('\n', at - 1) + 1, end: end < 0 ? text.length : end };
}
