import { spawn } from 'node:child_process';

/** Windows has no process groups; there the executable is the browser itself. */
const HAS_GROUPS = process.platform !== 'win32';

/**
 * Runs a Chromium until it exits or the signal is aborted, which kills it.
 *
 * Debian's executable is a shell script that starts the browser as its child. Killing that process alone would leave the
 * browser running, so the whole process group is killed.
 *
 * @param chromium path of the executable.
 * @returns resolves once the process has exited, also if it was killed.
 * @throws what the system throws if the executable cannot be started.
 */
export function runChromium(
  chromium: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return resolve();
    const browser = spawn(chromium, args, { stdio: 'ignore', detached: HAS_GROUPS });
    const kill = () => {
      if (browser.pid === undefined) return;
      try {
        process.kill(HAS_GROUPS ? -browser.pid : browser.pid, 'SIGKILL');
      } catch {
        // It has exited already.
      }
    };
    signal.addEventListener('abort', kill, { once: true });
    browser.once('error', reject);
    browser.once('exit', () => {
      signal.removeEventListener('abort', kill);
      resolve();
    });
  });
}
