import type { Diagnostic, Range } from '../content/diagnostic.ts';
import { report } from '../content/source-file.ts';
import type { Locate } from '../content/yaml/yaml-document.ts';
import type { RowValue } from './row-values.ts';
import type { Table, TableRow } from './table.ts';

/** The range of a row. */
export function rowRange({ cells }: TableRow): Range {
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) throw new RangeError('A row has a cell for each column.');
  const { line, column } = first.range;
  const { endLine, endColumn } = last.range;
  return { line, column, endLine, endColumn };
}

function begins({ line, column }: Range, { line: from, column: at, ...end }: Range): boolean {
  const isBehind = line > from || (line === from && column >= at);
  return isBehind && (line < end.endLine || (line === end.endLine && column <= end.endColumn));
}

/**
 * Converts findings of a page to findings of its row: at the cell with the relevant value, or at the whole row.
 *
 * @param locate positions in the text of the page.
 */
export function tableFindings(
  diagnostics: readonly Diagnostic[],
  { table, row, values, slug }: { table: Table; row: TableRow; values: RowValue[]; slug: string },
  locate: Locate,
): Diagnostic[] {
  return diagnostics.map((diagnostic) => {
    const about = values.findLast(
      ({ path, value }) =>
        value !== undefined &&
        (begins(diagnostic, locate(path, 'value')) || begins(diagnostic, locate(path, 'key'))),
    );
    const place = about === undefined ? `/${slug}` : `/${slug}, ${about.name}`;
    const { rule, severity, message, hint } = diagnostic;
    const range = about?.range ?? rowRange(row);
    return report(table.source, { range, rule, severity, message: `${place}: ${message}`, hint });
  });
}
