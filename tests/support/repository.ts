import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Initializes a repository that ignores the caches of tools. */
export function initRepository(folder: string): void {
  const run = (...args: string[]) => execFileSync('git', ['-C', folder, ...args]);
  run('init', '--quiet');
  run('config', 'user.name', 'Kim');
  run('config', 'user.email', 'kim@example.com');
  run('config', 'gc.auto', '0');
  appendFileSync(join(folder, '.gitignore'), '.touchdown/\n.*.touchdown-*\n/dist/\n');
}

/** Commits everything in a repository. */
export function commitAll(folder: string): void {
  execFileSync('git', ['-C', folder, 'add', '--all']);
  execFileSync('git', ['-C', folder, 'commit', '--quiet', '--allow-empty', '--message', 'Site']);
}
