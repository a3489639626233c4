import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a process with `--import`: kills it, as the system does, right before the step that `KILL_AT` names,
 * counted from 1 over everything that moves or removes a file or folder. What is done in a row to all that lies in one
 * folder is one step. With `STEP_COUNT` it lets the process live and writes their number into that file.
 */
let left = Number(process.env.KILL_AT);
let last = '';

/** The path of a folder of the build in place of that of anything in it. */
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
