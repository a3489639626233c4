import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';

/** Windows has no process groups; there the executable is the browser itself. */
const HAS_GROUPS = process.platform !== 'win32';

/** A Chromium that was started. */
export interface RunningChromium {
  process: ChildProcess;
  /** Resolves once it has exited, also if it was killed; rejects if it cannot be started. */
  exited: Promise<void>;
}

/**
 * Starts a Chromium that is killed when the signal is aborted.
 *
 * Debian's executable is a shell script that starts the browser as its child. Killing that process alone would leave the
 * browser running, so the whole process group is killed.
 *
 * @param chromium path of the executable.
 */
export function startChromium(
  chromium: string,
  args: readonly string[],
  { signal, stdio = 'ignore' }: { signal: AbortSignal; stdio?: StdioOptions },
): RunningChromium {
  const browser = spawn(chromium, args, { stdio, detached: HAS_GROUPS });
  const kill = () => {
    if (browser.pid === undefined) return;
    try {
      process.kill(HAS_GROUPS ? -browser.pid : browser.pid, 'SIGKILL');
    } catch {
      // It has exited already.
    }
  };
  if (signal.aborted) kill();
  signal.addEventListener('abort', kill, { once: true });
  const exited = new Promise<void>((resolve, reject) => {
    browser.once('error', reject);
    browser.once('exit', () => {
      signal.removeEventListener('abort', kill);
      resolve();
    });
  });
  return { process: browser, exited };
}
