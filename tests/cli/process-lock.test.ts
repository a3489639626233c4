import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { ROOT } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const PROCESSES = 4;
const TIMES = 1000;

/** A program that adds one to the number in a file, again and again, while it holds a lock. */
const COUNTING = `
import { readFileSync, writeFileSync } from 'node:fs';
import { takeLock } from './process-lock.mjs';
const HELD = new Error('held by another process');
function count() {
  try {
    const release = takeLock('locks/count', () => HELD);
    writeFileSync('count', String(Number(readFileSync('count', 'utf8')) + 1));
    release();
    return true;
  } catch (error) {
    if (error === HELD) return false;
    throw error;
  }
}
process.once('message', () => {
  for (let times = 0; times < ${TIMES}; ) if (count()) times += 1;
  process.disconnect();
});
process.send('ready');
`;

test.each([
  ['is free', undefined],
  ['was left by a process that was killed', '4194305'],
])('of processes that want a lock at once, one at a time has it: it %s', async (_, owner) => {
  const cwd = tempFolder();
  const input = join(ROOT, 'cli/system/process-lock.ts');
  const bundle = await rolldown({ input, platform: 'node' });
  await bundle.write({ file: join(cwd, 'process-lock.mjs') });
  await bundle.close();
  writeFileSync(join(cwd, 'counting.mjs'), COUNTING);
  writeFileSync(join(cwd, 'count'), '0');
  mkdirSync(join(cwd, 'locks'));
  if (owner !== undefined) writeFileSync(join(cwd, 'locks/count'), owner);
  const children = Array.from({ length: PROCESSES }, () => fork('counting.mjs', { cwd }));
  const ends = children.map((child) => once(child, 'close'));
  await Promise.all(children.map((child) => once(child, 'message')));
  for (const child of children) child.send('go');
  expect(await Promise.all(ends)).toEqual(ends.map(() => [0, null]));
  expect(Number(readFileSync(join(cwd, 'count'), 'utf8'))).toBe(PROCESSES * TIMES);
});
