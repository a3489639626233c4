import { linkSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { NewLandingFault } from './new-landing-fault.ts';

/**
 * Writes a file that must not exist yet, whole or not at all: the finished text gets its name in one step.
 *
 * @throws NewLandingFault if it exists.
 */
export function writeExclusively(path: string, text: string): void {
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  writeFileSync(draft, text, { flag: 'wx' });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new NewLandingFault('refused', `${path} exists already.`);
  } finally {
    rmSync(draft);
  }
}
