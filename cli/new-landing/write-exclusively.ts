import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { NewLandingFault } from './new-landing-fault.ts';

/**
 * Atomically writes a file that must not exist yet: the complete content gets its name in one step.
 *
 * @throws NewLandingFault if it exists.
 */
export function writeExclusively(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, content, { flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new NewLandingFault('refused', `${path} exists already.`);
  } finally {
    rmSync(draft);
  }
}

/**
 * Writes files that must not exist yet: all of them, or none.
 *
 * @throws NewLandingFault if one exists.
 */
export function writeAllExclusively(files: ReadonlyMap<string, string | Buffer>): void {
  const written: string[] = [];
  try {
    for (const [path, content] of files) {
      writeExclusively(path, content);
      written.push(path);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}
