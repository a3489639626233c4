import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A failed git command; the message is git's output. */
export class GitFault extends Error {}

/** Timeout in ms; commit hooks can take long. */
const LONGEST_MS = 120_000;

/**
 * Nothing may prompt, and reading takes no lock. The repository is that of the folder: git sets `GIT_DIR` for hooks of
 * linked work trees, and would then take the folder for the root of the repository.
 */
const ENVIRONMENT: NodeJS.ProcessEnv = {
  ...{ GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C' },
  ...{ GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_COMMON_DIR: undefined },
};

/**
 * Runs git in a folder. Paths are literal.
 *
 * @param input its standard input.
 * @param env variables on top of this process's own.
 * @throws GitFault if git is not installed or fails.
 */
export function git(
  folder: string,
  args: readonly string[],
  input = '',
  env: NodeJS.ProcessEnv = {},
): Promise<Buffer> {
  const child = spawn('git', ['--literal-pathspecs', '-C', folder, ...args], {
    env: { ...process.env, ...ENVIRONMENT, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: LONGEST_MS,
  });
  const told: Buffer[] = [];
  const faults: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => told.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => faults.push(chunk));
  return new Promise((resolve, reject) => {
    child.once('error', ({ message }) => reject(new GitFault(`git cannot be run: ${message}`)));
    child.once('close', (code) => {
      if (code === 0) return resolve(Buffer.concat(told));
      const words = Buffer.concat([...faults, ...told])
        .toString('utf8')
        .trim();
      reject(new GitFault(words === '' ? `git ended with ${code}.` : words));
    });
    // It may exit before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
  });
}

/** Paths in null-terminated output. */
export function pathsIn(answer: Buffer): string[] {
  return answer
    .toString('utf8')
    .split('\0')
    .filter((path) => path !== '');
}

/** Whether a folder is in a git repository. */
export function isRepository(folder: string): boolean {
  if (existsSync(join(folder, '.git'))) return true;
  const parent = dirname(folder);
  return parent !== folder && isRepository(parent);
}

/** What the last commit has under a name: a text, or a link that leads to no file of it. */
type Committed = { text: string } | 'broken link';

/** What git says of links that it cannot follow within a commit. */
const BROKEN_LINK = /^(?:symlink|dangling|loop|notdir)$/;

/** What is in the output of `git cat-file --batch`, in the order of the request; undefined for anything but files. */
function* committedIn(answer: Buffer): Generator<Committed | undefined> {
  let at = 0;
  while (at < answer.length) {
    const end = answer.indexOf('\n', at);
    const told = answer.toString('utf8', at, end);
    const [, kind = '', size] = /^(?:[\da-f]+ )?([a-z]+) (\d+)$/.exec(told) ?? [];
    at = end + 1;
    if (size === undefined) {
      yield undefined;
      continue;
    }
    const text = answer.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
    if (kind === 'blob') yield { text };
    else yield BROKEN_LINK.test(kind) ? 'broken link' : undefined;
  }
}

/**
 * Files of the last commit, by name. Links are followed within it, as reading a file does: of a link itself, a commit
 * holds no more than its target. Without a commit there are none.
 *
 * @param folder in the repository.
 * @param files paths relative to it.
 * @throws GitFault if git is not installed or fails.
 */
export async function committedFiles(
  folder: string,
  files: readonly string[],
): Promise<Map<string, Committed>> {
  const asked = files.map((file) => `HEAD:./${file}\n`).join('');
  const answer = await git(folder, ['cat-file', '--batch', '--follow-symlinks'], asked);
  const found = [...committedIn(answer)].map((file, index) => [files[index] ?? '', file] as const);
  return new Map(found.flatMap(([name, file]) => (file === undefined ? [] : [[name, file]])));
}

/** Texts of files in the last commit, by name, as far as it has them; see `committedFiles`. */
export async function committedTexts(
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const found = await committedFiles(folder, files);
  return new Map(
    [...found].flatMap(([name, file]) => (file === 'broken link' ? [] : [[name, file.text]])),
  );
}

/**
 * Those of some files that git leaves out of commits, because a pattern says so.
 *
 * @param files paths relative to the folder; those that do not exist are not found.
 * @throws GitFault if git is not installed or fails.
 */
export async function ignoredFiles(folder: string, files: readonly string[]): Promise<string[]> {
  const args = ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--', ...files];
  return pathsIn(await git(folder, args));
}
