import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { BUILD_MANIFEST } from '../build/build-manifest.ts';
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

async function lineOf(root: string, args: readonly string[]): Promise<string> {
  return (await git(root, args)).toString('utf8').trim();
}

/** Why git cannot know a revision of any name: it has no repository here, or not all of its history. */
async function faultOfRepository(root: string): Promise<string> {
  try {
    // As continuous integration clones.
    const isShallow = (await lineOf(root, ['rev-parse', '--is-shallow-repository'])) === 'true';
    return isShallow
      ? ' This clone has only part of the history: run "git fetch --unshallow", or check out with fetch-depth: 0.'
      : '';
  } catch (error) {
    if (error instanceof GitFault) return ` No revision can be read: ${error.message}`;
    throw error;
  }
}

/**
 * Why there is nothing to compare with.
 *
 * @param path of a file or folder of that name.
 */
async function unknownName(root: string, path: string): Promise<string> {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return `no build has written ${BUILD_MANIFEST} in this folder, and there is no git revision of this name.`;
  const fault = await faultOfRepository(root);
  return `there is no folder, manifest or git revision of this name.${fault}`;
}

async function commitOf(root: string, name: string, path: string): Promise<string> {
  try {
    const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`];
    return await lineOf(root, args);
  } catch (error) {
    if (!(error instanceof GitFault)) throw error;
    throw new BuildFault(`--against ${name}: ${await unknownName(root, path)}`);
  }
}

/** What git calls the object at a path of a commit, relative to the folder of the site; undefined if there is none. */
async function objectAt(root: string, commit: string, path: string): Promise<string | undefined> {
  const object = `${commit}:${await lineOf(root, ['rev-parse', '--show-prefix'])}${path}`;
  try {
    return await lineOf(root, ['rev-parse', '--verify', '--quiet', object]);
  } catch (error) {
    if (!(error instanceof GitFault)) throw error;
    return undefined;
  }
}

/** The folder of the site at a commit; undefined before the site was there. */
async function treeOf(
  { root, configFile }: SitePaths,
  commit: string,
): Promise<string | undefined> {
  const config = relative(root, configFile).replaceAll('\\', '/');
  const isInside = !config.startsWith('..');
  if (isInside && (await objectAt(root, commit, config)) === undefined) return undefined;
  return objectAt(root, commit, '');
}

/** Checks out the files of a tree to a folder, without touching the repository's index. */
async function checkOut(root: string, tree: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const env = { GIT_INDEX_FILE: join(folder, '..', 'index') };
  await git(root, ['read-tree', tree], '', env);
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
 * @param cwd where a folder of that name is looked for, to say that it is none with a build.
 * @returns undefined if the site was not there yet.
 * @throws BuildFault if there is no such revision.
 */
export async function openRevision(
  site: SitePaths,
  name: string,
  cwd: string,
): Promise<Revision | undefined> {
  const { root, landingsDir, configFile } = site;
  const commit = await commitOf(root, name, resolve(cwd, name));
  const revisions = cacheFolder(root, 'revisions');
  const folder = join(revisions, commit);
  const there = join(folder, 'site');
  if (!existsSync(there)) {
    const tree = await treeOf(site, commit);
    if (tree === undefined) return undefined;
    const draft = join(folder, 'draft');
    rmSync(draft, { recursive: true, force: true });
    await checkOut(root, tree, draft);
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
