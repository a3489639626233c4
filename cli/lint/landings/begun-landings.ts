import type { SortedNames } from '../../content/sorted-names.ts';
import { namesOfRules } from '../../rules/faulty-rule.ts';
import type { BuildFault } from '../../system/build-fault.ts';
import { areAlike } from '../kept-setup.ts';
import { type SiteRendering, viewSetup } from '../rendered/rendered-site.ts';
import type { CheckedConfig } from '../site/checked-config.ts';
import { type CheckAhead, checkAhead } from './checked-ahead.ts';
import { checkEarly, type EarlyVerdicts } from './early-verdicts.ts';
import { landingContext } from './lint-landings.ts';
import { type LintThreads, lintThreads } from './lint-threads.ts';
import type { LandingLintSetup, LandingVerdict } from './linted-landing.ts';

/** The landings of a site, and how they are checked. */
export interface SiteLandings {
  root: string;
  landingsDir: string;
  cwd: string;
  names: SortedNames;
  /** Stamps of the landings, taken before any was read; emptied after use. */
  stamps?: Map<string, string> | undefined;
  /** Threads for many landings, perhaps started already. */
  threads?: LintThreads | undefined;
  /** In these threads. */
  ahead?: CheckAhead | undefined;
  /** What keeps the site's own code from being loaded. */
  codeFault?: BuildFault;
  /** Of the site's own rules that have thrown. */
  failedRules?: readonly BuildFault[];
  signal: AbortSignal;
}

/** Landings whose check has begun in threads, while the rest of the site is read. */
export interface BegunLandings {
  setup: LandingLintSetup;
  /** Key of everything besides a landing's own file that determines the result; without one nothing is cached. */
  context: string | undefined;
  stamps: Map<string, string>;
  threads: LintThreads;
  /** Verdicts on changed landings by name. */
  ahead: Promise<ReadonlyMap<string, LandingVerdict>>;
  /** Verdicts on all landings, if nothing is known of them. */
  early?: EarlyVerdicts | undefined;
}

const NOTHING_AHEAD = Promise.resolve<ReadonlyMap<string, LandingVerdict>>(new Map());

/**
 * Begins to check landings.
 *
 * @param rendering without it, landings are not checked as rendered.
 */
export function beginLandings(
  { root, landingsDir, cwd, names, signal, stamps = new Map(), ...site }: SiteLandings,
  { facts, moment }: Pick<CheckedConfig, 'facts' | 'moment'>,
  rendering: SiteRendering | undefined,
): BegunLandings {
  const silencedRules = [...namesOfRules(site.failedRules ?? [])];
  const setup = {
    ...{ root, landingsDir, cwd, now: moment.now },
    ...(facts?.site ? { site: facts.site } : {}),
    ...(facts?.unknown ? { unknown: facts.unknown } : {}),
    ...(rendering ? { views: viewSetup(rendering) } : {}),
    ...(site.codeFault ? { isEngineOnly: true } : {}),
    ...(silencedRules.length > 0 ? { silencedRules } : {}),
  };
  // What is found despite a fault of the configuration is not kept.
  const isWhole = facts?.unknown === undefined;
  const context =
    rendering && isWhole
      ? landingContext(rendering.tool, rendering.context, { names, now: moment.now })
      : undefined;
  const threads = site.threads ?? lintThreads({ root }, signal);
  if (site.ahead && areAlike(site.ahead.setup, setup))
    return { setup, context, stamps, threads, ahead: site.ahead.verdicts };
  threads.setUp(setup);
  const early =
    context === undefined ? undefined : checkEarly(threads, { root, landingsDir, context, names });
  if (early) return { setup, context, stamps, threads, ahead: NOTHING_AHEAD, early };
  const ahead = checkAhead(threads, { root, landingsDir, stamps });
  // A failure is told where the verdicts are needed.
  ahead.catch(() => {});
  return { setup, context, stamps, threads, ahead };
}
