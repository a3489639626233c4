import { parseMarkdown } from '../prose/markdown-parser.ts';
import type { Span } from '../span-location.ts';

/** The heading at the start of the text, and the rest. */
export interface HeadedText {
  heading?: { words: string; span: Span; isPlain: boolean };
  /** Position of the rest of the text. */
  body: Span;
}

/** Maximum length of a heading that is parsed; a longer one is reported for its length. */
const LONGEST = 2000;

/** The end of a heading without its optional closing marks: `# Words #`. */
function endOfWords(line: string): number {
  const end = line.trimEnd().length;
  let last = end;
  while (line[last - 1] === '#') last -= 1;
  const isClosed = last < end && /[ \t]/.test(line[last - 1] ?? '');
  return isClosed ? line.slice(0, last).trimEnd().length : end;
}

/** The displayed text, and whether it is free of Markdown that a heading cannot show. */
function plainWords(written: string): { words: string; isPlain: boolean } {
  if (written.length > LONGEST) return { words: written, isPlain: true };
  const inline = parseMarkdown(`# ${written}`).find(({ type }) => type === 'inline');
  const parts = inline?.children ?? [];
  const isPlain = parts.every(({ type }) => type === 'text' || type === 'text_special');
  return { words: isPlain ? parts.map(({ content }) => content).join('') : written, isPlain };
}

/** Offset of the first non-blank line from a position on. */
function lineOfWords(text: string, from: number, end: number): number {
  const blank = text.slice(from, end).search(/\S/);
  return blank === -1 ? end : Math.max(from, text.lastIndexOf('\n', from + blank) + 1);
}

/** Splits text that starts with `# heading` into heading and rest. */
export function splitHeading(text: string): HeadedText {
  const end = text.trimEnd().length;
  const start = lineOfWords(text, 0, end);
  const [line = ''] = text.slice(start).split('\n', 1);
  const [mark] = /^ {0,3}#[ \t]+(?=\S)/.exec(line) ?? [];
  const last = endOfWords(line);
  if (mark === undefined || last <= mark.length) return { body: [Math.min(start, end), end] };
  const span: Span = [start + mark.length, start + last];
  const heading = { ...plainWords(line.slice(mark.length, last)), span };
  const behind = Math.min(end, start + line.length + 1);
  return { heading, body: [lineOfWords(text, behind, end), end] };
}
