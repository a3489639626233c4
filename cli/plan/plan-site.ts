import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite } from '../build/build-site.ts';
import { landingFileOf } from '../content/addresses/site-pages.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import type { Facts } from '../content/facts/facts.ts';
import { pageFilesIn } from '../content/pages/page-routes.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import type { EarlyBundle } from '../templates/early-bundle.ts';
import { type BaselineOptions, type BaselineOutput, openBaseline } from './baseline-output.ts';
import { type Causes, compareOutputs } from './compare-outputs.ts';
import { type ChangedFact, changedCalculations, changedFacts } from './fact-causes.ts';
import { groupChanges, type Plan } from './group-changes.ts';
import { publishedFacts } from './published-facts.ts';
import { redirectChanges } from './redirect-changes.ts';
import { folderOutput } from './site-output.ts';

/** What to plan, and the baseline. */
export interface PlanOptions extends BaselineOptions {
  /** A folder, a manifest or a git revision; defaults to the last build. */
  against?: string | undefined;
  templates: EarlyBundle;
  findings: SortedFindings;
  /** Called while the output of both sites exists. */
  onCompared?: (
    plan: Plan,
    folders: { before?: string | undefined; after: string },
  ) => Promise<void>;
}

/** The changes of a build against a baseline. */
export interface SitePlan extends Plan {
  /** Name of the baseline. */
  against: string;
}

/** The current source file of a page. */
function sourceOf(path: string, { site }: PlanOptions): string {
  const landing = join(site.landingsDir, landingFileOf(path));
  const folder = join(site.root, 'pages', path === '/' ? 'index' : path.slice(1));
  const file = existsSync(landing) ? landing : pageFilesIn(folder)[0];
  return file === undefined ? '' : readFileSync(file, 'utf8');
}

function causesOf(
  before: Facts | undefined,
  after: Facts | undefined,
  options: PlanOptions,
): Causes {
  const known = new Map<string, ChangedFact[]>();
  return {
    factsOf(path, language) {
      if (!before || !after) return [];
      const changed = known.get(language) ?? changedFacts(before, after, language);
      known.set(language, changed);
      if (changed.length === 0) return [];
      const source = sourceOf(path, options);
      return [...changed, ...changedCalculations(source, changed, { before, after, language })];
    },
    sourceOf: (path) => sourceOf(path, options),
  };
}

async function comparedWith(
  { output, facts, folder }: BaselineOutput,
  after: string,
  options: PlanOptions,
): Promise<Plan> {
  const { site, cwd } = options;
  const { facts: factsNow } = readSiteConfig(site.configFile, cwd, site.schemas);
  const known =
    facts ?? (factsNow && (await publishedFacts(output, factsNow, site.schemas.config)));
  const causes = causesOf(known, factsNow, options);
  const planned = folderOutput(after);
  const plan = groupChanges(
    await compareOutputs(output, planned, causes),
    redirectChanges(output, planned),
  );
  await options.onCompared?.(plan, { before: folder, after });
  return plan;
}

/**
 * What a build would change against the last one, another folder, a git revision or a published site. Builds the
 * whole site without publishing it.
 *
 * @returns undefined if the site has errors, which are added to `findings`.
 * @throws BuildFault if there is nothing to compare with.
 */
export async function planSite(options: PlanOptions): Promise<SitePlan | undefined> {
  const { site, out, host, asked, cwd, signal, templates, findings, against } = options;
  const baseline = await openBaseline(against, options);
  let plan: Plan | undefined;
  await buildSite({
    ...site,
    ...{ out, host, asked, templates, cwd, signal, findings },
    started: performance.timeOrigin + performance.now(),
    force: false,
    onProgress: () => {},
    onStaged: async (folder) => {
      plan = await comparedWith(baseline, folder, options);
    },
  });
  if (findings.errors > 0) return undefined;
  // If the build has nothing to do, the output is already up to date.
  plan ??= await comparedWith(baseline, out, options);
  return { against: baseline.name, ...plan };
}
