import { valueAt } from '../../../../content/value-path.ts';
import type { Bill } from './bill-rows.ts';

/** The column of a comparison that a cell is in, which may be a bill. */
export function columnOf(raw: object, path: readonly PropertyKey[]): Bill | undefined {
  if (path.at(-2) !== 'values') return undefined;
  const rows: unknown = valueAt(raw, path.slice(0, -3));
  if (!Array.isArray(rows)) return undefined;
  const column = Number(path.at(-1));
  const { heading, columns } = Object(valueAt(raw, path.slice(0, -4))) as Record<string, unknown>;
  const head: unknown = Array.isArray(columns) ? columns[column] : '';
  return {
    caption: [heading, head].filter((words) => typeof words === 'string').join('\n'),
    rows: rows.map((row, index) => {
      const { title, values } = Object(row) as Record<string, unknown>;
      const cell: unknown = Array.isArray(values) ? values[column] : '';
      const isOwn = index === path.at(-3);
      return { title: String(title ?? ''), cell: String(cell ?? ''), others: '', isOwn };
    }),
  };
}
