import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

/** The flat file of an address: `/` is `index.html`, `/about` is `about.html` (contract, "Output"). */
export function fileOfPath(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** Every file that one page is written to: its own address and its aliases. */
export function filesOfPage(entry: RegistryEntry): string[] {
  return [entry.path, ...(entry.aliases ?? [])].map(fileOfPath);
}

/**
 * Writes a file that must not exist yet, making its folder when needed.
 *
 * @throws EEXIST if it is there: two pages never overwrite each other silently.
 */
export function writeNewFile(folder: string, file: string, content: string | Uint8Array): void {
  const path = join(folder, file);
  try {
    writeFileSync(path, content, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content, { flag: 'wx' });
  }
}
