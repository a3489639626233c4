import type { Diagnostic } from '../content/diagnostic.ts';
import { keepSetup } from '../lint/kept-setup.ts';
import { type CheckAhead, needsThreads } from '../lint/landings/checked-ahead.ts';
import type { LintThreads } from '../lint/landings/lint-threads.ts';
import {
  type FreshLint,
  type LintResult,
  type LintSiteOptions,
  lintSite,
} from '../lint/lint-site.ts';
import { LeftHosts } from '../lint/outside/left-hosts.ts';
import { type AskedLint, keepLint } from '../lint/same-lint.ts';
import { findChromium } from '../page-pictures/find-chromium.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { loadCodeDespiteFaults, type OpenSite } from '../site/open-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';
import type { InputMarks } from '../templates/input-marks.ts';
import type { LintOptions } from './lint.ts';

/** What to check, and how. */
interface Task {
  site: AskedLint;
  /** Absolute paths; empty for everything. */
  files: readonly string[];
  options: LintOptions;
  /** For many landings; perhaps started already. */
  threads: LintThreads;
  /** In these threads. */
  ahead: CheckAhead | undefined;
  /** The templates, if everything is checked. */
  templates: EarlyBundle | undefined;
  /** When the command started, in milliseconds since 1970. */
  started: number;
  /** Of the files before any was read, if the result is cached. */
  marks: InputMarks | undefined;
}

/** Files report one problem of a kind at a time, so fixing is repeated, at most this many times. */
const MOST_ROUNDS = 20;

async function lintAndFix(site: LintSiteOptions, fix: boolean, io: Io): Promise<FreshLint> {
  let since = Date.now();
  let result = await lintSite(site);
  if (!fix) return result;
  const { fixFiles } = await import('../lint/fix-files.ts');
  const fixed = new Set<string>();
  let unwritten: readonly Diagnostic[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // Fixes of what the site's own code may know otherwise would be wrong.
    if (result.codeFault) break;
    const files = fixFiles(result.diagnostics, { ...site, since });
    const { changed } = files;
    unwritten = files.unwritten;
    if (changed.length === 0) break;
    for (const file of changed) fixed.add(file);
    result.diagnostics.close();
    since = Date.now();
    // The code of pages may have been fixed.
    result = await lintSite({ ...site, templates: undefined });
  }
  result.diagnostics.add(unwritten);
  for (const file of fixed) io.stderr.write(`Fixed ${file}\n`);
  return result;
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
 * Checks a site, or the named files of it.
 *
 * @returns the findings to report; the exit code of the command if there are none to report.
 */
export async function lintAnew(
  { site: asked, files, options, threads, ahead, templates, started, marks }: Task,
  io: Io,
): Promise<LintResult | ExitCode> {
  const { root, landingsDir, configFile } = asked;
  const open = { root, landingsDir, configFile, ...(await loadCodeDespiteFaults(root)) };
  if (!open.codeFault) refreshSchemas(open.root, open.schemas);
  const site = {
    ...open,
    cwd: io.cwd,
    files,
    production: options.production,
    online: options.online,
    leftHosts: options.leftHosts ?? new LeftHosts(),
    inBrowser: options.browser ? inBrowser(open, io) : undefined,
    usesBaseline: !options.updateBaseline,
    now: options.now,
    stamps: marks?.landings,
    marks,
    threads,
    ahead,
    templates,
    signal: io.signal,
  };
  const isLarge = marks !== undefined && needsThreads(marks.landings);
  let result: FreshLint;
  try {
    result = await lintAndFix(site, options.fix, io);
    if (options.updateBaseline) {
      // What the site's own code finds would no longer be accepted.
      if (result.codeFault) throw result.codeFault;
      const { acceptFindings } = await import('../lint/accept-findings.ts');
      return await acceptFindings(site, result, io);
    }
  } catch (error) {
    const json = options.format === 'json';
    if (io.signal.aborted)
      return fail({ code: EXIT.failed, message: 'The check was interrupted.', json }, io);
    if (!(error instanceof BuildFault)) throw error;
    return fail({ code: EXIT.failed, message: error.message, json }, io);
  }
  // What keeps code from being loaded may be outside of the site, such as a package that is not installed.
  const { setup, codeFault } = result;
  if (!marks || codeFault) return result;
  if (setup && isLarge) keepSetup(asked, { started, marks }, setup);
  return keepLint(asked, { started, marks }, result);
}
