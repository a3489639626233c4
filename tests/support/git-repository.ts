import { execFileSync } from 'node:child_process';

/** Runs git in a folder; what it prints. */
export type Git = (...args: string[]) => string;

/** Makes a folder a git repository of its own, with somebody who commits; nothing is committed yet. */
export function beginRepository(root: string): Git {
  const git: Git = (...args) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' });
  git('init', '--quiet');
  git('config', 'user.name', 'Ada');
  git('config', 'user.email', 'ada@example.org');
  git('config', 'commit.gpgsign', 'false');
  return git;
}
