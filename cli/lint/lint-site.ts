import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../../content/facts.ts';
import { readLanding } from '../../content/landing-file.ts';
import { listLandings } from '../../content/landing-list.ts';
import { addressOf } from '../../content/page-address.ts';
import { readPageFiles } from '../../content/page-file.ts';
import { checkPages, type PageMeta } from '../../content/page-index.ts';
import { displayPath } from '../../content/source-file.ts';
import { type CompileUtilities, loadUtilityCompiler } from '../../content/utility-css.ts';
import { checkLinks } from '../build/check-links.ts';
import { PageIds } from '../build/page-ids.ts';
import type { SitePaths } from '../site-paths.ts';
import { SITE_ROOT } from '../site-root.ts';
import { checkClasses } from './class-rule.ts';
import { type ComparedLanding, comparable, compareLandings } from './cross-page-rules.ts';
import { Found } from './found.ts';
import { findInSiteTexts } from './kept-findings.ts';
import { readLawfulConfig } from './lawful-config.ts';
import { checkProduction, REMINDERS } from './production-rules.ts';
import { renderSite } from './rendered-site.ts';
import { runRules } from './run-rules.ts';

export interface LintSiteOptions extends SitePaths {
  cwd: string;
  /** Absolute paths; empty for everything. */
  files: readonly string[];
  production: boolean;
}

/** What was looked at and what was found, sorted by place. */
export interface LintResult {
  files: number;
  diagnostics: Iterable<Diagnostic>;
  /** Forgets what was found. */
  close(): void;
}

/** With texts of its own: what was cut out of a file keeps all of the file in memory. */
function ownCopy({ entry, links, ...file }: PageMeta): PageMeta {
  const copy: PageMeta = JSON.parse(JSON.stringify({ entry: addressOf(entry), links }));
  return { ...file, ...copy, entry: addressOf(copy.entry) };
}

/** Gathers the findings of one run. */
class LintRun {
  readonly found = new Found();
  readonly metas: PageMeta[] = [];
  readonly #compared: ComparedLanding[] = [];
  readonly #facts: Facts;
  readonly #cwd: string;
  #compile: CompileUtilities | undefined;

  constructor(facts: Facts, cwd: string) {
    this.#facts = facts;
    this.#cwd = cwd;
  }

  async landing(path: string): Promise<void> {
    const context = { cwd: this.#cwd, landingsDir: dirname(path), facts: this.#facts };
    const { landing, diagnostics } = readLanding(path, context);
    this.found.add(diagnostics);
    if (!landing) return;
    this.found.add(runRules(landing, this.#facts));
    if (landing.page.landing.hero.urgencyBanner.className.trim() !== '') {
      this.#compile ??= await loadUtilityCompiler();
      this.found.add(await checkClasses(landing, this.#compile));
    }
    this.metas.push(ownCopy(landing.meta));
    this.#compared.push(comparable(landing));
  }

  compare(): void {
    this.found.add(checkPages(this.metas));
    this.found.add(compareLandings(this.#compared, this.#cwd));
  }
}

/** A file of the configuration or of a hand-written page, by its name. */
function kindOf(path: string, configFile: string): 'config' | 'page' | 'landing' {
  if (path === configFile) return 'config';
  return basename(path) === 'page.yaml' ? 'page' : 'landing';
}

/** Checks everything, or only the files named. Cross-page checks need everything. */
export async function lintSite(options: LintSiteOptions): Promise<LintResult> {
  const { cwd, landingsDir, configFile, files } = options;
  const whole = files.length === 0;
  const config = readLawfulConfig(configFile, cwd);
  // With a broken configuration no fact is known; landings are still checked for everything else.
  const run = new LintRun(config.facts ?? ANY_FACT, cwd);
  const written = readPageFiles(SITE_ROOT, cwd, config.facts);
  let checked = 0;

  if (whole) {
    // Before any landing is kept: those and the bundler together would be the peak of memory.
    const rendered = config.config && (await renderSite(config.config, written));
    if (rendered && config.facts) {
      const { metas } = written;
      const texts = { rendered: rendered.pages, metas, facts: config.facts, cwd };
      run.found.add(await findInSiteTexts(texts, rendered.tool, { force: false }));
    }
    const list = listLandings(landingsDir, cwd);
    run.found.add([...config.diagnostics, ...written.diagnostics, ...list.diagnostics]);
    run.metas.push(...written.metas);
    for (const name of list.files) await run.landing(join(landingsDir, name));
    run.compare();
    if (rendered) {
      const { pages, context, render } = rendered;
      const ids = new PageIds(pages, { render, context, landingsDir, cwd });
      const linked = { writtenMetas: written.metas, metas: run.metas, landingFiles: list.files };
      run.found.add(checkLinks({ rendered: pages, ...linked, landingsDir, ids, cwd }));
    }
    checked = 1 + written.pages.length + list.files.length;
  }
  for (const file of files) {
    const kind = kindOf(file, configFile);
    const shown = displayPath(file, cwd);
    if (kind === 'config') run.found.add(config.diagnostics);
    if (kind === 'page')
      run.found.add(written.diagnostics.filter((finding) => finding.file === shown));
    if (kind === 'landing') await run.landing(file);
    checked += 1;
  }
  if (options.production) run.found.add(await checkProduction(config));
  const diagnostics = options.production ? forProduction(run.found) : run.found;
  return { files: checked, diagnostics, close: () => run.found.close() };
}

/** Under `--production` a warning is an error, reminders apart. */
function forProduction(found: Iterable<Diagnostic>): Iterable<Diagnostic> {
  return {
    *[Symbol.iterator]() {
      for (const finding of found)
        yield REMINDERS.has(finding.rule) ? finding : { ...finding, severity: 'error' };
    },
  };
}

/** Files named on the command line that do not exist. */
export function missingFiles(files: readonly string[], cwd: string): string[] {
  return files.filter((file) => !existsSync(resolve(cwd, file)));
}
