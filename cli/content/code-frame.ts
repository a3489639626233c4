import type { CodeFrame, Range } from './diagnostic.ts';

/** Maximum length of a line in a frame, in characters. */
const WIDTH = 160;

/** Lines shown before and after the finding. */
const CONTEXT = 1;

/** Maximum number of lines of the finding itself. */
const MAX_LINES = 4;

/** Cuts a line between characters: half a surrogate pair would be shown as its code. */
function shortened(line: string): string {
  if (line.length <= WIDTH) return line;
  return `${line.slice(0, WIDTH - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

/** Extracts the lines of `text` around `range` for reports. Only LF ends a line, as in the parser's positions. */
export function codeFrame(text: string, range: Range): CodeFrame {
  const first = Math.max(1, range.line - CONTEXT);
  const last = Math.min(range.endLine, range.line + MAX_LINES - 1) + CONTEXT;
  const lines: string[] = [];
  let whole: string | undefined;
  for (let line = 1, from = 0; line <= last && from <= text.length; line += 1) {
    const newline = text.indexOf('\n', from);
    const end = newline === -1 ? text.length : newline;
    if (line >= first) {
      const written = text.slice(from, end).replace(/\r$/, '');
      lines.push(shortened(written));
      if (line === range.line && written.length > WIDTH) whole = written;
    }
    from = end + 1;
  }
  return { firstLine: first, lines, ...(whole === undefined ? {} : { whole }) };
}
