import { ORIGINAL } from '../../schemas/original-variant.ts';
import { compareDiagnostics, type Diagnostic } from '../content/diagnostic.ts';
import { fileDiagnostic, report } from '../content/source-file.ts';
import { suggest } from '../content/suggest.ts';
import { readTable } from '../import/read-table.ts';
import { type Cell, columnIndex, type Table } from '../import/table.ts';
import { rowRange } from '../import/table-findings.ts';
import type { Count, DayCounts } from './evaluate.ts';

const COLUMNS = ['day', 'variant', 'visitors', 'conversions'] as const;

type Column = (typeof COLUMNS)[number];

/** Counts of a test, read from a table. */
export interface ReadCounts {
  /** In order of the days; missing if anything is wrong. */
  days?: DayCounts[];
  /** Names of the counted versions, the original's first. */
  names: readonly string[];
  diagnostics: Diagnostic[];
}

/** A row of the table with its parsed values. */
interface CountRow extends Count {
  day: string;
  variant: string;
  cells: Readonly<Record<Column, Cell>>;
}

function missingColumns({ source, columns }: Table): Diagnostic[] {
  const names = columns.map(({ text }) => text);
  const [first, last] = [columns[0]?.range, columns.at(-1)?.range];
  return COLUMNS.filter((column) => columnIndex({ columns }, column) === -1).map((column) => {
    const meant = suggest(column, names);
    const message = `There is no column "${column}".`;
    const hint =
      meant === undefined
        ? `The first line names the columns: ${COLUMNS.join(', ')}.`
        : `Rename the column "${meant}".`;
    if (!first || !last) return fileDiagnostic(source.file, 'counts/column', message, hint);
    const range = { ...first, endLine: last.endLine, endColumn: last.endColumn };
    return report(source, { range, rule: 'counts/column', message, hint });
  });
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

/** Names as events have them, `promise:urgent`, without the test that they share; others as they are. */
function withoutTest(rows: readonly CountRow[]): CountRow[] {
  const tests = new Set(rows.map(({ variant }) => /^([a-z\d-]+:)./.exec(variant)?.[1]));
  const [test] = tests;
  if (tests.size !== 1 || test === undefined) return [...rows];
  return rows.map((row) => ({ ...row, variant: row.variant.slice(test.length) }));
}

const KINDS: Readonly<Record<Column, { isRight: (text: string) => boolean; hint: string }>> = {
  day: { isRight: (text) => isDay(dayIn(text)), hint: 'Write the day as 2026-03-31.' },
  variant: {
    isRight: (text) => text !== '',
    hint: `Write the name of the variant, or "${ORIGINAL}".`,
  },
  visitors: {
    isRight: (text) => /^\d{1,12}$/.test(text),
    hint: 'Write a whole number, digits only.',
  },
  conversions: {
    isRight: (text) => /^\d{1,12}$/.test(text),
    hint: 'Write a whole number, digits only.',
  },
};

function readRows(table: Table, diagnostics: Diagnostic[]): CountRow[] {
  const places = COLUMNS.map((column) => columnIndex(table, column));
  return table.rows.flatMap((row) => {
    const entries = COLUMNS.map((column, index): [Column, Cell] => {
      const cell = row.cells[places[index] ?? -1];
      return [column, cell ?? { text: '', range: rowRange(row) }];
    });
    const cells = Object.fromEntries(entries) as Record<Column, Cell>;
    const wrong = entries.filter(([column, { text }]) => !KINDS[column].isRight(text));
    for (const [column, { text, range }] of wrong) {
      const said =
        text === ''
          ? `This row has no value for ${column}.`
          : `"${text}" is no value for ${column}.`;
      const { hint } = KINDS[column];
      diagnostics.push(report(table.source, { range, rule: 'counts/value', message: said, hint }));
    }
    if (wrong.length > 0) return [];
    const { day, variant, visitors, conversions } = cells;
    const count = { visitors: Number(visitors.text), conversions: Number(conversions.text) };
    return { day: dayIn(day.text), variant: variant.text, ...count, cells };
  });
}

/** Checks across rows: duplicate rows, and more conversions than visitors so far. */
function* faultsAcross(rows: readonly CountRow[], { source }: Table): Generator<Diagnostic> {
  const seen = new Set<string>();
  const totals = new Map<string, Count>();
  for (const { day, variant, cells, ...count } of rows) {
    const key = `${day} ${variant}`;
    if (seen.has(key)) {
      const message = `"${variant}" is counted twice on ${day}.`;
      const hint = 'Add the two rows up, or remove one.';
      yield report(source, { range: cells.variant.range, rule: 'counts/variant', message, hint });
    }
    seen.add(key);
    const total = totals.get(variant) ?? { visitors: 0, conversions: 0 };
    const before = total.conversions - total.visitors;
    total.visitors += count.visitors;
    total.conversions += count.conversions;
    totals.set(variant, total);
    if (before > 0 || total.conversions <= total.visitors) continue;
    const message = `Up to this day "${variant}" has ${total.conversions} conversions of ${total.visitors} visitors.`;
    const hint = 'Count each visitor once, and of each at most one conversion.';
    yield report(source, { range: cells.conversions.range, rule: 'counts/value', message, hint });
  }
}

/** Reports variants that the test does not have. */
function* strangers(
  rows: readonly CountRow[],
  known: readonly string[],
  { source }: Table,
): Generator<Diagnostic> {
  const told = new Set<string>();
  for (const { variant, cells } of rows) {
    if (known.includes(variant) || told.has(variant)) continue;
    told.add(variant);
    const meant = suggest(variant, known);
    const message = `The test has no variant "${variant}".`;
    const hint = meant === undefined ? `It has ${known.join(', ')}.` : `Did you mean "${meant}"?`;
    yield report(source, { range: cells.variant.range, rule: 'counts/variant', message, hint });
  }
}

/** Reports versions without a row, since nothing can be compared with them. */
function uncounted(names: readonly string[], counted: readonly string[], file: string) {
  const usual = 'Give each variant and the original a row for each day.';
  const unknown = counted.filter((name) => name.toLowerCase() === ORIGINAL && name !== ORIGINAL);
  const told = names
    .filter((name) => !counted.includes(name))
    .map((name) => ({
      message: `"${name}" has no row.`,
      hint:
        name === ORIGINAL && unknown.length > 0
          ? `Write "${ORIGINAL}" for "${unknown[0]}".`
          : usual,
    }));
  if (names.length < 2)
    told.push({ message: 'There are no rows besides those of the original.', hint: usual });
  return told.map(({ message, hint }) => fileDiagnostic(file, 'counts/variant', message, hint));
}

function byDay(rows: readonly CountRow[]): DayCounts[] {
  const days = new Map<string, Record<string, Count>>();
  for (const { day, variant, visitors, conversions } of rows) {
    const counts = days.get(day) ?? {};
    counts[variant] = { visitors, conversions };
    days.set(day, counts);
  }
  return [...days].map(([day, counts]) => ({ day, counts }));
}

/**
 * Reads a table with the columns day, variant, visitors and conversions.
 *
 * @param bytes of the file.
 * @param file name to use in findings.
 * @param known names of the test's versions, if known.
 */
export function readCounts(bytes: Uint8Array, file: string, known?: readonly string[]): ReadCounts {
  const { table, diagnostics } = readTable(bytes, file);
  if (!table) return { names: [], diagnostics };
  diagnostics.push(...missingColumns(table));
  if (diagnostics.length > 0) return { names: [], diagnostics };
  const read = withoutTest(readRows(table, diagnostics));
  const rows = read.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  const counted = [...new Set(rows.map(({ variant }) => variant))].sort();
  const names = known ?? [ORIGINAL, ...counted.filter((name) => name !== ORIGINAL)];
  diagnostics.push(...faultsAcross(rows, table), ...strangers(rows, names, table));
  if (diagnostics.length === 0) diagnostics.push(...uncounted(names, counted, file));
  diagnostics.sort(compareDiagnostics);
  return { ...(diagnostics.length === 0 ? { days: byDay(rows) } : {}), names, diagnostics };
}
