import { join } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { framed } from '../content/framed.ts';
import { enginePages } from '../content/pages/engine-pages.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import { displayPath } from '../content/source-file.ts';
import type { Findings } from '../report/findings.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import type { UnaskedHost } from '../report/unasked-hosts.ts';
import { hasRuleFailed, namesOfRules } from '../rules/faulty-rule.ts';
import { withSilencedRules } from '../rules/silenced-rules.ts';
import { BASELINE_FILE } from '../severity/baseline.ts';
import { checkBaseline } from '../severity/check-baseline.ts';
import { checkIgnoreComments } from '../severity/check-settings.ts';
import { ownRuleNames, siteSeverities } from '../severity/severities.ts';
import { dataFileKind } from '../site/data-files.ts';
import { completeCode, type OpenSite } from '../site/open-site.ts';
import { type BuildFault, joinedFaults } from '../system/build-fault.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import type { InputMarks } from '../templates/input-marks.ts';
import { allPaths, shownAt } from './asked-paths.ts';
import { beginSite, checkWholeSite } from './check-whole-site.ts';
import { definitionFaults } from './code/definition-faults.ts';
import { unloadedCode } from './code/unloaded-code.ts';
import { keptFindings } from './kept-results.ts';
import type { SiteLandings } from './landings/begun-landings.ts';
import { checkLandingReadings } from './landings/landing-readings.ts';
import type { LandingLintSetup } from './landings/linted-landing.ts';
import { LintRun } from './lint-run.ts';
import { checkNamedFiles } from './named-files.ts';
import { noteOtherFiles } from './note-comments.ts';
import type { LeftHosts } from './outside/left-hosts.ts';
import { keptPageFiles } from './rendered/kept-page-files.ts';
import { bundleNow } from './rendered/rendered-site.ts';
import { readCheckedConfig } from './site/checked-config.ts';
import { withoutReplaced } from './site/pages-despite-faults.ts';
import { checkProduction } from './site/production-rules.ts';
import { checkSampleTexts } from './site/sample-texts.ts';
import { takeBackDoubles } from './take-back-doubles.ts';
import { bannersToldIn } from './told-twice.ts';

export interface LintSiteOptions
  extends OpenSite,
    Pick<SiteLandings, 'stamps' | 'threads' | 'ahead'> {
  cwd: string;
  /** What keeps the site's own code from being loaded; `definition` is then that of no site. */
  codeFault?: BuildFault;
  /** Of the site's own rules that have thrown, which `definition` has silenced. */
  failedRules?: readonly BuildFault[];
  /** Absolute paths; empty for everything. */
  files: readonly string[];
  production: boolean;
  /** Whether addresses on other hosts are checked. */
  online?: boolean;
  /** Shared by the runs of one command. */
  leftHosts?: LeftHosts;
  /**
   * Checks the pages at some addresses in a browser; the files in `toldBanners` already have a finding about banner
   * contrast.
   */
  inBrowser?:
    | ((paths: readonly string[], toldBanners: ReadonlySet<string>) => Promise<Diagnostic[]>)
    | undefined;
  /** False if known findings are reported like all others. */
  usesBaseline?: boolean;
  /** Time for which the site is checked, valid according to `namesMoment`; by default now. */
  now?: string | undefined;
  /** Marks of the files, taken before any was read. */
  marks?: InputMarks | undefined;
  /** The templates, if they are being bundled already. */
  templates?: EarlyBundle | undefined;
  signal: AbortSignal;
}

/** The checked files and the findings; must be closed after reporting. */
export interface LintResult {
  files: number;
  diagnostics: Findings;
  /** When a schedule next changes the site, in milliseconds since 1970; infinite if none does. */
  until: number;
  /** What could not be checked although it was asked for, in whole sentences. */
  undone?: string;
  /** Other hosts with links that were asked for and not checked. */
  unasked?: readonly UnaskedHost[];
  /** What landings were checked with, as rendered pages. */
  setup?: LandingLintSetup;
}

/** The result of a run that has just ended, to which findings may be added. */
export interface FreshLint extends LintResult {
  diagnostics: SortedFindings;
  /** What kept the site's own code from taking part: it could not be loaded, or one of its rules has failed. */
  codeFault?: BuildFault;
}

/**
 * Checks everything, or only the given files. Cross-page checks need everything.
 *
 * If a rule of the site fails, everything is checked anew without it: one broken rule hides nothing else.
 */
