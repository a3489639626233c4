import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a process with `--import`: kills it with SIGKILL right before the step given by `KILL_AT`, a 1-based
 * count of calls that move or remove a file or folder. Consecutive calls for the contents of one folder count as
 * one step. With `STEP_COUNT` the process survives and writes the number of steps to that file.
 */
let left = Number(process.env.KILL_AT);
let last = '';

/** For anything in a folder of the build, the path of that folder. */
function inFolder(path) {
  return path.replace(/(\.touchdown-(?:stage|old)\/).*$/, '$1');
}

for (const name of ['renameSync', 'rmSync', 'rmdirSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    const step = `${name} ${args.map((path) => (typeof path === 'string' ? inFolder(path) : '')).join(' ')}`;
    if (step !== last) left -= 1;
    last = step;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();

const { STEP_COUNT } = process.env;
if (STEP_COUNT) process.once('exit', () => fs.writeFileSync(STEP_COUNT, String(-left)));
