import { Worker } from 'node:worker_threads';

/** Milliseconds between two checks, and between SIGTERM and SIGKILL. */
const TIMES = { every: 200, grace: 500 };

/** Runs in its own thread: the process may be busy for seconds, or hang, when its parent exits. */
const WATCH = `
const { parent, every, grace } = require('node:worker_threads').workerData;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace);
}, every);
`;

/** Tells a child process its parent, which may be gone before the child checks. */
export const STARTED_BY = { TOUCHDOWN_STARTED_BY: String(process.pid) };

/**
 * Ends this process within a second after its parent exits, whatever it is doing: a killed parent cannot end its
 * children itself. A server that had no parent when it started was detached on purpose and keeps running.
 *
 * @returns a function that stops the watch.
 */
export function endWithParent(): () => Promise<unknown> {
  const parent = Number(process.env.TOUCHDOWN_STARTED_BY ?? process.ppid);
  const watch = new Worker(WATCH, { eval: true, workerData: { parent, ...TIMES } });
  watch.unref();
  return () => watch.terminate();
}
