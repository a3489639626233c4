import type { PlannedColumn } from './import-plan.ts';
import type { Mapping } from './mapping.ts';
import { columnsIn } from './placeholders.ts';
import { columnKey, type Table } from './table.ts';

/** Number of sample values per column. */
const SAMPLES = 3;

function targetOf(index: number, { slug, columns, unused }: Mapping): string | undefined {
  if (index === slug) return 'slug';
  return unused.has(index) ? '' : columns.find((column) => column.index === index)?.name;
}

/** The columns of a table with their targets. */
export function plannedColumns({ columns, rows }: Table, mapping: Mapping): PlannedColumn[] {
  return columns.map(({ text: name }, index) => {
    const to = targetOf(index, mapping);
    const fills = mapping.forms.filter(({ text }) => columnsIn(text).includes(columnKey(name)));
    const values = rows.map(({ cells }) => cells[index]?.text ?? '');
    return {
      name,
      ...(to === undefined ? {} : { to }),
      fills: fills.map((form) => form.name),
      samples: values.filter((value) => value !== '').slice(0, SAMPLES),
    };
  });
}
