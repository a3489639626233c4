import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cacheFolder, type SitePaths } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { GitFault, git } from '../system/git.ts';

/** The site at a revision, checked out below `.touchdown/`. */
export interface Revision {
  /** Its paths in the checkout. */
  site: SitePaths;
  /** Output folder of its build. */
  out: string;
}

async function commitOf(root: string, name: string): Promise<string> {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return (await git(root, args)).toString('utf8').trim();
  } catch (error) {
    if (!(error instanceof GitFault)) throw error;
    throw new BuildFault(
      `--against ${name}: there is no folder, manifest or git revision of this name.`,
    );
  }
}

/** Checks out a commit's files in the site's folder to another folder, without touching the repository's index. */
async function checkOut(root: string, commit: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const prefix = (await git(root, ['rev-parse', '--show-prefix'])).toString('utf8').trim();
  const env = { GIT_INDEX_FILE: join(folder, '..', 'index') };
  await git(root, ['read-tree', `${commit}:${prefix}`], '', env);
  await git(root, [`--work-tree=${folder}`, 'checkout-index', '--all', '--force'], '', env);
  rmSync(env.GIT_INDEX_FILE);
}

/** A path moved to another site's folder; paths outside the site stay the same. */
function moved(path: string, from: string, to: string): string {
  const inside = relative(from, path);
  return inside.startsWith('..') ? path : join(to, inside);
}

/**
 * The site at a git revision. The checkout of an earlier plan is reused for the same commit.
 *
 * @throws BuildFault if there is no such revision.
 */
export async function openRevision(site: SitePaths, name: string): Promise<Revision> {
  const { root, landingsDir, configFile } = site;
  const commit = await commitOf(root, name);
  const revisions = cacheFolder(root, 'revisions');
  const folder = join(revisions, commit);
  const there = join(folder, 'site');
  if (!existsSync(there)) {
    const draft = join(folder, 'draft');
    rmSync(draft, { recursive: true, force: true });
    await checkOut(root, commit, draft);
    const modules = join(root, 'node_modules');
    if (existsSync(modules) && !existsSync(join(draft, 'node_modules')))
      symlinkSync(modules, join(draft, 'node_modules'), 'junction');
    renameSync(draft, there);
  }
  for (const other of readdirSync(revisions))
    if (other !== commit) rmSync(join(revisions, other), { recursive: true, force: true });
  return {
    site: {
      root: there,
      landingsDir: moved(landingsDir, root, there),
      configFile: moved(configFile, root, there),
    },
    out: join(folder, 'dist'),
  };
}
