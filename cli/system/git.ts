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

/** Contents in the output of `git cat-file --batch`, in the order of the request. */
function* blobsIn(answer: Buffer): Generator<string | undefined> {
  let at = 0;
  while (at < answer.length) {
    const end = answer.indexOf('\n', at);
    const [, size] = /^\S+ blob (\d+)$/.exec(answer.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) {
      yield undefined;
      continue;
    }
    yield answer.toString('utf8', at, at + Number(size));
    at += Number(size) + 1;
  }
}

/**
 * Texts of files in the last commit, by name. Files that are not in it are left out, and without a commit all are.
 *
 * @param folder in the repository.
 * @param files paths relative to it.
 * @throws GitFault if git is not installed or fails.
 */
export async function committedTexts(
  folder: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const asked = files.map((file) => `HEAD:./${file}\n`).join('');
  const answer = await git(folder, ['cat-file', '--batch'], asked);
  const texts = [...blobsIn(answer)].map((text, index) => [files[index] ?? '', text] as const);
  return new Map(texts.flatMap(([file, text]) => (text === undefined ? [] : [[file, text]])));
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