export async function lintSite(options: LintSiteOptions): Promise<FreshLint> {
  try {
    return await lintOnce(options);
  } catch (fault) {
    if (!hasRuleFailed(fault)) throw fault;
    // They have the rule, too.
    options.threads?.stop();
    const failedRules = [...(options.failedRules ?? []), fault];
    const definition = withSilencedRules(options.definition, namesOfRules(failedRules));
    const code = completeCode(definition, options.root);
    return lintSite({ ...options, ...code, failedRules, ahead: undefined });
  }
}

async function lintOnce(options: LintSiteOptions): Promise<FreshLint> {
  const { cwd, files, codeFault, failedRules = [] } = options;
  const whole = files.length === 0;
  const all = fingerprintSources(options.root, options.marks);
  // What is found without some rules is not what is found with them.
  const silenced = [...namesOfRules(failedRules)].join(' ');
  const fingerprints = silenced === '' ? all : { ...all, tool: `${all.tool} without ${silenced}` };
  // What is found without the code of the site is not kept.
  const tool = codeFault ? undefined : fingerprints.tool;
  const read = readCheckedConfig(options, cwd, {
    ...{ tool, asked: { now: options.now } },
    despiteFaults: whole,
  });
  const { moment } = read;
  const config = read.facts ? { ...read, facts: { ...read.facts, now: moment.now } } : read;
  // With a broken configuration no fact is known; landings are still checked for everything else.
  const severities = siteSeverities(options, config.config, options);
  const run = new LintRun(severities, options);
  const bundled = async () => ({
    ...(await (options.templates?.ready ?? bundleNow(options.root, fingerprints))),
    tool: fingerprints.tool,
  });
  const list = listLandings(options.landingsDir, cwd);
  const begun = whole
    ? await beginSite(run, { ...options, config, moment, names: list.files }, bundled)
    : undefined;
  const engine = enginePages(config, options.definition);
  const staticPages = withoutReplaced(
    keptPageFiles(options, { cwd, facts: config.facts, engine, tool }),
  );
  const site = { ...options, config, staticPages, moment, list };
  const inDefinition =
    whole && tool !== undefined
      ? keptFindings(options.root, ['definition', tool, cwd], () =>
          definitionFaults(options.root, options.definition, cwd),
        )
      : [];
  run.found.add(inDefinition);
  if (codeFault) run.codeFails = true;
  const checked = begun
    ? await checkWholeSite(run, begun, site, inDefinition.length > 0)
    : await checkNamedFiles(run, site);
  // Added afterwards: a rule that fails hides nothing of what pages show, unlike other code that is broken.
  const broken = joinedFaults(codeFault ? [codeFault] : failedRules);
  if (broken) run.found.add(framed(unloadedCode(broken, options), cwd));
  takeBackDoubles(run.found, { ...options, config, whole });
  if (options.inBrowser && config.config && !config.faulty) {
    const paths = files.flatMap((file) => shownAt(file, options, staticPages));
    const shown = whole ? allPaths(options, staticPages) : paths;
    const measured = await options.inBrowser(shown, bannersToldIn(run.found));
    // What is measured differs with the browser; the lines tell the findings apart.
    run.found.add(framed(measured, cwd));
  }
  run.found.add(run.tradeWords.slips(options));
  const asksConfig = whole || files.some((file) => dataFileKind(file, options) === 'config');
  if (options.production && asksConfig)
    run.found.add(await checkProduction(config, options.definition));
  if (options.production && whole && config.facts) {
    const { facts } = config;
    const { files: names } = list;
    const { sampleData = [] } = config.config ?? {};
    run.found.add(checkSampleTexts(options.root, { ...options, sampleData }));
    run.found.add(checkLandingReadings(names, { landingsDir: options.landingsDir, cwd, facts }));
  }
  const { comments, baseline } = severities;
  if (whole) noteOtherFiles(comments, { ...options, metas: staticPages.metas });
  // With a broken configuration or code, many checks do not run whose findings could be ignored.
  const isComplete =
    whole && !run.codeFails && !broken && config.config !== undefined && !config.faulty;
  const ownRules = ownRuleNames(options.definition);
  run.found.add([...checkIgnoreComments(comments, ownRules, isComplete)]);
  const baselineFile = displayPath(join(options.root, BASELINE_FILE), cwd);
  if (whole)
    run.found.add([...checkBaseline(baseline, { file: baselineFile, ownRules, isComplete })]);
  const setup = run.codeFails ? undefined : begun?.rendering && begun.landings.setup;
  const { until, undone, unasked } = run;
  const ends = {
    until,
    unasked,
    ...(setup ? { setup } : {}),
    ...(broken ? { codeFault: broken } : {}),
    ...(undone === undefined ? {} : { undone }),
  };
  return { files: checked, diagnostics: run.found, ...ends };
}
