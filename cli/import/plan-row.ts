import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { keysAt } from '../content/shape/json-shape.ts';
import { displayPath, readSource, report } from '../content/source-file.ts';
import { type Path, pathName, valueAt } from '../content/value-path.ts';
import { parseYaml } from '../content/yaml/yaml-file.ts';
import { editText } from '../edit/edit-text.ts';
import { checkDraft } from '../new-landing/check-draft.ts';
import { repeatedTexts } from '../new-landing/repeated.ts';
import type { PlannedPage, PlannedRow } from './import-plan.ts';
import type { WrittenValues } from './import-record.ts';
import type { ImportSite } from './import-site.ts';
import { newPage } from './new-page.ts';
import { rowAddress } from './row-address.ts';
import { rowUpdate } from './row-update.ts';
import { type RowContext, type RowValue, rowValues } from './row-values.ts';
import type { TableRow } from './table.ts';
import { rowRange, tableFindings } from './table-findings.ts';

/** Where a page says that search engines are to leave it out. */
export const NOINDEX: Path = ['page', 'noindex'];

export const NOINDEX_NAME = pathName(NOINDEX);

/** Dependencies of planning rows. */
export interface RowTask {
  context: ImportSite;
  reading: RowContext;
  /** What the last import has written to each page, and the content of the template at that time. */
  last: { pages: Readonly<Record<string, WrittenValues>>; template: unknown };
  /** Slugs of rows whose pages get noindex, because they would repeat another one. */
  noindexed: ReadonlySet<string>;
}

/** What happens to a row, and what is written for it. */
export interface RowResult {
  planned: PlannedRow;
  diagnostics: Diagnostic[];
  page?: PlannedPage;
  /** Values to record for its page. */
  written?: WrittenValues;
  /** The text of its page after the import; missing if the row is refused. */
  text?: string;
}

/** A row with an address. */
interface AddressedRow {
  row: TableRow;
  slug: string;
  /** Absolute path of the file. */
  path: string;
  values: RowValue[];
}

type Outcome = Omit<RowResult, 'planned'> & Partial<Pick<PlannedRow, 'changed' | 'kept'>>;

/** Findings about the text of a page, located at the row's value. */
function checked(
  text: string,
  { row, slug, path, values }: AddressedRow,
  { context, reading }: RowTask,
): Diagnostic[] {
  const { site, facts, cwd, template } = context;
  const { landing, diagnostics } = checkDraft({ path, text }, site, facts, cwd);
  const repeated =
    landing && template.origin && !hasErrors(diagnostics)
      ? repeatedTexts(landing, template.origin)
      : [];
  // Repeated pages are reported by `repeatingRows`, at the row.
  const found = [...diagnostics, ...repeated].filter(
    ({ rule }) => rule !== 'doorway/near-duplicate',
  );
  if (found.length === 0) return [];
  const { locate } = landing ?? parseYaml({ path, file: path, text, hash: '' });
  return tableFindings(found, { table: reading.table, row, values, slug }, locate);
}

function refusal(message: string, hint: string, { row }: AddressedRow, { reading }: RowTask) {
  const finding = { range: rowRange(row), rule: 'import/refused', message, hint };
  return { diagnostics: [report(reading.table.source, finding)] };
}

function created(addressed: AddressedRow, task: RowTask): Outcome {
  const { slug, path, values } = addressed;
  const owner = task.context.taken.get(`/${slug}`);
  if (owner !== undefined) {
    const message = `/${slug} is already the address of ${owner}, which this table has not made.`;
    const hint =
      'Give the row another slug. Pages that a table of another name has made are updated with --table and that name.';
    return refusal(message, hint, addressed, task);
  }
  const target = task.context.redirected.get(`/${slug}`);
  if (target !== undefined) {
    const message = `/${slug} redirects to ${target}, so no page can be made there.`;
    const hint = `If its page was renamed, give the row the new slug. Otherwise take the redirect out of the configuration.`;
    return refusal(message, hint, addressed, task);
  }
  const made = newPage(values, task.context);
  if ('refused' in made) {
    const hint = 'Map the column to another path.';
    return refusal(`/${slug}: ${made.refused}`, hint, addressed, task);
  }
  const { text } = made;
  const filled = values.filter(({ value }) => value !== undefined);
  return {
    diagnostics: checked(text, addressed, task),
    page: { slug, path, text },
    text,
    written: Object.fromEntries(filled.map(({ name, value }) => [name, value])),
  };
}

