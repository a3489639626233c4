import { existsSync, mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Milliseconds between two looks at whether another worker has finished. */
const LOOK = 50;

/** True if this worker is the one that makes the folder. */
function isMaker(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

/**
 * A folder that the first worker to ask for it fills for all workers of the run, which only read it; it is removed with
 * the temporary files of the run (`memory-folder.ts`).
 *
 * @param name unique in the suite.
 * @param fill writes the content to an empty folder. If that fails, the next worker tries.
 */
export async function onceARun(
  name: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  const folder = join(tmpdir(), 'once-a-run', name);
  const [draft, lock] = [`${folder}.draft`, `${folder}.lock`];
  mkdirSync(join(folder, '..'), { recursive: true });
  while (!existsSync(folder)) {
    if (!isMaker(lock)) {
      await setTimeout(LOOK);
      continue;
    }
    try {
      if (existsSync(folder)) break;
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft);
      await fill(draft);
      renameSync(draft, folder);
    } finally {
      rmdirSync(lock);
    }
  }
  return folder;
}
