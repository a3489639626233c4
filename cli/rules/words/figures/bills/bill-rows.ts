import { lineAt } from '../../line-at.ts';

/** A row of a table, an entry of a list, or the cell of a comparison with the title of its row. */
export interface BillRow {
  /** What the row is about, with its rate: "Two servers, five hours, at $38". */
  title: string;
  /** The text with its sum. */
  cell: string;
  /** Other cells of the row, which may have a count. */
  others: string;
  /** True for the one that is looked at. */
  isOwn: boolean;
}

/** The column of a table, or a list, whose sums may make a bill. */
export interface Bill {
  /** What stands above: caption, heading and titles of columns. */
  caption: string;
  rows: readonly BillRow[];
}

/** Between the lines of a table. */
const RULE = /^\|[-:|\s]+$/;

/** An entry of a list. */
const ENTRY = /^(?:[-*]|\d+\.)\s/;

/** The last sum of an entry of a list with its sign, and what follows it. */
const LAST_SUM =
  /[*_]{0,2}[−–-]?\s?(?:[$£€]\s?\d[\d.,'’]*|\d[\d.,'’]*\s?(?:€|euros?|dollars|pounds|pesos|CHF|Fr\.|£|\$)|CHF\s?\d[\d.,'’]*|\{[^{}]*\})[^\d{}$£€]{0,24}$/u;

interface Line {
  words: string;
  start: number;
}

/** The lines around a position that are of one kind. */
function linesAround(text: string, at: number, isOne: (line: string) => boolean): Line[] {
  const lines: Line[] = [];
  let { start, end } = lineAt(text, at);
  if (!isOne(text.slice(start, end))) return [];
  while (start > 0) {
    const before = lineAt(text, start - 1);
    if (!isOne(text.slice(before.start, before.end))) break;
    start = before.start;
  }
  for (let from = start; from <= text.length; from = end + 1) {
    end = lineAt(text, from).end;
    const words = text.slice(from, end);
    if (!isOne(words)) break;
    lines.push({ words, start: from });
  }
  return lines;
}

/** The caption of a table, and the heading above. */
function captionAbove(text: string, start: number): string {
  const before = text.slice(0, start).trimEnd();
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const heading = /(?:^|\n)#+\s(?<heading>[^\n]*)(?:\n(?!#)[^\n]*)*$/u.exec(before)?.groups
    ?.heading;
  return [line.startsWith(':::') ? line : '', heading ?? ''].join('\n');
}

function tableAt(text: string, at: number): Bill | undefined {
  const lines = linesAround(text, at, (line) => line.startsWith('|'));
  const [first] = lines;
  if (!first || lines.length < 4) return undefined;
  const own = lines.find(({ words, start }) => start <= at && at <= start + words.length);
  const column = own ? own.words.slice(0, at - own.start).split('|').length - 1 : 0;
  if (column < 2) return undefined;
  const cells = ({ words }: Line) => words.split('|').map((cell) => cell.trim());
  return {
    caption: [captionAbove(text, first.start), cells(first)[column] ?? ''].join('\n'),
    rows: lines
      .slice(1)
      .filter(({ words }) => !RULE.test(words))
      .map((line) => ({
        title: cells(line)[1] ?? '',
        cell: cells(line)[column] ?? '',
        others: cells(line)
          .filter((_, index) => index > 1 && index !== column)
          .join('\n'),
        isOwn: line === own,
      })),
  };
}

function listAt(text: string, at: number): Bill | undefined {
  const lines = linesAround(text, at, (line) => ENTRY.test(line));
  const [first] = lines;
  if (!first || lines.length < 3) return undefined;
  const rows = lines.map(({ words, start }) => {
    const from = LAST_SUM.exec(words)?.index ?? words.length;
    const isOwn = start + from <= at && at < start + words.length;
    return {
      title: words.slice(0, from).replace(ENTRY, ''),
      cell: words.slice(from),
      others: '',
      isOwn,
    };
  });
  return rows.some(({ isOwn }) => isOwn)
    ? { caption: captionAbove(text, first.start), rows }
    : undefined;
}

/** The column of a table, or the list, in which a position of a text is; undefined for titles of its rows, and elsewhere. */
export function billAt(text: string, at: number): Bill | undefined {
  return tableAt(text, at) ?? listAt(text, at);
}

/** The last column of the last table before a position, below the same heading. */
export function billBefore(text: string, at: number): Bill | undefined {
  const heading = text.lastIndexOf('\n#', at);
  const end = text.lastIndexOf('|\n', at);
  return end > heading ? tableAt(text, end - 1) : undefined;
}
