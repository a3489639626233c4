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

/** Reports the columns that the table lacks. */
function missingColumns(missing: readonly Column[], table: Table): Diagnostic[] {
  const { source, columns } = table;
  const names = columns.map(({ text }) => text);
  if (missing.length < COLUMNS.length || missing.some((column) => suggest(column, names)))
    return missing.map((column) => missingColumn(column, table));
  const message = 'The first line names none of the columns.';
  const hint = `Begin with ${COLUMNS.join(',')}, and separate all cells with commas, semicolons or tabs.`;
  return [fileDiagnostic(source.file, 'counts/column', message, hint)];
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

/** Maximum number of digits: sums of such numbers are exact. */
const MOST_DIGITS = 12;

const isNumber = (text: string) => /^\d+$/.test(text) && text.length <= MOST_DIGITS;

/** A number with separators between thousands, as spreadsheets show it. */
const IN_GROUPS = /^\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+$/;

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
  const hint = /^\d{6,}$/.test(text)
    ? `No page has so many: at most ${MOST_DIGITS} digits are read.`
    : KINDS[column].hint;
  return report(source, { range, rule: 'counts/value', message, hint });
}

/** Reports numbers in groups of digits once: who exports one exports all of them so. */
function groupedNumbers([first, ...others]: readonly Cell[], { source }: Table): Diagnostic[] {
  if (!first) return [];
  const { text, range } = first;
  const more = others.length === 0 ? '' : `; the same goes for ${others.length} more`;
  return [
    report(source, {
      range,
      rule: 'counts/value',
      message: `"${text}" has a separator between its digits${more}.`,
      hint: `Write digits only: ${text.replace(/\D/g, '')}.`,
    }),
  ];
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
  const missing = places.flatMap(([column, index]) => (index === -1 ? column : []));
  const diagnostics = missingColumns(missing, table);
  const grouped: Cell[] = [];
  const rows = table.rows.map((row): CountRow => {
    const none = { text: '', range: rowRange(row) };
    const entries = places.map(([column, index]) => [column, row.cells[index] ?? none] as const);
    const cells = Object.fromEntries(entries) as Record<Column, Cell>;
    const isRight = (column: Column) => KINDS[column].isRight(cells[column].text);
    for (const [column] of there) {
      if (isRight(column)) continue;
      const isCount = column === 'visitors' || column === 'conversions';
      if (isCount && IN_GROUPS.test(cells[column].text)) grouped.push(cells[column]);
      else diagnostics.push(wrongValue(column, cells[column], table));
    }
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
  return { rows, diagnostics: [...diagnostics, ...groupedNumbers(grouped, table)] };
}