function updated(addressed: AddressedRow, task: RowTask, last: WrittenValues): Outcome {
  const { slug, path } = addressed;
  const { context, reading } = task;
  const { source } = readSource(path, {
    cwd: context.cwd,
    within: context.site.landingsDir,
  });
  if (!source)
    return refusal(
      `${displayPath(path, context.cwd)} cannot be read.`,
      'Mend the file first.',
      addressed,
      task,
    );
  const template = { now: context.templateValue, before: task.last.template };
  const { value } = parseYaml(source);
  const isByHand = last[NOINDEX_NAME] === undefined && valueAt(value, NOINDEX) === true;
  const values = addressed.values.filter(({ path: way }) => way !== NOINDEX || !isByHand);
  const { operations, kept, contested, written } = rowUpdate(values, value, last, template);
  const diagnostics = contested.map(({ name, range }) => {
    const message = `/${slug}, ${name}: the page was edited by hand and stays as it is.`;
    const hint = `To take over what the table says, change ${source.file} there, or delete the line.`;
    const finding = {
      range,
      rule: 'import/edited-by-hand',
      severity: 'warning',
      message,
      hint,
    } as const;
    return report(reading.table.source, finding);
  });
  const { text: before } = source;
  const outcome = { diagnostics, written, kept: kept.map(({ name }) => name), text: before };
  if (operations.length === 0) return outcome;
  const edited = editText(before, operations, {
    keyOrder: (way) => keysAt(context.shape, way),
  });
  if ('refused' in edited) {
    const { path: way, reason, line } = edited.refused;
    const message = `${source.file}:${line}: ${way} was not changed. ${reason}`;
    return refusal(message, 'Mend the file, or take the cell out.', addressed, task);
  }
  const { text } = edited;
  return {
    ...outcome,
    diagnostics: [...diagnostics, ...checked(text, addressed, task)],
    text,
    page: { slug, path, text, update: { before, operations } },
    changed: operations.map(({ path: way }) => values.find((own) => own.path === way)?.name ?? ''),
  };
}

/** The noindex value of a row's page, set or removed; empty if template or table set it themselves. */
function noindexValues(row: TableRow, slug: string, task: RowTask): RowValue[] {
  const { reading, context, noindexed, last } = task;
  const isMapped = reading.mapping.columns.some(({ name }) => name === NOINDEX_NAME);
  if (isMapped || valueAt(context.templateValue, NOINDEX) !== undefined) return [];
  const isSet = last.pages[slug]?.[NOINDEX_NAME] === true;
  const isWished = noindexed.has(slug);
  if (!isSet && !isWished) return [];
  return [
    { path: NOINDEX, name: NOINDEX_NAME, value: isWished || undefined, range: rowRange(row) },
  ];
}

/**
 * Plans one row. Nothing is written.
 *
 * @param seen slugs of previous rows, with their numbers.
 */
export function planRow(
  row: TableRow,
  task: RowTask,
  seen: ReadonlyMap<string, number>,
): RowResult {
  const { values, diagnostics } = rowValues(row, task.reading);
  const address = rowAddress(row, values, task.reading, seen);
  const place = { row: row.row, line: rowRange(row).line };
  const nothing = { ...place, changed: [], kept: [] };
  if ('diagnostic' in address) {
    const planned = { ...nothing, slug: null, action: 'refused' } as const;
    return { planned, diagnostics: [...diagnostics, address.diagnostic] };
  }
  const { slug } = address;
  const refused = { ...nothing, slug, action: 'refused' } as const;
  if (hasErrors(diagnostics)) return { planned: refused, diagnostics };
  const path = join(task.context.site.landingsDir, `${slug}.yaml`);
  const own = noindexValues(row, slug, task);
  const addressed = { row, slug, path, values: [...values, ...own] };
  const last = Object.hasOwn(task.last.pages, slug) ? task.last.pages[slug] : undefined;
  const isThere = last !== undefined && existsSync(path);
  const {
    changed = [],
    kept = [],
    ...outcome
  } = isThere ? updated(addressed, task, last) : created(addressed, task);
  if (hasErrors(outcome.diagnostics)) return { planned: refused, diagnostics: outcome.diagnostics };
  const action = !isThere ? 'created' : outcome.page ? 'updated' : 'unchanged';
  return { ...outcome, planned: { ...place, slug, action, changed, kept } };
}
