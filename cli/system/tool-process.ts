import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CHILD_FLAGS } from './engine-flags.ts';
import { ENGINE_ROOT } from './engine-root.ts';
import { STARTED_BY } from './parent-watch.ts';

/** Options of a child process of the tool. */
interface ToolProcess {
  args?: readonly string[];
  /** Its standard input. */
  input?: string;
  cwd?: string;
  /** On top of this process's own. */
  env?: Readonly<Record<string, string>>;
  /** Ends it early. */
  signal?: AbortSignal;
  /** Called with its output as it arrives. */
  onOutput?: (text: string) => void;
}

/** Result of a child process. */
interface Ended {
  /** Its exit code; null if it was killed. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a child process of the tool, with a small heap.
 *
 * @param name of its compiled file in `lib/`, without extension.
 * @returns when it has ended, whatever its exit code.
 * @throws the system error if it cannot be started.
 */
export function runToolProcess(
  name: string,
  { args = [], input = '', cwd, env, signal, onOutput }: ToolProcess,
): Promise<Ended> {
  const script = join(ENGINE_ROOT, 'lib', `${name}.js`);
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...CHILD_FLAGS, script, ...args], {
      ...(cwd === undefined ? {} : { cwd }),
      env: { ...process.env, ...STARTED_BY, ...env },
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end, { once: true });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
      stdout += chunk;
      onOutput?.(chunk);
    });
    child.stderr.setEncoding('utf8').on('data', (chunk) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ code, stdout, stderr });
    });
    // It may exit before it has read everything.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    if (signal?.aborted) end();
  });
}
