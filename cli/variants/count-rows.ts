import { ORIGINAL } from '../../schemas/original-variant.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { fileDiagnostic, report } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import { type Cell, columnIndex, type Table } from '../import/table.ts';
import { rowRange } from '../import/table-findings.ts';
import type { Count } from './evaluate.ts';

const COLUMNS = ['day', 'variant', 'visitors', 'conversions'] as const;

type Column = (typeof COLUMNS)[number];

/** A row of the table. What cannot be read is missing, so that the rest of the row is checked in the same run. */
export interface CountRow {
  /** With hyphens: `2026-03-31`. */
  day?: string;
  variant?: string;
  count?: Count;
  cells: Readonly<Record<Column, Cell>>;
}

function missingColumn(column: Column, { source, columns }: Table): Diagnostic {
  const meant = suggest(
    column,
    columns.map(({ text }) => text),
  );
  const message = `There is no column "${column}".`;
  const hint =
    meant === undefined
      ? `The first line names the columns: ${COLUMNS.join(', ')}.`
      : `Rename the column "${meant}".`;
  const [first, last] = [columns[0]?.range, columns.at(-1)?.range];
  if (!first || !last) return fileDiagnostic(source.file, 'counts/column', message, hint);
  const range = { ...first, endLine: last.endLine, endColumn: last.endColumn };
  return report(source, { range, rule: 'counts/column', message, hint });
}

/** True for a date that exists, such as 2026-03-31. */
function isDay(text: string): boolean {
  const isWritten = /^\d{4}-\d{2}-\d{2}$/.test(text);
  return isWritten && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true;
}

/** A day as analytics export it, `20260331`, with hyphens. */
function dayIn(text: string): string {
  return text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
}

const isNumber = (text: string) => /^\d{1,12}$/.test(text);

const KINDS: Readonly<Record<Column, { isRight: (text: string) => boolean; hint: string }>> = {
  day: { isRight: (text) => isDay(dayIn(text)), hint: 'Write the day as 2026-03-31.' },
  variant: {
    isRight: (text) => text !== '',
    hint: `Write the name of the variant, or "${ORIGINAL}".`,
  },
  visitors: { isRight: isNumber, hint: 'Write a whole number, digits only.' },
  conversions: { isRight: isNumber, hint: 'Write a whole number, digits only.' },
};

function wrongValue(column: Column, { text, range }: Cell, { source }: Table): Diagnostic {
  const message =
    text === '' ? `This row has no value for ${column}.` : `"${text}" is no value for ${column}.`;
  return report(source, { range, rule: 'counts/value', message, hint: KINDS[column].hint });
}

/**
 * Reads the rows of a table of counts.
 *
 * @param isShifted whether a row has more cells than columns, so that its numbers may be parts of one.
 */
export function readRows(
  table: Table,
  isShifted: (line: number) => boolean,
): { rows: CountRow[]; diagnostics: Diagnostic[] } {
  const places = COLUMNS.map((column) => [column, columnIndex(table, column)] as const);
  const there = places.filter(([, index]) => index !== -1);
  const diagnostics = places.flatMap(([column, index]) =>
    index === -1 ? missingColumn(column, table) : [],
  );
  const rows = table.rows.map((row): CountRow => {
    const none = { text: '', range: rowRange(row) };
    const entries = places.map(([column, index]) => [column, row.cells[index] ?? none] as const);
    const cells = Object.fromEntries(entries) as Record<Column, Cell>;
    const isRight = (column: Column) => KINDS[column].isRight(cells[column].text);
    for (const [column] of there)
      if (!isRight(column)) diagnostics.push(wrongValue(column, cells[column], table));
    const isCounted = isRight('visitors') && isRight('conversions') && !isShifted(none.range.line);
    const [visitors, conversions] = [cells.visitors, cells.conversions].map(({ text }) =>
      Number(text),
    ) as [number, number];
    return {
      ...(isRight('day') ? { day: dayIn(cells.day.text) } : {}),
      ...(isRight('variant') ? { variant: cells.variant.text } : {}),
      ...(isCounted ? { count: { visitors, conversions } } : {}),
      cells,
    };
  });
  return { rows, diagnostics };
}
