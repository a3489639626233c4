import type { CodeFrame, Range } from './diagnostic.ts';

/** Longest piece of a line that a frame shows, in characters. */
const WIDTH = 160;

/** Lines shown before and after the finding. */
const CONTEXT = 1;

/** Most lines of the finding itself that are shown. */
const MAX_LINES = 4;

/** Cuts the lines around `range` out of `text`, for reports that show the place. */
export function codeFrame(text: string, range: Range): CodeFrame {
  const lines = text.split(/\r\n|\r|\n/);
  const first = Math.max(1, range.line - CONTEXT);
  const last = Math.min(
    lines.length,
    Math.min(range.endLine, range.line + MAX_LINES - 1) + CONTEXT,
  );
  return {
    firstLine: first,
    lines: lines
      .slice(first - 1, last)
      .map((line) => (line.length > WIDTH ? `${line.slice(0, WIDTH - 1)}…` : line)),
  };
}
