import { linkSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileDraftOf } from '../system/draft-file.ts';
import { assertWithin } from '../system/within-folder.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/**
 * Atomically writes a file that must not exist yet: the complete content gets its name in one step.
 *
 * @param folder that links must not lead out of.
 * @throws NewLandingFault if it exists, BuildFault if it would be outside of the folder.
 */
export function writeExclusively(path: string, content: string | Buffer, folder: string): void {
  assertWithin(path, folder);
  mkdirSync(dirname(path), { recursive: true });
  const draft = fileDraftOf(path);
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

/** A file to write: its absolute path, its content, and the folder that links must not lead out of. */
export interface NewFile {
  path: string;
  content: string | Buffer;
  folder: string;
}

/**
 * Writes files that must not exist yet: all of them, or none.
 *
 * @throws NewLandingFault if one exists, BuildFault if one would be outside of its folder.
 */
export function writeAllExclusively(files: readonly NewFile[]): void {
  const written: string[] = [];
  try {
    for (const { path, content, folder } of files) {
      writeExclusively(path, content, folder);
      written.push(path);
    }
  } catch (error) {
    for (const path of written) rmSync(path, { force: true });
    throw error;
  }
}
