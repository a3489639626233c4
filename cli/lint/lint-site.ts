import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { compareDiagnostics, type Diagnostic } from '../../content/diagnostic.ts';
import { ANY_FACT, type Facts } from '../../content/facts.ts';
import { readLanding } from '../../content/landing-file.ts';
import { listLandings } from '../../content/landing-list.ts';
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
import { readLawfulConfig } from './lawful-config.ts';
import { checkProduction, REMINDERS } from './production-rules.ts';
import { renderSite } from './rendered-site.ts';
import { runRules } from './run-rules.ts';
import { checkSiteTexts } from './site-laws.ts';

export interface LintSiteOptions extends SitePaths {
  cwd: string;
  /** Absolute paths; empty for everything. */
  files: readonly string[];
  production: boolean;
}

/** What was looked at and what was found, sorted by place. */
export interface LintResult {
  files: number;
  diagnostics: Diagnostic[];
}

/** Gathers the findings of one run. */
class LintRun {
  readonly diagnostics: Diagnostic[] = [];
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
    this.diagnostics.push(...diagnostics);
    if (!landing) return;
    this.diagnostics.push(...runRules(landing, this.#facts));
    if (landing.page.landing.hero.urgencyBanner.className.trim() !== '') {
      this.#compile ??= await loadUtilityCompiler();
      this.diagnostics.push(...(await checkClasses(landing, this.#compile)));
    }
    this.metas.push(landing.meta);
    this.#compared.push(comparable(landing));
  }

  compare(): void {
    this.diagnostics.push(...checkPages(this.metas), ...compareLandings(this.#compared, this.#cwd));
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
    const list = listLandings(landingsDir, cwd);
    run.diagnostics.push(...config.diagnostics, ...written.diagnostics, ...list.diagnostics);
    run.metas.push(...written.metas);
    for (const name of list.files) await run.landing(join(landingsDir, name));
    run.compare();
    if (config.config && config.facts) {
      const { metas } = written;
      const { pages: rendered, context, render } = await renderSite(config.config, written);
      const ids = new PageIds(rendered, { render, context, landingsDir, cwd });
      const linked = { rendered, writtenMetas: metas, metas: run.metas, landingFiles: list.files };
      run.diagnostics.push(
        ...(await checkSiteTexts({ rendered, metas, facts: config.facts, cwd })),
        ...checkLinks({ ...linked, landingsDir, ids, cwd }),
      );
    }
    checked = 1 + written.pages.length + list.files.length;
  }
  for (const file of files) {
    const kind = kindOf(file, configFile);
    const shown = displayPath(file, cwd);
    if (kind === 'config') run.diagnostics.push(...config.diagnostics);
    if (kind === 'page')
      run.diagnostics.push(...written.diagnostics.filter((finding) => finding.file === shown));
    if (kind === 'landing') await run.landing(file);
    checked += 1;
  }
  if (options.production) run.diagnostics.push(...(await checkProduction(config)));
  const diagnostics = options.production ? run.diagnostics.map(forProduction) : run.diagnostics;
  return { files: checked, diagnostics: diagnostics.sort(compareDiagnostics) };
}

/** Under `--production` a warning is an error, reminders apart. */
function forProduction(finding: Diagnostic): Diagnostic {
  return REMINDERS.has(finding.rule) ? finding : { ...finding, severity: 'error' };
}

/** Files named on the command line that do not exist. */
export function missingFiles(files: readonly string[], cwd: string): string[] {
  return files.filter((file) => !existsSync(resolve(cwd, file)));
}
