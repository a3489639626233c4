import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, hasErrors, WHOLE_FILE } from '../content/diagnostic.ts';
import { report } from '../content/source-file.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { type ImportRecord, recordFile, type WrittenValues } from './import-record.ts';
import type { ImportSite } from './import-site.ts';
import { mapColumns } from './map-columns.ts';
import type { ColumnWish } from './mapping.ts';
import { textForms } from './placeholders.ts';
import { planRow, type RowResult } from './plan-row.ts';
import { plannedColumns } from './planned-columns.ts';
import type { Table } from './table.ts';

/** A table that landings are to be made of. */
export interface ImportTask {
  table: Table;
  /** Name that the table is remembered by. */
  name: string;
  /** Landing or starter that new pages are made from. */
  template: string;
  columns: readonly ColumnWish[];
  /** What is remembered of earlier imports of the table. */
  record: ImportRecord;
}

/** Pages of rows that the table has no more: they are told, and stay. */
function vanished(
  { record, table }: ImportTask,
  seen: ReadonlyMap<string, number>,
  landingsDir: string,
): { rows: PlannedRow[]; diagnostics: Diagnostic[] } {
  const slugs = Object.keys(record.pages).filter(
    (slug) => !seen.has(slug) && existsSync(join(landingsDir, `${slug}.yaml`)),
  );
  return {
    rows: slugs.map((slug) => ({
      ...{ row: null, line: null, slug, action: 'vanished' },
      ...{ changed: [], kept: [] },
    })),
    diagnostics: slugs.map((slug) => {
      const message = `The table has no row for /${slug} any more; its page is still there.`;
      const hint = `"touchdown remove ${slug}" takes the page away; put the row back if it is to stay.`;
      return report(table.source, {
        ...{ range: WHOLE_FILE, rule: 'import/vanished', severity: 'warning', message, hint },
      });
    }),
  };
}

/** What is remembered after the import: pages that are gone along with their rows are forgotten. */
function nextPages(
  { record }: ImportTask,
  results: readonly RowResult[],
  kept: ReadonlySet<string>,
): Record<string, WrittenValues> {
  const known = Object.entries(record.pages).filter(([slug]) => kept.has(slug));
  const written = results.flatMap(({ planned: { slug }, written }) =>
    slug !== null && written ? [[slug, written] as const] : [],
  );
  return Object.fromEntries([...known, ...written]);
}

/**
 * Finds out what an import does: one landing a row, and of pages that an earlier import has made, what is different now.
 * Nothing is written.
 *
 * @throws NewLandingFault if a wish names a path that landings have not.
 */
export function planImport(task: ImportTask, context: ImportSite): ImportPlan {
  const { table, record } = task;
  const { landingsDir } = context.site;
  const forms = [...textForms(context.templateValue)];
  const { mapping, diagnostics } = mapColumns(table, task.columns, forms, context.shape);
  const { shape, titleForms, languageFacts: facts } = context;
  const rowTask = {
    context,
    reading: { table, mapping, shape, titleForms, facts },
    last: { pages: record.pages, template: record.template?.value },
  };
  const seen = new Map<string, number>();
  const results: RowResult[] = [];
  if (!hasErrors(diagnostics))
    for (const row of table.rows) {
      const result = planRow(row, rowTask, seen);
      if (result.planned.slug !== null) seen.set(result.planned.slug, row.row);
      results.push(result);
    }
  const gone = hasErrors(diagnostics)
    ? { rows: [], diagnostics: [] }
    : vanished(task, seen, landingsDir);
  const kept = new Set([...seen.keys(), ...gone.rows.map(({ slug }) => slug ?? '')]);
  return {
    columns: plannedColumns(table, mapping),
    rows: [...results.map(({ planned }) => planned), ...gone.rows],
    diagnostics: [
      ...diagnostics,
      ...results.flatMap((result) => result.diagnostics),
      ...gone.diagnostics,
    ],
    pages: results.flatMap(({ page }) => page ?? []),
    record: {
      template: { name: task.template, value: context.templateValue },
      columns: task.columns,
      pages: nextPages(task, results, kept),
    },
    recordFile: recordFile(landingsDir, task.name),
  };
}
