import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import type { Io } from '../../cli/io.ts';
import { run } from '../../cli/program.ts';

/** Root of the repository. */
export const ROOT = join(import.meta.dirname, '../..');

/** What a command printed and how it ended. */
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

/** Runs a command in this process, as a pipe would: nothing is a terminal. */
export async function runHere(
  args: readonly string[],
  options: { cwd?: string; signal?: AbortSignal } = {},
): Promise<CommandResult> {
  const stdout = new Sink();
  const stderr = new Sink();
  const io: Io = {
    cwd: options.cwd ?? ROOT,
    stdin: new PassThrough(),
    stdout,
    stderr,
    env: {},
    interactive: false,
    terminal: false,
    signal: options.signal ?? new AbortController().signal,
  };
  const code = await run(args, io);
  return { code, stdout: stdout.text, stderr: stderr.text };
}

/** Runs the compiled tool as a process of its own; `root` is the repository that it belongs to. */
export function runProcess(
  args: readonly string[],
  options: { cwd?: string; root?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const tool = join(options.root ?? ROOT, 'bin/touchdown.js');
    const child = spawn(process.execPath, [tool, ...args], {
      cwd: options.cwd ?? ROOT,
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
