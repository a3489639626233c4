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
import { inWritingTurn } from '../site/writing-turn.ts';
import { BuildFault } from '../system/build-fault.ts';
import { replaceUnchanged } from '../system/draft-file.ts';
import { explainSystemError } from '../system/system-fault.ts';

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

/** The file was written, but could not be checked afterwards. */
export class UncheckedEdit extends BuildFault {
  override name = 'UncheckedEdit';
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

/** A file before and after all operations. */
interface Edited {
  before: Buffer;
  text: string;
}

/** Applies operations to the text of a file. */
function edited(
  path: string,
  operations: readonly Operation[],
  { site, cwd }: EditSiteFileOptions,
): Edited | RefusedEdit {
  const file = displayPath(path, cwd);
  const { source, diagnostics } = readSource(path, { cwd });
  if (!source) return { diagnostics };
  const kind = ownDataFile(path, site);
  if (kind === undefined)
    return { refusal: `${file} is none of the site’s data.`, diagnostics: [] };
  const shape = jsonShape(schemaOf(kind, site.schemas));
  const before = readFileSync(path);
  const outcome = editData({ path, text: before.toString('utf8') }, operations, {
    keyOrder: (way) => keysAt(shape, way),
  });
  if (!('refused' in outcome)) return { before, text: outcome.text };
  const { path: way, reason, line, column } = outcome.refused;
  const refusal = `${file}:${line}:${column}: ${way} was not changed. ${reason}`;
  return { refusal, diagnostics: [] };
}

/** Applies operations to a file, in a turn of this process: what others have written before is kept. */
function rewritten(
  path: string,
  operations: readonly Operation[],
  options: EditSiteFileOptions,
): Edited | RefusedEdit {
  return inWritingTurn(options.site.root, () => {
    const outcome = edited(path, operations, options);
    if (!('text' in outcome)) return outcome;
    const content = Buffer.from(outcome.text);
    if (content.equals(outcome.before) || replaceUnchanged(path, outcome.before, content))
      return outcome;
    const file = displayPath(path, options.cwd);
    const refusal = `${file} was changed by another program meanwhile. Run this again.`;
    return { refusal, diagnostics: [] };
  });
}

/**
 * Edits one of the site's data files and checks it: either all operations are applied, or none. The file is
 * replaced only if its bytes have not changed since it was read.
 *
 * @param path absolute; an existing data file of the site.
 * @throws BuildFault if another process does not let this one write; UncheckedEdit; file system errors.
 */
export async function editSiteFile(
  path: string,
  operations: readonly Operation[],
  options: EditSiteFileOptions,
): Promise<EditedSiteFile | RefusedEdit> {
  const { cwd, dryRun } = options;
  const outcome = (dryRun ? edited : rewritten)(path, operations, options);
  if (!('text' in outcome)) return outcome;
  const { text } = outcome;
  const file = displayPath(path, cwd);
  const before = outcome.before.toString('utf8');
  const written = !dryRun && text !== before;
  let diagnostics: Diagnostic[];
  try {
    diagnostics = await (dryRun ? findingsIn(path, text, options) : findingsOf(path, options));
  } catch (error) {
    const reason = error instanceof BuildFault ? error.message : explainSystemError(error, cwd);
    if (!written || reason === undefined) throw error;
    throw new UncheckedEdit(`${file} was written, but could not be checked. ${reason}`);
  }
  const diff = unifiedDiff(file, before, text);
  return { text, diff, written, diagnostics };
}
