/** Offset of the first character of the line that contains an offset. */
export function lineStart(text: string, offset: number): number {
  return text.lastIndexOf('\n', offset - 1) + 1;
}

/** Offset of the line break that ends a line, or of the end of the text. */
export function lineEnd(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  if (newline === -1) return text.length;
  return newline > offset && text[newline - 1] === '\r' ? newline - 1 : newline;
}

/** Offset of the next line; the end of the text after the last. */
export function nextLine(text: string, offset: number): number {
  const newline = text.indexOf('\n', offset);
  return newline === -1 ? text.length : newline + 1;
}

/**
 * The end of the last line of a range. A range that ends in a line break, as a block does, ends before it.
 *
 * @param end offset after its last character.
 */
export function lastLineEnd(text: string, end: number): number {
  return text[end - 1] === '\n' ? lineEnd(text, lineStart(text, end - 1)) : lineEnd(text, end);
}

/** The line break of the line at an offset; that of the text's last line break if there is none after it. */
export function lineBreak(text: string, offset: number): string {
  const own = text.indexOf('\n', offset);
  const newline = own === -1 ? text.lastIndexOf('\n') : own;
  return newline > 0 && text[newline - 1] === '\r' ? '\r\n' : '\n';
}

/** Column of an offset, 0-based. */
export function columnOf(text: string, offset: number): number {
  return offset - lineStart(text, offset);
}

/** True if only spaces precede an offset on its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  return /^ *$/.test(text.slice(lineStart(text, offset), offset));
}

/** The comment that follows on the same line, with the space before it, if nothing else does. */
export function commentBehind(text: string, offset: number): string {
  return /^[ \t]+#.*$/.exec(text.slice(offset, lineEnd(text, offset)))?.[0] ?? '';
}
