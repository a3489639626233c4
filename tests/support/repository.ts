import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { tempFolder } from './temp-folder.ts';

/** Initializes a repository that ignores the caches of tools. */
export function initRepository(folder: string): void {
  const run = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  run('init', '--quiet');
  run('config', 'user.name', 'Kim');
  run('config', 'user.email', 'kim@example.com');
  run('config', 'gc.auto', '0');
  appendFileSync(join(folder, '.gitignore'), '.touchdown/\n.*.touchdown-*\n/dist/\n');
}

/**
 * Gives a repository with a commit a place to push to.
 *
 * @returns reads a file of the last commit that was pushed.
 */
export function addOrigin(folder: string): (file: string) => string {
  const origin = tempFolder();
  execFileSync('git', ['init', '--quiet', '--bare', origin]);
  const run = (...args: string[]) =>
    execFileSync('git', ['-C', folder, ...args], { stdio: 'pipe' });
  run('remote', 'add', 'origin', origin);
  run('push', '--quiet', '--set-upstream', 'origin', 'HEAD');
  return (file) =>
    execFileSync('git', ['-C', origin, 'show', `HEAD:${file}`], { encoding: 'utf8' });
}

/** Commits everything in a repository. */
export function commitAll(folder: string): void {
  execFileSync('git', ['-C', folder, 'add', '--all']);
  execFileSync('git', ['-C', folder, 'commit', '--quiet', '--allow-empty', '--message', 'Site']);
}
