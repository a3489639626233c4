import { join, relative } from 'node:path';
import { listLandings } from '../content/landing-list.ts';
import { siteFileNames } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { isRepository } from '../system/git.ts';
import { explainSystemError } from '../system/system-fault.ts';
import type { Baseline } from './baseline.ts';
import { buildBaseline, keepSources } from './build-baseline.ts';
import { gitBaseline } from './git-baseline.ts';

/** Files and folders of a site's data, pictures included, from the site's folder. */
export function dataParts({ root, configFile, landingsDir }: SitePaths): string[] {
  const paths = [configFile, landingsDir, join(root, 'pages'), join(root, 'site/words')];
  return [...paths, join(root, 'media')].map((path) => relative(root, path));
}

/**
 * What a site is compared with: its last commit, or the last build where it lies in no repository.
 *
 * @throws GitFault if git cannot be run.
 */
export async function siteBaseline(site: SitePaths): Promise<Baseline> {
  if (isRepository(site.root)) return gitBaseline(site.root, dataParts(site));
  return buildBaseline(site.root, siteFileNames(site));
}

/** Landings up to which the sources of a build are kept: larger sites lie in a repository, or are made by a program. */
const MOST_KEPT = 2000;

/** Keeps what a site was just built from, where no repository does. A folder that takes no copy keeps none. */
export function keepBuiltSources(site: SitePaths): void {
  if (isRepository(site.root)) return;
  if (listLandings(site.landingsDir, site.root).files.length > MOST_KEPT) return;
  try {
    keepSources(site.root, siteFileNames(site), new Date());
  } catch (error) {
    if (explainSystemError(error, site.root) === undefined) throw error;
  }
}
