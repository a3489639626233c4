import { join, relative } from 'node:path';
import { listLandings } from '../content/pages/landing-list.ts';
import { siteFileNames } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';
import { isRepository } from '../system/git.ts';
import { explainSystemError } from '../system/system-fault.ts';
import type { Baseline } from './baseline.ts';
import { buildBaseline, keepSources } from './build-baseline.ts';
import { gitBaseline } from './git-baseline.ts';

/** Data files and folders of a site, including pictures, relative to the site's folder. */
export function dataParts({ root, configFile, landingsDir }: SitePaths): string[] {
  const paths = [configFile, landingsDir, join(root, 'pages'), join(root, 'site/words')];
  return [...paths, join(root, 'media')].map((path) => relative(root, path));
}

/**
 * The state that a site is compared with: its last commit, or the last build if it is not in a repository.
 *
 * @throws GitFault if git cannot be run.
 */
export async function siteBaseline(site: SitePaths): Promise<Baseline> {
  if (isRepository(site.root)) return gitBaseline(site.root, dataParts(site));
  return buildBaseline(site.root, siteFileNames(site));
}

/** Maximum number of landings for which sources are copied: larger sites are in a repository, or generated. */
const MOST_KEPT = 2000;

/**
 * Copies the sources of a finished build, for sites without a repository. A folder that is not writable gets no
 * copies.
 */
export function keepBuiltSources(site: SitePaths): void {
  if (isRepository(site.root)) return;
  if (listLandings(site.landingsDir, site.root).files.length > MOST_KEPT) return;
  try {
    keepSources(site.root, siteFileNames(site), new Date());
  } catch (error) {
    if (explainSystemError(error, site.root) === undefined) throw error;
  }
}
