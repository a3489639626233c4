import { readFileSync } from 'node:fs';
import type { Diagnostic } from '../content/diagnostic.ts';
import { jsonShape, keysAt } from '../content/json-shape.ts';
import { holdOpen } from '../content/open-texts.ts';
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
  /** Files are named from here. */
  cwd: string;
  signal: AbortSignal;
  /** True to tell what would change and to write nothing. */
  dryRun: boolean;
}

/** A file after all operations were done to it. */
export interface EditedSiteFile {
  written: boolean;
  /** What the file holds, or would. */
  text: string;
  /** Changed lines as a unified diff. */
  diff: string;
  /** What is wrong with the file now, or would be. */
  diagnostics: readonly Diagnostic[];
}

/** Nothing was written: the sentence says where and why, or the findings do. */
export interface RefusedEdit {
  refusal?: string;
  /** Faults that keep the file from being read at all. */
  diagnostics: readonly Diagnostic[];
}

/** What is wrong with one file, as `lint` tells it. */
async function findingsOf(
  path: string,
  { site, cwd, signal }: EditSiteFileOptions,
): Promise<Diagnostic[]> {
  const result = await lintSite({ ...site, cwd, files: [path], production: false, signal });
  const found = [...result.diagnostics];
  result.diagnostics.close();
  return found;
}

/** The same of a text that is not written. */
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
 * Changes a file of a site's data and checks it: all operations are done, or none. The file is replaced only if it still has
 * the bytes that were read.
 *
 * @param path absolute; the file is there and is one of the site's data.
 * @throws what the file system throws.
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
