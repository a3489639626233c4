import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { jsonShape } from '../content/shape/json-shape.ts';
import { displayPath } from '../content/source-file.ts';
import { type Operation, operationPath } from '../edit/operation.ts';
import type { WrittenOperation } from '../edit/operation-forms.ts';
import { readOperation } from '../edit/written-operation.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { plainFinding } from '../report/summary.ts';
import { ownDataFile, schemaOf } from '../site/data-files.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import {
  type EditedSiteFile,
  editSiteFile,
  type RefusedEdit,
  UncheckedEdit,
} from '../site-edits/edit-site-file.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { faultOutcome } from './expected-fault.ts';

export interface EditOptions extends SiteOptions {
  /** File as given. */
  file: string;
  /** In the order of the command line. */
  operations: readonly WrittenOperation[];
  dryRun: boolean;
  json: boolean;
}

/** Result of the command, whatever is printed about it. */
interface Outcome {
  code: ExitCode;
  written: boolean;
  operations: readonly Operation[];
  diagnostics: readonly Diagnostic[];
  /** What would change, in a dry run. */
  diff?: string;
  /** What went wrong, if no finding covers it. */
  error?: string;
}

const NOTHING = { written: false, operations: [], diagnostics: [] };

/** The operations, and the messages for those that cannot be parsed. */
function readOperations(
  written: readonly WrittenOperation[],
  shape: Parameters<typeof readOperation>[1],
): { operations: Operation[]; faults: string[] } {
  const read = written.map((operation) => readOperation(operation, shape));
  return {
    operations: read.filter((operation) => typeof operation !== 'string'),
    faults: read.filter((operation) => typeof operation === 'string'),
  };
}

async function editFile(options: EditOptions, io: Io): Promise<Outcome> {
  const path = resolve(io.cwd, options.file);
  const file = displayPath(path, io.cwd);
  const missing = { ...NOTHING, code: EXIT.usage, error: `There is no file ${file}.` };
  if (!existsSync(path)) return missing;
  const site = await openSite(io.cwd, options);
  // Reading the site takes a while, in which another command may move the file.
  if (!existsSync(path)) return missing;
  const kind = ownDataFile(path, site);
  if (kind === undefined) {
    const error = `${file} cannot be edited: only landings, page.yaml and page.md in pages, the configuration and words can.`;
    return { ...NOTHING, code: EXIT.failed, error };
  }
  const shape = jsonShape(schemaOf(kind, site.schemas));
  const { operations, faults } = readOperations(options.operations, shape);
  if (operations.length === 0 && faults.length === 0)
    faults.push('Give at least one operation, such as --set hero.headline="Open all night".');
  if (faults.length > 0) return { ...NOTHING, code: EXIT.usage, error: faults.join('\n') };
  let done: EditedSiteFile | RefusedEdit;
  try {
    done = await editSiteFile(path, operations, {
      ...{ site, cwd: io.cwd, signal: io.signal, dryRun: options.dryRun },
    });
  } catch (error) {
    if (!(error instanceof UncheckedEdit)) throw error;
    const { message } = error;
    if (options.json) io.stderr.write(`${message}\n`);
    return { code: EXIT.failed, written: true, operations, diagnostics: [], error: message };
  }
  if (!('text' in done)) {
    const { refusal, diagnostics } = done;
    const error = refusal === undefined ? {} : { error: refusal };
    return { code: EXIT.failed, written: false, operations, diagnostics, ...error };
  }
  const { written, diff, diagnostics } = done;
  if (options.dryRun) return { code: EXIT.success, written, operations, diagnostics, diff };
  const code = hasErrors(diagnostics) ? EXIT.failed : EXIT.success;
  return { code, written, operations, diagnostics };
}

function printJson(file: string, { written, operations, diagnostics, error }: Outcome, io: Io) {
  const document = {
    file,
    written,
    operations: operations.map((operation) => ({
      op: operation.op,
      path: operationPath(operation),
    })),
    diagnostics: diagnostics.map(plainFinding),
    ...(error === undefined ? {} : { error }),
  };
  io.stdout.write(`${JSON.stringify(document)}\n`);
}

function print(
  file: string,
  { code, written, operations, diagnostics, diff, error }: Outcome,
  io: Io,
): void {
  if (written) io.stdout.write(`Changed ${file}: ${operations.map(operationPath).join(', ')}\n`);
  if (diff !== undefined) io.stdout.write(diff === '' ? 'Nothing would change.\n' : diff);
  if (diagnostics.length > 0)
    io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
  if (error !== undefined) io.stderr.write(`${error}\n`);
  if (code !== EXIT.success && !written) io.stderr.write('Nothing was written.\n');
}

/**
 * `touchdown edit`: changes values in a data file of the site, leaving every other byte as it is. `--json` always
 * prints one document: `file`, `written`, `operations`, `diagnostics`, and `error` for any other failure. Either
 * all operations are applied or none.
 *
 * @returns 0 on success and for a dry run; 1 if an operation is refused, or the written file has errors or could not be checked; 2 if a path cannot be parsed
 *   or the file or a site does not exist.
 */
export async function edit(options: EditOptions, io: Io): Promise<ExitCode> {
  let outcome: Outcome;
  try {
    outcome = await editFile(options, io);
  } catch (error) {
    outcome = { ...NOTHING, ...faultOutcome(error, options, io) };
  }
  const file = displayPath(resolve(io.cwd, options.file), io.cwd);
  if (options.json) printJson(file, outcome, io);
  else print(file, outcome, io);
  return outcome.code;
}
