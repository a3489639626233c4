import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, Readable, Writable } from 'node:stream';
import type { Io } from '../../cli/system/io.ts';
import { run } from './program.ts';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * The environment of a development server: Vike takes Vitest's variable to mean that the process is Vitest itself.
 */
export function developmentEnv(): NodeJS.ProcessEnv {
  const { VITEST: _, ...env } = process.env;
  return env;
}

/** Output and exit code of a command. */
export interface CommandResult {
  code: number | null;
  stdout: string;
  stderr: string;
}

class Sink extends Writable {
  text = '';
  override _write(chunk: Buffer, _: BufferEncoding, done: () => void): void {
    this.text += chunk.toString('utf8');
    done();
  }
}

/** Options for parts that the working folder contains, so that they are used instead of the site's own. */
const OWN_PARTS = [
  ['--landings', 'landings'],
  ['--config', 'site.config.yaml'],
] as const;

/** Commands that have these options. */
const TAKES_PARTS = /^(?:build|lint|new-landing|dev)$/;

/**
 * The command line for the pages and templates of a site in any working folder: landings, configuration and output
 * are those of that folder, if it has them and the command line does not specify others.
 */
export function forSite(
  [command, ...args]: readonly string[],
  site: string,
  cwd: string,
): string[] {
  if (command === undefined) return [];
  if (command.startsWith('-') || args.includes('--root')) return [command, ...args];
  const own = cwd !== site && TAKES_PARTS.test(command) ? OWN_PARTS : [];
  const parts = own.filter(
    ([option, name]) => !args.includes(option) && existsSync(join(cwd, name)),
  );
  const makesOutput = /^(?:build|preview)$/.test(command) && cwd !== site;
  const out = makesOutput && !args.includes('--out') ? ['--out', 'dist'] : [];
  return [command, '--root', site, ...parts.flat(), ...out, ...args];
}

/**
 * Runs a command in this process; no stream is a terminal.
 *
 * @param options `site` is the folder of the site, if not the repository's; with `null` the command looks for one.
 */
export async function runHere(
  args: readonly string[],
  options: {
    cwd?: string;
    signal?: AbortSignal;
    site?: string | null;
    env?: NodeJS.ProcessEnv;
    stdin?: string;
    /** In place of what is returned. */
    stdout?: Writable;
  } = {},
): Promise<CommandResult> {
  const stdout = new Sink();
  const stderr = new Sink();
  const io: Io = {
    cwd: options.cwd ?? ROOT,
    stdin:
      options.stdin === undefined ? new PassThrough() : Readable.from([Buffer.from(options.stdin)]),
    stdout: options.stdout ?? stdout,
    stderr,
    env: options.env ?? {},
    interactive: false,
    terminal: false,
    signal: options.signal ?? new AbortController().signal,
  };
  const { site = ROOT } = options;
  const code = await run(site === null ? args : forSite(args, site, io.cwd), io);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/**
 * Runs the compiled tool as a separate process.
 *
 * @param options `root` is the package that contains it; `site` is the folder of the site, if it is another; with
 *   `null` the command looks for one.
 */
export function runProcess(
  args: readonly string[],
  options: { cwd?: string; root?: string; site?: string | null; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const tool = join(options.root ?? ROOT, 'bin/touchdown.js');
    const cwd = options.cwd ?? ROOT;
    const { site = options.root ?? ROOT } = options;
    const command = site === null ? args : forSite(args, site, cwd);
    const child = spawn(process.execPath, [tool, ...command], {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...options.env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => (stdout += chunk));
    child.stderr.on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}
