import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile } from '../system/draft-file.ts';
import { assertWithin } from '../system/within-folder.ts';
import type { ColumnWish } from './mapping.ts';

/** Values that an import has written to a page, by path. */
export type WrittenValues = Readonly<Record<string, unknown>>;

/** Record of the imports of a table, so that the next one can detect manual edits. */
export interface ImportRecord {
  /** Landing or starter that its pages were created from, with its content at that time. */
  template?: { name: string; value?: unknown };
  /** Explicit column mappings. */
  columns: readonly ColumnWish[];
  /** Pages by slug. */
  pages: Readonly<Record<string, WrittenValues>>;
}

const Stored = z.object({
  template: z.object({ name: z.string(), value: z.unknown() }).optional(),
  columns: z.array(z.object({ column: z.string(), to: z.string() })),
  pages: z.record(z.string(), z.record(z.string(), z.unknown())),
});

function recordFolder(landingsDir: string): string {
  return join(landingsDir, '.imports');
}

/** File of a table's record: in the landings folder, so that it is versioned with them. */
export function recordFile(landingsDir: string, table: string): string {
  return join(recordFolder(landingsDir), `${table}.json`);
}

/**
 * Reads a record.
 *
 * @returns an empty one if there is none.
 * @throws BuildFault if the file is not a record, without which manual edits would be lost, or is outside of the folder
 *   of landings.
 */
export function readRecord(path: string): ImportRecord {
  assertWithin(path, dirname(dirname(path)));
  if (!existsSync(path)) return { columns: [], pages: {} };
  try {
    return Stored.parse(JSON.parse(readFileSync(path, 'utf8'))) as ImportRecord;
  } catch {
    throw new BuildFault(
      `${path} is no record of an import. Put it back as it was, or delete it and the pages that the table has made.`,
    );
  }
}

/** The serialized record: sorted, one value per line, so that imports of several people can be merged. */
export function recordText({ template, columns, pages }: ImportRecord): string {
  const sorted = <Value>(map: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(map).sort(([a], [b]) => (a < b ? -1 : 1)));
  const ordered = Object.entries(sorted(pages)).map(([slug, values]) => [slug, sorted(values)]);
  const document = { template, columns, pages: Object.fromEntries(ordered) };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/**
 * Writes a record, if it has changed.
 *
 * @throws BuildFault if it would be outside of the folder of landings.
 */
export function writeRecord(path: string, record: ImportRecord): void {
  const text = recordText(record);
  assertWithin(path, dirname(dirname(path)));
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  replaceFile(path, text);
}

/** Renames a landing in all records, as page and as template. */
export function renameInRecords(landingsDir: string, from: string, to: string): void {
  const folder = recordFolder(landingsDir);
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    if (!name.endsWith('.json')) continue;
    const path = join(folder, name);
    const { template, columns, pages } = readRecord(path);
    const { [from]: page, ...others } = pages;
    writeRecord(path, {
      columns,
      pages: page ? { ...others, [to]: page } : pages,
      ...(template && { template: template.name === from ? { ...template, name: to } : template }),
    });
  }
}
