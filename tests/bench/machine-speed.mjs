import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';

/** A fixed piece of what making pages is made of: texts joined, searched, escaped, parsed and encoded. */
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

/** Milliseconds of the fixed work in this thread, the first rounds left out. */
function timeWork() {
  work();
  const started = performance.now();
  work();
  return performance.now() - started;
}

/**
 * How fast the machine is at this moment: rented ones change by a factor of two within minutes, and a
 * figure says little without it.
 *
 * @returns {Promise<number>} milliseconds that a fixed work takes while every processor does it.
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
