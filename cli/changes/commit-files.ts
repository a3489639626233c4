import { git } from '../system/git.ts';

/**
 * Commits the current content of some files, whatever else is staged. Hooks run, the author comes from git's
 * configuration, and nothing is pushed.
 *
 * @param files relative to `root`, including deleted ones.
 * @returns the short name of the commit.
 * @throws GitFault with the output of git or a hook.
 */
export async function commitFiles(
  root: string,
  files: readonly string[],
  message: string,
): Promise<string> {
  await git(root, ['add', '--all', '--', ...files]);
  await git(root, ['commit', '--quiet', '--file=-', '--only', '--', ...files], message);
  return (await git(root, ['rev-parse', '--short', 'HEAD'])).toString('utf8').trim();
}
