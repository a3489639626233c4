import { CsvError, parse } from 'csv-parse/sync';
import { type Diagnostic, type Range, WHOLE_FILE } from '../content/diagnostic.ts';
import { fileDiagnostic, report } from '../content/source-file.ts';
import { decodeTable } from './decode-table.ts';
import { type Cell, columnKey, type ReadTable, type Table, type TableRow } from './table.ts';

/** Delimiters between cells, the default first. */
const DELIMITERS = [',', ';', '\t'] as const;

/** The most frequent delimiter in the first line, outside quotes. */
function delimiterOf(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/[\r\n]/, 1);
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] as string;
}

/** The line with which spreadsheets name their delimiter, which they do not show as a row. */
const NAMED_DELIMITER = /^sep=([\t !#-~])(?=[\r\n])/i;

/** The delimiter of a table, and its text with blanks in place of a line that names it. */
function delimited(text: string): { delimiter: string; text: string; isNamed: boolean } {
  const [line, named] = NAMED_DELIMITER.exec(text) ?? [];
  if (line === undefined || named === undefined)
    return { delimiter: delimiterOf(text), text, isNamed: false };
  // Places and line numbers stay those of the file.
  const blank = ' '.repeat(line.length);
  return { delimiter: named, text: blank + text.slice(line.length), isNamed: true };
}

/** Converts ascending byte offsets to positions in text. */
class Places {
  readonly #bytes: Buffer;
  #byte = 0;
  #line = 1;
  #column = 1;

  constructor(text: string) {
    this.#bytes = Buffer.from(text);
  }

  at(byte: number): { line: number; column: number } {
    const passed = this.#bytes.toString('utf8', this.#byte, byte);
    const lines = passed.split('\n');
    const last = lines.at(-1) ?? '';
    this.#column = lines.length > 1 ? last.length + 1 : this.#column + last.length;
    this.#line += lines.length - 1;
    this.#byte = byte;
    return { line: this.#line, column: this.#column };
  }

  /** Skips line breaks before the first cell of a new line. */
  skipBreaks(byte: number): number {
    let at = byte;
    while (this.#bytes[at] === 0x0a || this.#bytes[at] === 0x0d) at += 1;
    return at;
  }

  range(from: number, to: number): Range {
    const { line, column } = this.at(from);
    const end = this.at(to);
    return { line, column, endLine: end.line, endColumn: end.column };
  }
}

/** The cells of all non-empty lines, with row numbers. */
function linesOf(written: string): { row: number; cells: Cell[] }[] {
  const { delimiter, text, isNamed } = delimited(written);
  const places = new Places(text);
  const lines: { row: number; cells: Cell[] }[] = [];
  let cells: Cell[] = [];
  let end = 0;
  parse(text, {
    delimiter,
    // Data copied from a spreadsheet is separated by tabs, with unescaped quotes inside cells.
    relax_quotes: delimiter === '\t',
    relax_column_count: true,
    skip_empty_lines: true,
    cast: (value, { index, bytes, records, empty_lines }) => {
      if (index === 0) {
        cells = [];
        lines.push({ row: records + empty_lines + (isNamed ? 0 : 1), cells });
      }
      const start = index === 0 ? places.skipBreaks(end) : end + 1;
      end = bytes;
      const shown = value.replaceAll('\r\n', '\n').trim();
      cells.push({ text: shown, range: places.range(start, bytes) });
      return value;
    },
  });
  return lines;
}

const FAULTS: Readonly<Record<string, readonly [message: string, hint: string]>> = {
  CSV_QUOTE_NOT_CLOSED: [
    'A quotation mark that opens here is never closed.',
    'Close it at the end of the cell; a mark inside a cell is written twice.',
  ],
  INVALID_OPENING_QUOTE: [
    'A quotation mark stands inside a cell that does not begin with one.',
    'Put the whole cell in marks, and write the one inside twice.',
  ],
  CSV_INVALID_CLOSING_QUOTE: [
    'Something follows the quotation mark that closes a cell.',
    'Write a mark inside a cell twice.',
  ],
};

function syntaxFault(error: CsvError, source: Table['source']): Diagnostic {
  const line = Number(error.lines ?? 1);
  const [message, hint] = FAULTS[error.code] ?? [error.message, 'Save the table again as CSV.'];
  const range = { line, column: 1, endLine: line, endColumn: 1 };
  return report(source, { range, rule: 'import/syntax', message, hint });
}

function headerFaults(columns: readonly Cell[], source: Table['source']): Diagnostic[] {
  const seen = new Set<string>();
  return columns.flatMap(({ text, range }) => {
    const key = columnKey(text);
    if (text === '' || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    const message = `Two columns are called "${text}".`;
    const hint = 'Give one of them another name.';
    return [report(source, { range, rule: 'import/column-twice', message, hint })];
  });
}

/** A row with a cell for each column; a cell beyond the last column indicates an extra delimiter. */
function fitted(
  { row, cells }: { row: number; cells: readonly Cell[] },
  columns: readonly Cell[],
  source: Table['source'],
): { row: TableRow; diagnostics: Diagnostic[] } {
  const extra = cells.slice(columns.length).find(({ text }) => text !== '');
  const last = cells.at(-1)?.range ?? WHOLE_FILE;
  const missing = { text: '', range: { ...last, line: last.endLine, column: last.endColumn } };
  const whole = columns.map((_, index) => cells[index] ?? missing);
  if (!extra) return { row: { row, cells: whole }, diagnostics: [] };
  const message = `Row ${row} has more cells than the table has columns.`;
  const hint = 'Put a cell that holds the delimiter in quotation marks.';
  const finding = { range: extra.range, rule: 'import/too-many-cells', message, hint };
  return { row: { row, cells: whole }, diagnostics: [report(source, finding)] };
}

/**
 * Parses a table: cells separated by commas, semicolons or tabs, with column names in the first line.
 *
 * @param bytes of the file.
 * @param file as findings name it.
 */
export function readTable(bytes: Uint8Array, file: string): ReadTable {
  const decoded = decodeTable(bytes, file);
  if ('diagnostic' in decoded) return { diagnostics: [decoded.diagnostic] };
  const source = { file, text: decoded.text };
  try {
    const [header, ...lines] = linesOf(source.text).filter(({ cells }) =>
      cells.some(({ text }) => text !== ''),
    );
    if (!header || lines.length === 0) {
      const message = 'The table has no row below the names of its columns.';
      const hint = 'The first line names the columns, and there is a line for each row below it.';
      return { diagnostics: [fileDiagnostic(file, 'import/empty', message, hint)] };
    }
    const named = header.cells.findLastIndex(({ text }) => text !== '') + 1;
    const columns = header.cells.slice(0, named);
    const rows = lines.map((line) => fitted(line, columns, source));
    return {
      table: { source, columns, rows: rows.map(({ row }) => row) },
      diagnostics: [
        ...headerFaults(columns, source),
        ...rows.flatMap(({ diagnostics }) => diagnostics),
      ],
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { diagnostics: [syntaxFault(error, source)] };
  }
}
