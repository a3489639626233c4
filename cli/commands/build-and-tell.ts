import pc from 'picocolors';
import { type BuildResult, NOTHING_DONE } from '../build/build-result.ts';
import { buildSite } from '../build/build-site.ts';
import { createProgress } from '../build/progress.ts';
import { keepBuiltSources } from '../changes/site-baseline.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { compactJsonList } from '../report/json-list.ts';
import { formatPretty } from '../report/pretty.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import { plainFindings } from '../report/summary.ts';
import { writePieces } from '../report/write-pieces.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { loadSiteCode, type OpenSite } from '../site/open-site.ts';
import { outputFolder, type SitePaths } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { explainSystemError } from '../system/system-fault.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';
import type { BuildOptions } from './build.ts';

function formatBytes(bytes: number): string {
  return bytes < 1_000_000
    ? `${(bytes / 1000).toFixed(1)} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function summary(result: BuildResult, out: string, milliseconds: number): string {
  const count = (number: number, what: string) => `${number.toLocaleString('en-US')} ${what}`;
  const parts = [
    count(result.pages, result.pages === 1 ? 'page' : 'pages'),
    count(result.written, 'written'),
    count(result.unchanged, 'unchanged'),
    ...(result.removed > 0 ? [count(result.removed, 'removed')] : []),
    formatBytes(result.bytes),
    `${(milliseconds / 1000).toFixed(2)} s`,
  ];
  return `${out}: ${parts.join(', ')}\n`;
}

/** What is built, and what is told of it. */
interface Task {
  paths: SitePaths;
  templates: EarlyBundle;
  options: BuildOptions;
  /** When the command began, in milliseconds. */
  started: number;
}

/**
 * Builds a site whose templates are being bundled, and tells what came of it.
 *
 * @returns the exit code of the command.
 */
export async function buildAndTell(task: Task, io: Io): Promise<ExitCode> {
  const findings = new SortedFindings();
  try {
    const site = { ...task.paths, ...(await loadSiteCode(task.paths.root)) };
    return await buildOpened(site, findings, task, io);
  } finally {
    findings.close();
  }
}

async function buildOpened(
  site: OpenSite,
  findings: SortedFindings,
  { templates, options, started }: Task,
  io: Io,
): Promise<ExitCode> {
  refreshSchemas(site.root, site.schemas);
  const out = outputFolder(io.cwd, options.out, site.root);
  const progress = createProgress(io);
  let result: BuildResult;
  try {
    result = await buildSite({
      ...site,
      out,
      templates,
      force: options.force,
      cwd: io.cwd,
      signal: io.signal,
      findings,
      onProgress: progress.update,
    });
  } catch (error) {
    const words = whyItEnded(error, io);
    if (words === undefined) throw error;
    io.stderr.write(`${pc.red('error')} ${words}\n`);
    const document = jsonDocument({ ...NOTHING_DONE, error: words }, [], started);
    if (options.json) await writePieces(io.stdout, document);
    return EXIT.failed;
  } finally {
    progress.end();
  }

  const { errors, warnings } = findings;
  if (options.json) await writePieces(io.stdout, jsonDocument(result, findings, started));
  if (errors + warnings > 0) {
    const colors = { colors: io.terminal };
    await writePieces(io.stderr, formatPretty(findings, { files: 0, errors, warnings }, colors));
  }
  if (errors > 0) {
    io.stderr.write('Nothing was written: the site is as it was before.\n');
    return EXIT.failed;
  }
  keepBuiltSources(site);
  (options.json ? io.stderr : io.stdout).write(
    summary(result, displayPath(out, io.cwd), performance.now() - started),
  );
  return EXIT.success;
}

/** Why a build could not go on; undefined for a fault of the tool. */
function whyItEnded(error: unknown, io: Io): string | undefined {
  if (io.signal.aborted) return 'The build was interrupted; the site is as it was before.';
  return error instanceof BuildFault ? error.message : explainSystemError(error, io.cwd);
}

/** `build --json`: one document on one line, with `error` if the build could not go on (docs/product.md, "Commands"). */
function* jsonDocument(
  result: BuildResult & { error?: string },
  findings: Iterable<Diagnostic>,
  started: number,
): Generator<string> {
  const milliseconds = Math.round(performance.now() - started);
  yield `${JSON.stringify({ ...result, milliseconds }).slice(0, -1)},"diagnostics":`;
  yield* compactJsonList(plainFindings(findings));
  yield '}\n';
}
