import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, hasErrors, WHOLE_FILE } from '../content/diagnostic.ts';
import { report } from '../content/source-file.ts';
import { valueAt } from '../content/value-path.ts';
import { parseYaml } from '../content/yaml/yaml-file.ts';
import type { ImportPlan, PlannedRow } from './import-plan.ts';
import { type ImportRecord, recordFile, type WrittenValues } from './import-record.ts';
import type { ImportSite } from './import-site.ts';
import { mapColumns } from './map-columns.ts';
import type { ColumnWish } from './mapping.ts';
import { textForms } from './placeholders.ts';
import { NOINDEX, NOINDEX_NAME, planRow, type RowResult, type RowTask } from './plan-row.ts';
import { plannedColumns } from './planned-columns.ts';
import { type Repeated, type RowPage, repeatingRows } from './repeating-rows.ts';
import type { Table, TableRow } from './table.ts';
import { rowRange } from './table-findings.ts';

/** A table to import. */
export interface ImportTask {
  table: Table;
  /** Name under which imports of the table are tracked. */
  name: string;
  /** Landing or starter that new pages are created from. */
  template: string;
  columns: readonly ColumnWish[];
  /** Record of earlier imports of the table. */
  record: ImportRecord;
}

/** Pages whose rows are gone: they are reported, and kept. */
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

/** The record after the import, without pages that are gone along with their rows. */
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

/** @returns the result of each row, and row numbers by slug. */
function planRows(rows: readonly TableRow[], task: RowTask) {
  const seen = new Map<string, number>();
  const results: RowResult[] = [];
  for (const row of rows) {
    const result = planRow(row, task, seen);
    if (result.planned.slug !== null) seen.set(result.planned.slug, row.row);
    results.push(result);
  }
  return { results, seen };
}

/**
 * Sets noindex on pages that would repeat each other, and removes it from those that no longer do, by planning
 * their rows again.
 *
 * @param results of the rows in order, of which some are replaced.
 * @returns a warning for each page that repeats another one.
 */
function keepOut(results: RowResult[], task: RowTask, table: Table): Diagnostic[] {
  const { template } = task.context;
  const pages = results.flatMap(({ planned: { slug }, text }) =>
    slug === null || text === undefined ? [] : [{ slug, text }],
  );
  // A page that search engines already know stays the original, wherever its row is now.
  const age = ({ slug }: RowPage) =>
    task.noindexed.has(slug) ? 2 : Object.hasOwn(task.last.pages, slug) ? 0 : 1;
  pages.sort((a, b) => age(a) - age(b));
  const { origin, text } = template;
  const original = origin && { slug: origin.page.slug, text };
  const repeated = repeatingRows(pages, original);
  const noindexed = new Set(repeated.keys());
  return results.flatMap((result, index) => {
    const row = table.rows[index];
    const { slug } = result.planned;
    if (!row || slug === null || result.text === undefined) return [];
    if (noindexed.has(slug) !== task.noindexed.has(slug))
      results[index] = planRow(row, { ...task, noindexed }, new Map());
    const found = repeated.get(slug);
    return found ? [doorway(table, row, results[index] ?? result, found)] : [];
  });
}

/** What is done about a page that repeats another one, and what is left to do; noindex may be that of a person or of the table. */
function remedy({ text = '', written }: RowResult): { done: string; left: string } {
  const value = valueAt(parseYaml({ path: '', file: '', text, hash: '' }).value, NOINDEX);
  if (value !== true) return { done: 'search engines may drop both', left: ', or set noindex' };
  const isOwn = written?.[NOINDEX_NAME] === true;
  return {
    done: 'search engines are told to leave it out (page.noindex)',
    left: isOwn ? '; the next import then removes noindex' : '; then take noindex out by hand',
  };
}

function doorway(table: Table, row: TableRow, result: RowResult, { original, shared }: Repeated) {
  const { percent, paths } = shared;
  const { done, left } = remedy(result);
  const message = `${percent} % of the text of /${result.planned.slug}, names and figures apart, is also on /${original}, so ${done}.`;
  const places = paths.length === 0 ? '' : `, first of all ${paths.join(', ')}`;
  const hint = `Give the row what only this page can say${places}${left}.`;
  const finding = { range: rowRange(row), rule: 'doorway/near-duplicate', message, hint };
  return report(table.source, { ...finding, severity: 'warning' });
}

/**
 * Plans an import: one landing per row, and for pages that an earlier import has created, the changes. Nothing is
 * written.
 *
 * @throws NewLandingFault if a mapping names a path that landings do not have.
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
    noindexed: new Set(
      Object.keys(record.pages).filter((slug) => record.pages[slug]?.[NOINDEX_NAME] === true),
    ),
  };
  const isReadable = !hasErrors(diagnostics);
  const { results, seen } = planRows(isReadable ? table.rows : [], rowTask);
  const doorways = keepOut(results, rowTask, table);
  const gone = isReadable ? vanished(task, seen, landingsDir) : { rows: [], diagnostics: [] };
  const kept = new Set([...seen.keys(), ...gone.rows.map(({ slug }) => slug ?? '')]);
  return {
    columns: plannedColumns(table, mapping),
    rows: [...results.map(({ planned }) => planned), ...gone.rows],
    diagnostics: [
      ...diagnostics,
      ...results.flatMap((result) => result.diagnostics),
      ...doorways,
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
