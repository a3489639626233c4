import { execFileSync } from 'node:child_process';

/** Runs git in a folder and returns its output. */
export type Git = (...args: string[]) => string;

/** Initializes a git repository with a committer; nothing is committed yet. */
export function beginRepository(root: string): Git {
  const git: Git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('config', 'commit.gpgsign', 'false');
  return git;
}
