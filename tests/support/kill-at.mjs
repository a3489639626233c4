import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Loaded into a process with `--import`: kills it, as the system does, right before the call that
 * `KILL_AT` names, counted from 1 over everything that moves or removes a file or folder.
 */
let left = Number(process.env.KILL_AT);

for (const name of ['renameSync', 'rmSync', 'rmdirSync']) {
  const original = fs[name];
  fs[name] = (...args) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return original(...args);
  };
}
syncBuiltinESMExports();
