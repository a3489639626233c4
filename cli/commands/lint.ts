import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { startThreads } from '../lint/checked-ahead.ts';
import {
  type LintResult,
  type LintSiteOptions,
  lintSite,
  missingFiles,
} from '../lint/lint-site.ts';
import { lintThreads } from '../lint/lint-threads.ts';
import { keepLint, sameLint } from '../lint/same-lint.ts';
import { findChromium } from '../page-pictures/find-chromium.ts';
import type { Findings } from '../report/findings.ts';
import { formatGithub } from '../report/github.ts';
import { formatJson } from '../report/json.ts';
import { formatPretty } from '../report/pretty.ts';
import { formatSarif } from '../report/sarif.ts';
import type { Summary } from '../report/summary.ts';
import { writePieces } from '../report/write-pieces.ts';
import { BASELINE_FILE, Baseline } from '../severity/baseline.ts';
import { isAdjustable } from '../severity/severities.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { type OpenSite, openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { resolveSite } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { markInputs } from '../templates/input-marks.ts';

export interface LintOptions extends SiteOptions {
  /** Files as given; empty for all. */
  files: string[];
  format: 'pretty' | 'json' | 'sarif' | 'github';
  production: boolean;
  /** Check external links. */
  online: boolean;
  /** Measure pages in a local browser. */
  browser: boolean;
  maxWarnings?: number;
  fix: boolean;
  /** Accepts all current findings. */
  updateBaseline: boolean;
  /** The moment to lint for. */
  now?: string;
}

function format(
  name: LintOptions['format'],
  diagnostics: Iterable<Diagnostic>,
  summary: Summary,
  io: Io,
): Iterable<string> {
  switch (name) {
    case 'json':
      return formatJson(diagnostics, summary);
    case 'sarif':
      return formatSarif(diagnostics);
    case 'github':
      return formatGithub(diagnostics);
    case 'pretty':
      return formatPretty(diagnostics, summary, { colors: io.terminal });
  }
}

/** Files report one problem of a kind at a time, so fixing is repeated, at most this many times. */
const MOST_ROUNDS = 20;

async function lintAndFix(site: LintSiteOptions, fix: boolean, io: Io): Promise<LintResult> {
  let result = await lintSite(site);
  if (!fix) return result;
  const { fixFiles } = await import('../lint/fix-files.ts');
  const fixed = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const changed = fixFiles(result.diagnostics, site);
    if (changed.length === 0) break;
    for (const file of changed) fixed.add(file);
    result.diagnostics.close();
    result = await lintSite(site);
  }
  for (const file of fixed) io.stderr.write(`Fixed ${file}\n`);
  return result;
}

/** Writes the findings to the baseline, except errors that block a build. @returns 1 if there are such errors. */
function acceptFindings(root: string, diagnostics: Findings, io: Io): ExitCode {
  const stays = ({ rule, severity }: Diagnostic) => !isAdjustable(rule, severity);
  const found = [...diagnostics];
  diagnostics.close();
  const count = new Baseline(root, io.cwd).replace(found.filter((finding) => !stays(finding)));
  const left = found.filter(stays).length;
  io.stderr.write(`${BASELINE_FILE}: ${count} ${count === 1 ? 'finding' : 'findings'} accepted.\n`);
  if (left > 0)
    io.stderr.write(
      `${left} ${left === 1 ? 'error keeps' : 'errors keep'} pages from being built and cannot be accepted.\n`,
    );
  return left > 0 ? EXIT.failed : EXIT.success;
}

/** Measures pages in a local Chromium, with progress on a terminal. */
function inBrowser(site: OpenSite, io: Io): NonNullable<LintSiteOptions['inBrowser']> {
  return async (paths, toldBanners) => {
    const chromium = findChromium(io.env);
    if (chromium === undefined)
      throw new BuildFault('--browser needs a Chromium on this machine; CHROMIUM_PATH names it.');
    const { checkInBrowser } = await import('../browser-lint/check-in-browser.ts');
    const show = (done: number, all: number) =>
      io.stderr.write(`\rMeasured ${done} of ${all} pages${done === all ? '\n' : ''}`);
    const onProgress = io.terminal ? show : undefined;
    const { cwd, signal } = io;
    return checkInBrowser({
      site,
      cwd,
      paths,
      toldBanners,
      chromium,
      signal,
      ...(onProgress && { onProgress }),
    });
  };
}

/**
 * `touchdown lint`: reports every problem in every file in one run (docs/product.md, "Commands"). With JSON output,
 * a run that cannot start prints `{"error"}`.
 *
 * @returns 0 if there are no errors and not too many warnings, 1 otherwise, 2 if a named file does not exist.
 */
export async function lint(options: LintOptions, io: Io): Promise<ExitCode> {
  const json = options.format === 'json';
  const missing = missingFiles(options.files, io.cwd);
  if (missing.length > 0) {
    const message = missing.map((file) => `There is no file ${file}.`).join('\n');
    return fail({ code: EXIT.usage, message, json }, io);
  }
  const started = performance.timeOrigin + performance.now();
  const { files: _, format: __, fix, updateBaseline, maxWarnings: ___, ...asked } = options;
  const whole = { ...resolveSite(io.cwd, options), cwd: io.cwd, asked };
  const asksOthers = options.online || options.browser;
  const isRepeatable = options.files.length === 0 && !fix && !updateBaseline && !asksOthers;
  const marks = isRepeatable ? markInputs(whole, []) : undefined;
  const same = marks && sameLint(whole, marks);
  if (same) return tell(same, options, io);
  const open = await openSite(io.cwd, options);
  const threads = lintThreads(open.root, io.signal);
  if (marks) startThreads(threads, { ...open, stamps: marks.landings });
  refreshSchemas(open.root, open.schemas);
  const site = {
    ...open,
    cwd: io.cwd,
    files: options.files.map((file) => resolve(io.cwd, file)),
    production: options.production,
    online: options.online,
    inBrowser: options.browser ? inBrowser(open, io) : undefined,
    usesBaseline: !options.updateBaseline,
    now: options.now,
    stamps: marks?.landings,
    threads,
    signal: io.signal,
  };
  let result: LintResult;
  try {
    result = await lintAndFix(site, options.fix, io);
  } catch (error) {
    threads.stop();
    if (io.signal.aborted)
      return fail({ code: EXIT.failed, message: 'The check was interrupted.', json }, io);
    if (!(error instanceof BuildFault)) throw error;
    return fail({ code: EXIT.failed, message: error.message, json }, io);
  }
  if (updateBaseline) return acceptFindings(open.root, result.diagnostics, io);
  return tell(marks ? keepLint(whole, { started, marks }, result) : result, options, io);
}

async function tell(
  { files, diagnostics }: LintResult,
  options: LintOptions,
  io: Io,
): Promise<ExitCode> {
  const summary = { files, errors: diagnostics.errors, warnings: diagnostics.warnings };
  await writePieces(io.stdout, format(options.format, diagnostics, summary, io));
  diagnostics.close();
  const tooMany = options.maxWarnings !== undefined && summary.warnings > options.maxWarnings;
  if (tooMany) io.stderr.write(`More than ${options.maxWarnings} warnings.\n`);
  return summary.errors > 0 || tooMany ? EXIT.failed : EXIT.success;
}
