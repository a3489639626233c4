import { Worker } from 'node:worker_threads';

/** Milliseconds between two looks, and from the request to end until the end. */
const TIMES = { every: 200, grace: 500 };

/** Looks from a thread of its own: the process may be busy for seconds, or hang, when its parent goes. */
const WATCH = `
const { parent, every, grace } = require('node:worker_threads').workerData;
const watch = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(watch);
  process.kill(process.pid, 'SIGTERM');
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), grace);
}, every);
`;

/** Tells a child process who has started it, which may be gone before the child looks. */
export const STARTED_BY = { TOUCHDOWN_STARTED_BY: String(process.pid) };

/**
 * Ends this process within a second after the one that started it is gone, whatever it is doing then:
 * a killed parent cannot end its children itself. A server that was already on its own when it started
 * has been detached on purpose and runs on.
 *
 * @returns the function that lets the process outlive its parent again.
 */
export function endWithParent(): () => Promise<unknown> {
  const parent = Number(process.env.TOUCHDOWN_STARTED_BY ?? process.ppid);
  const watch = new Worker(WATCH, { eval: true, workerData: { parent, ...TIMES } });
  watch.unref();
  return () => watch.terminate();
}
