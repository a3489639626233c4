import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../content/diagnostic.ts';
import { holdOpen } from '../content/open-texts.ts';
import { jsonShape, keysAt } from '../content/shape/json-shape.ts';
import { displayPath, readSource } from '../content/source-file.ts';
import { editData } from '../edit/edit-data.ts';
import type { Operation } from '../edit/operation.ts';
import { lintSite } from '../lint/lint-site.ts';
import { unifiedDiff } from '../report/unified-diff.ts';
import { ownDataFile, schemaOf } from '../site/data-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import { replaceUnchanged } from '../system/draft-file.ts';

interface EditSiteFileOptions {
  site: OpenSite;
  /** Folder that file names are relative to. */
  cwd: string;
  signal: AbortSignal;
  /** True to report the change without writing it. */
  dryRun: boolean;
}

/** A file after all operations. */
export interface EditedSiteFile {
  written: boolean;
  /** The file's content, as written or as it would be. */
  text: string;
  /** The changes as a unified diff. */
  diff: string;
  /** Findings for the file, as written or as it would be. */
  diagnostics: readonly Diagnostic[];
}

/** Nothing was written, for the reason in `refusal` or in the findings. */
export interface RefusedEdit {
  refusal?: string;
  /** Faults that make the file unreadable. */
  diagnostics: readonly Diagnostic[];
}

/** Findings for one file, as `lint` reports them. */
async function findingsOf(
  path: string,
  { site, cwd, signal }: EditSiteFileOptions,
): Promise<Diagnostic[]> {
  const result = await lintSite({ ...site, cwd, files: [path], production: false, signal });
  const found = [...result.diagnostics];
  result.diagnostics.close();
  return found;
}

/** Findings for content that is not written to disk. */
async function findingsIn(
  path: string,
  text: string,
  options: EditSiteFileOptions,
): Promise<Diagnostic[]> {
  holdOpen(path, text);
  try {
    return await findingsOf(path, options);
  } finally {
    holdOpen(path, undefined);
  }
}

/**
 * Edits one of the site's data files and checks it: either all operations are applied, or none. The file is
 * replaced only if its bytes have not changed since it was read.
 *
 * @param path absolute; an existing data file of the site.
 * @throws file system errors.
 */
export async function editSiteFile(
  path: string,
  operations: readonly Operation[],
  options: EditSiteFileOptions,
): Promise<EditedSiteFile | RefusedEdit> {
  const { site, cwd, dryRun } = options;
  const file = displayPath(path, cwd);
  const { source, diagnostics } = readSource(path, { cwd });
  const kind = ownDataFile(path, site);
  if (kind === undefined)
    return { refusal: `${file} is none of the site’s data.`, diagnostics: [] };
  if (!source) return { diagnostics };
  const shape = jsonShape(schemaOf(kind, site.schemas));
  const before = readFileSync(path);
  const read = before.toString('utf8');
  const edited = editData({ path, text: read }, operations, {
    keyOrder: (way) => keysAt(shape, way),
  });
  if ('refused' in edited) {
    const { path: way, reason, line, column } = edited.refused;
    const refusal = `${file}:${line}:${column}: ${way} was not changed. ${reason}`;
    return { refusal, diagnostics: [] };
  }
  const { text } = edited;
  const done = { text, diff: unifiedDiff(file, read, text) };
  if (dryRun)
    return { ...done, written: false, diagnostics: await findingsIn(path, text, options) };
  const content = Buffer.from(text);
  const isNew = !content.equals(before);
  if (isNew && !replaceUnchanged(path, before, content)) {
    const refusal = `${file} was changed by another program meanwhile. Run this again.`;
    return { refusal, diagnostics: [] };
  }
  return { ...done, written: isNew, diagnostics: await findingsOf(path, options) };
}
