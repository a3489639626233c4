import type { Token } from 'markdown-it';
import type { ProseInline, ProseTable } from '../../../schemas/prose.ts';
import type { Span } from '../span-location.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import type { BodyLines } from './body-lines.ts';

/** Parses the content of a cell at a position. */
type ReadCell = (token: Token, place: (start: number, end: number) => Span) => ProseInline[];

/** Lines of a table with unsupported content. */
interface TableFaults {
  /** Those with more cells than the header. */
  surplus: number[];
  /** Those with fewer. */
  short: number[];
  /** The header line, if it has emphasis or links. */
  heads?: number;
}

/** Number of cells in a line; an escaped bar is text. */
function countCells(line: string): number {
  const bars = [...matchesIn(line, /\\.|\|/g)].filter(([mark]) => mark === '|').length;
  const trimmed = line.trim();
  const starts = trimmed.startsWith('|') ? 1 : 0;
  const ends = trimmed.endsWith('|') && !trimmed.endsWith('\\|') ? 1 : 0;
  return bars + 1 - starts - ends;
}

/**
 * Parses a table.
 *
 * @param tokens of the whole table.
 * @returns the table without its caption.
 */
export function readTable(
  tokens: readonly Token[],
  lines: BodyLines,
  readCell: ReadCell,
): { table: ProseTable; faults: TableFaults } {
  const [first = 0] = tokens[0]?.map ?? [];
  const rows: ProseInline[][][] = [];
  const surplus: number[] = [];
  const short: number[] = [];
  let line = first;
  let column = 0;
  let alignment = '';
  for (const token of tokens) {
    const { type, content } = token;
    if (type === 'tr_open') {
      // The line of hyphens follows the header.
      line = rows.length === 0 ? first : first + rows.length + 1;
      column = 0;
      rows.push([]);
      if (rows.length === 1) continue;
      const wanted = rows[0]?.length ?? 0;
      const cells = countCells(lines.text(line));
      if (cells > wanted) surplus.push(line);
      if (cells < wanted) short.push(line);
    } else if (type === 'th_open') alignment = String(token.attrGet('style') ?? '');
    else if (type === 'inline') {
      rows.at(-1)?.push(readCell(token, lines.placeInLine(content, line, column)));
      column = Math.max(column, lines.text(line).indexOf(content, column)) + content.length;
    }
  }
  const [headings = [], ...others] = rows;
  const heads = headings.map((words) => words.filter((part) => typeof part === 'string').join(''));
  const amounts = alignment.includes('right');
  const table: ProseTable = { kind: 'table', caption: '', heads, rows: others, amounts };
  const isPlain = headings.flat().every((part) => typeof part === 'string');
  return { table, faults: { surplus, short, ...(isPlain ? {} : { heads: first }) } };
}
