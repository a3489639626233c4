import { readFileSync, writeFileSync } from 'node:fs';

/**
 * A program that edits a file as an editor does: it reads it, adds a line behind `program:`, looks whether the file is still
 * the same, and writes into it. Arguments: path, number of edits.
 */
const [path, count] = process.argv.slice(2);
const pause = (ms) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

for (let number = 1; number <= Number(count); ) {
  const text = readFileSync(path, 'utf8');
  const next = text.replace(/^program:\n/m, `program:\n  k${number}: ${number}\n`);
  if (next !== text && readFileSync(path, 'utf8') === text) {
    writeFileSync(path, next);
    number += 1;
  }
  pause(3 + ((number * 7) % 20));
}
