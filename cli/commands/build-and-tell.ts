import pc from 'picocolors';
import { type BuildResult, NOTHING_DONE } from '../build/build-result.ts';
import { buildSite } from '../build/build-site.ts';
import { createProgress } from '../build/progress.ts';
import type { AskedBuild } from '../build/same-build.ts';
import { keepBuiltSources } from '../changes/site-baseline.ts';
import { keepBuiltConfig } from '../plan/built-config.ts';
import { formatPretty } from '../report/pretty.ts';
import { SortedFindings } from '../report/sorted-findings.ts';
import { writePieces } from '../report/write-pieces.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { loadSiteCode, type OpenSite } from '../site/open-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { explainSystemError } from '../system/system-fault.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';
import type { BuildOptions } from './build.ts';
import { tellAsJson, tellSummary } from './tell-build.ts';

/** What to build, and how to report it. */
interface Task {
  build: AskedBuild;
  templates: EarlyBundle;
  options: BuildOptions;
  /** When the command started, in milliseconds since process start. */
  started: number;
}

/**
 * Builds a site whose templates are being bundled, and reports the result.
 *
 * @returns the exit code of the command.
 */
export async function buildAndTell(task: Task, io: Io): Promise<ExitCode> {
  const findings = new SortedFindings();
  try {
    const { root, landingsDir, configFile } = task.build;
    const site = { root, landingsDir, configFile, ...(await loadSiteCode(root)) };
    return await buildOpened(site, findings, task, io);
  } finally {
    findings.close();
  }
}

async function buildOpened(
  site: OpenSite,
  findings: SortedFindings,
  { build, templates, options, started }: Task,
  io: Io,
): Promise<ExitCode> {
  refreshSchemas(site.root, site.schemas);
  const progress = createProgress(io);
  let result: BuildResult;
  try {
    result = await buildSite({
      ...site,
      ...{ out: build.out, asked: build.asked, templates },
      started: performance.timeOrigin + started,
      force: options.force,
      host: options.host,
      cwd: io.cwd,
      signal: io.signal,
      findings,
      onProgress: progress.update,
    });
  } catch (error) {
    const words = whyItEnded(error, io);
    if (words === undefined) throw error;
    io.stderr.write(`${pc.red('error')} ${words}\n`);
    if (options.json) await tellAsJson({ ...NOTHING_DONE, error: words }, [], started, io);
    return EXIT.failed;
  } finally {
    progress.end();
  }

  const { errors, warnings } = findings;
  if (options.json) await tellAsJson(result, findings, started, io);
  if (errors + warnings > 0) {
    const colors = { colors: io.terminal };
    await writePieces(io.stderr, formatPretty(findings, { files: 0, errors, warnings }, colors));
  }
  if (errors > 0) {
    io.stderr.write('Nothing was written; the previous site is unchanged.\n');
    return EXIT.failed;
  }
  keepBuiltSources(site);
  keepBuiltConfig(site, build.out);
  tellSummary(result, { out: build.out, started, json: options.json }, io);
  return EXIT.success;
}

/** Why a build failed; undefined for a bug in the tool. */
function whyItEnded(error: unknown, io: Io): string | undefined {
  if (io.signal.aborted) return 'The build was interrupted; the previous site is unchanged.';
  return error instanceof BuildFault ? error.message : explainSystemError(error, io.cwd);
}
