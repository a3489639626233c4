import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_ROOT } from '../../system/engine-root.ts';

/** Folder of the compiled studio page. */
const FOLDER = join(ENGINE_ROOT, 'lib/studio');

/** A file of the studio page, which has no subfolders. */
const FILE = /^[\w-]+(?:\.[\w-]+)*\.(?:js|css|html|svg|webp|woff2)$/;

/** @returns undefined if there is no such file. */
export function appFile(name: string): Buffer | undefined {
  if (!FILE.test(name)) return undefined;
  try {
    return readFileSync(join(FOLDER, name));
  } catch {
    return undefined;
  }
}
