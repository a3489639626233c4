import { git } from '../system/git.ts';

/**
 * Commits files as they are on the disk, and nothing else, whatever else is staged. Hooks run, the author is that of git's own
 * configuration, and nothing is pushed.
 *
 * @param files from `root`, those that are gone included.
 * @returns the short name of the commit.
 * @throws GitFault with what git or a hook says.
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
