import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BuildFault } from '../system/build-fault.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { makePicture, type PictureOrder } from './make-picture.ts';

/**
 * Child process that generates pictures. Its standard input is a JSON list of `PictureOrder`, and it prints one
 * line per finished file; the library's memory is released when it ends.
 */
endWithParent();

async function makeAll(): Promise<void> {
  const orders: PictureOrder[] = JSON.parse(readFileSync(0, 'utf8'));
  const queue = orders.values();
  const work = async () => {
    for (const order of queue) await makePicture(order, () => process.stdout.write('.\n'));
  };
  // Each is processed by its own thread, so this many are in memory at once.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

try {
  await makeAll();
} catch (error) {
  const refused =
    error instanceof BuildFault ? error.message : explainSystemError(error, process.cwd());
  if (refused === undefined) throw error;
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
