import { committedTexts, GitFault, git, pathsIn } from '../system/git.ts';
import type { Baseline, FileFate, Since } from './baseline.ts';

/** The last commit of the repository of a folder; undefined if there is none yet. */
async function lastCommit(root: string): Promise<Since | undefined> {
  const heads = await git(root, ['rev-parse', '--verify', '--quiet', 'HEAD']).catch((error) => {
    if (error instanceof GitFault) return undefined;
    throw error;
  });
  if (!heads) return undefined;
  const answer = await git(root, ['log', '-1', '--format=%h%x00%s%x00%cI']);
  const [name = '', subject = '', at = ''] = answer.toString('utf8').trim().split('\0');
  return { kind: 'commit', name, subject, at };
}

const FATES: Readonly<Record<string, FileFate>> = { A: 'added', D: 'removed' };

/** Alternating letters and paths, from `git diff --name-status -z`. */
function* fates(told: readonly string[]): Generator<[string, FileFate]> {
  for (let at = 0; at + 1 < told.length; at += 2)
    yield [told[at + 1] ?? '', FATES[told[at] ?? ''] ?? 'changed'];
}

/**
 * The site at the last commit.
 *
 * @param root folder of the site, in a repository.
 * @param parts files and folders to compare, relative to it.
 * @throws GitFault if git cannot be run.
 */
export async function gitBaseline(root: string, parts: readonly string[]): Promise<Baseline> {
  const since = await lastCommit(root);
  const listed = async (...args: string[]) => pathsIn(await git(root, [...args, '--', ...parts]));
  return {
    since,
    changed: async () => {
      const other = await listed('ls-files', '-z', '--others', '--exclude-standard');
      const added = other.map((path) => [path, 'added'] as const);
      if (!since) {
        const staged = await listed('ls-files', '-z', '--cached');
        return new Map([...staged.map((path) => [path, 'added'] as const), ...added]);
      }
      const diff = ['diff', '-z', '--name-status', '--no-renames', '--relative', 'HEAD'];
      return new Map([...fates(await listed(...diff)), ...added]);
    },
    texts: async (files) => {
      if (!since || files.length === 0) return new Map();
      return committedTexts(root, files);
    },
  };
}
