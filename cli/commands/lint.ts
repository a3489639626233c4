import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { askedFiles } from '../lint/asked-files.ts';
import { recallSetup } from '../lint/kept-setup.ts';
import { beginAhead } from '../lint/landings/checked-ahead.ts';
import { lintThreads } from '../lint/landings/lint-threads.ts';
import type { LintResult } from '../lint/lint-site.ts';
import type { LeftHosts } from '../lint/outside/left-hosts.ts';
import { sameLint } from '../lint/same-lint.ts';
import type { Findings } from '../report/findings.ts';
import { formatGithub } from '../report/github.ts';
import { formatJson, formatJsonLine } from '../report/json.ts';
import { formatPretty } from '../report/pretty.ts';
import { docOf } from '../report/rule-docs.ts';
import { formatSarif, type SarifRun } from '../report/sarif.ts';
import type { Summary } from '../report/summary.ts';
import { unaskedSentences } from '../report/unasked-hosts.ts';
import { writePieces } from '../report/write-pieces.ts';
import type { SiteOptions, SitePaths } from '../site/site-paths.ts';
import { resolveSite } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { type EarlyBundle, startBundle } from '../templates/early-bundle.ts';
import { markInputs } from '../templates/input-marks.ts';

export interface LintOptions extends SiteOptions {
  /** Files and folders as given; empty for all. */
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
  /** True if this is one of several runs, whose documents have to be told apart. */
  isRepeated: boolean;
  /** Other hosts that earlier runs of the command have left alone. */
  leftHosts?: LeftHosts;
  /** The moment to lint for. */
  now?: string;
}

function format(
  { format: name, isRepeated }: Pick<LintOptions, 'format' | 'isRepeated'>,
  diagnostics: Iterable<Diagnostic>,
  run: Omit<SarifRun, 'docOf'> & { summary: Summary },
  io: Io,
): Iterable<string> {
  const { summary, undone: error, unasked = [] } = run;
  const notes = unaskedSentences(unasked, isRepeated);
  switch (name) {
    case 'json':
      return (isRepeated ? formatJsonLine : formatJson)(diagnostics, summary, {
        ...{ error, unasked },
      });
    case 'sarif':
      return formatSarif(diagnostics, { ...run, docOf });
    case 'github':
      return formatGithub(diagnostics, notes);
    case 'pretty':
      return formatPretty(diagnostics, summary, { colors: io.terminal, notes });
  }
}

/** What to say of files that do not exist; paths from the site's folder are a likely mistake. */
function aboutMissing(files: readonly string[], cwd: string, root: string): string {
  const lines = files.map((file) => {
    const inSite = join(root, file);
    const isFromSite = root !== cwd && !isAbsolute(file) && existsSync(inSite);
    const meant = isFromSite
      ? ` Paths count from the working folder: ${relative(cwd, inSite)}`
      : '';
    return `There is no file ${file}.${meant}`;
  });
  return lines.join('\n');
}

/** What to say if folders were named that hold nothing to check by itself. */
function aboutOthers(names: readonly string[]): string {
  const lines = names.map((name) => `There is no content of the site in ${name}.`);
  return [
    ...lines,
    'Name landings, page.yaml, page.md, words or site.config.yaml; code and pictures are checked without names, with the whole site.',
  ].join('\n');
}

/**
 * `touchdown lint`: reports every problem in every file in one run (docs/product.md, "Commands"). With JSON output,
 * a run that cannot start prints `{"error"}`.
 *
 * If no file has changed, the last findings are reported before any code that checks is loaded.
 *
 * @returns 0 if there are no errors, not too many warnings, and nothing could not be checked; 1 otherwise; 2 if a named file
 *   does not exist, or there are only folders without content.
 */
export async function lint(options: LintOptions, io: Io): Promise<ExitCode> {
  const paths = resolveSite(io.cwd, options);
  const refuse = (message: string) =>
    fail({ code: EXIT.usage, message, json: options.format === 'json' }, io);
  const missing = options.files.filter((file) => !existsSync(resolve(io.cwd, file)));
  if (missing.length > 0) return refuse(aboutMissing(missing, io.cwd, paths.root));
  const { files, isWhole, others } = askedFiles(options.files, io.cwd, paths);
  const isNothing = !isWhole && files.length === 0;
  const isFolder = (name: string) => statSync(resolve(io.cwd, name)).isDirectory();
  // A hook names whatever is staged, but folders only people do, who meant others.
  if (isNothing && (options.isRepeated || others.every(isFolder)))
    return refuse(aboutOthers(others));
  if (others.length > 0)
    io.stderr.write(`Not checked, because no content of the site: ${others.join(', ')}\n`);
  if (isNothing) return tell({ files: 0, diagnostics: NO_FINDINGS }, paths, options, io);
  const started = performance.timeOrigin + performance.now();
  const { files: _, format: __, fix, updateBaseline, maxWarnings: ___, ...rest } = options;
  const { isRepeated: ____, leftHosts: _____, ...asked } = rest;
  const site = { ...paths, cwd: io.cwd, asked };
  const asksOthers = options.online || options.browser;
  const isRepeatable = isWhole && !fix && !updateBaseline && !asksOthers;
  const kept = isRepeatable ? recallSetup(site) : undefined;
  const { renderModule } = kept?.setup.views ?? {};
  const threads = lintThreads({ root: site.root, renderModule }, io.signal);
  let templates: EarlyBundle | undefined;
  try {
    // It loads its code while files are asked for their stamps.
    if (kept) threads.startAhead(1);
    const marks = isRepeatable ? markInputs(site, []) : undefined;
    const same = marks && sameLint(site, marks);
    if (same) return await tell(same, site, options, io);
    const ahead = marks && beginAhead(threads, site, { marks, kept });
    // The bundler runs while the rules are loaded and the configuration is checked.
    if (isWhole) templates = startBundle(site.root, false, marks);
    const { lintAnew } = await import('./lint-anew.ts');
    const task = { site, files, options, threads, ahead, templates, started, marks };
    const result = await lintAnew(task, io);
    return typeof result === 'number' ? result : await tell(result, site, options, io);
  } finally {
    threads.stop();
    await templates?.stop();
  }
}

const NO_FINDINGS: Findings = {
  errors: 0,
  warnings: 0,
  texts: () => [],
  lines: () => [],
  close: () => {},
  [Symbol.iterator]: () => [].values(),
};

async function tell(
  {
    files,
    diagnostics,
    undone,
    unasked,
  }: Pick<LintResult, 'files' | 'diagnostics' | 'undone' | 'unasked'>,
  { root }: SitePaths,
  options: LintOptions,
  io: Io,
): Promise<ExitCode> {
  const summary = { files, errors: diagnostics.errors, warnings: diagnostics.warnings };
  const run = { cwd: io.cwd, root, summary, undone, unasked };
  await writePieces(io.stdout, format(options, diagnostics, run, io));
  diagnostics.close();
  const tooMany = options.maxWarnings !== undefined && summary.warnings > options.maxWarnings;
  if (tooMany) io.stderr.write(`More than ${options.maxWarnings} warnings.\n`);
  if (undone !== undefined) io.stderr.write(`${undone}\n`);
  return summary.errors > 0 || tooMany || undone !== undefined ? EXIT.failed : EXIT.success;
}
