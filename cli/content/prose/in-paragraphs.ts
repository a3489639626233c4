/** Ends of lines that are no wrapped ones: after a heading, a row, a directive, a label or a hard break, and before what begins a block. */
const WRAPPED =
  /(?<=^(?!#|\||:::|\s*$).*(?<!\\|\s\s))\n(?!\s*(?:\n|$|#|\||:::|>|(?:[*+-]|\d+[.)])(?:\s|$)))/gmu;

/** A body with each paragraph in one line, as visitors read it; all offsets are unchanged. */
export function inParagraphs(body: string): string {
  return body.includes('\n') ? body.replace(WRAPPED, ' ') : body;
}
