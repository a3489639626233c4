import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** A fixed workload similar to page rendering: strings joined, searched, escaped, parsed and encoded. */
function work() {
  let checked = 0;
  for (let round = 0; round < 400; round += 1) {
    const lines = [];
    for (let line = 0; line < 400; line += 1)
      lines.push(`line ${line}: “a notary & a pen” <${round}>`);
    const text = lines.join('\n');
    checked += text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`).length;
    checked += Object.keys(JSON.parse(JSON.stringify({ ...lines }))).length;
    checked += Buffer.from(text).length;
  }
  return checked;
}

/** Milliseconds for the fixed workload in this thread, after warm-up rounds. */
function timeWork() {
  work();
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * Current speed of the machine: rented ones vary by a factor of two within minutes, and figures mean little without
 * it.
 *
 * @returns {Promise<number>} milliseconds for the fixed workload while every processor runs it.
 */
export async function machineSpeed() {
  const times = Array.from(
    { length: availableParallelism() },
    () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(fileURLToPath(import.meta.url));
        worker.once('message', resolve).once('error', reject);
      }),
  );
  return Math.max(...(await Promise.all(times)));
}

if (!isMainThread) parentPort?.postMessage(timeWork());
