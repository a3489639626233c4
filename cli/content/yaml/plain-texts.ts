import type { LineCursor } from './line-cursor.ts';
import { closingQuote, giveUp, unquoteDouble, unquoteSingle } from './plain-scalars.ts';

/**
 * Reads a quoted scalar that starts at `start` in the current line, and moves past its lines.
 *
 * @param indent column of the key or list that it belongs to: continuation lines are indented more.
 */
export function readQuoted(line: LineCursor, start: number, indent: number): string {
  let whole = line.text.slice(start, line.end);
  line.advance();
  let end = closingQuote(whole, 0);
  while (end === -1) {
    // Escaped line breaks and empty lines inside quotes have special rules.
    if (!line.continues(indent) || whole.endsWith('\\')) giveUp();
    whole += ` ${line.words}`;
    line.advance();
    end = closingQuote(whole, 0);
  }
  const rest = whole.slice(end + 1);
  if (rest !== '' && !/^ +#/.test(rest)) giveUp();
  const inner = whole.slice(1, end);
  return whole[0] === '"' ? unquoteDouble(inner) : unquoteSingle(inner);
}

/** Separator between two lines of a block scalar with `breaks` empty lines between them. */
function separator(breaks: number, folds: boolean): string {
  if (!folds) return '\n'.repeat(breaks + 1);
  return breaks === 0 ? ' ' : '\n'.repeat(breaks);
}

/** Reads a folded or literal scalar whose header starts at `start`, and moves past its lines. */
export function readBlockText(line: LineCursor, start: number, indent: number): string {
  const header = line.text.slice(start, line.end);
  if (header.length > 2 || (header.length === 2 && header[1] !== '-')) giveUp();
  line.advance();
  const folds = header[0] === '>';
  let text = '';
  let breaks = 0;
  let column = -1;
  for (; !line.done && (line.isBlank || line.indent > indent); line.advance()) {
    if (line.isBlank) {
      if (column === -1 || line.indent > column) giveUp();
      breaks += 1;
      continue;
    }
    if (column === -1) column = line.indent;
    else text += separator(breaks, folds);
    if (line.indent !== column || line.trailing) giveUp();
    text += line.words;
    breaks = 0;
  }
  if (column === -1) giveUp();
  return header.length === 2 ? text : `${text}\n`;
}
