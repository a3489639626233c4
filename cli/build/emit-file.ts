import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { namePath } from '../system/system-fault.ts';

/** The flat file of a path: `/` is `index.html`, `/about` is `about.html` (docs/product.md, "Output"). */
export function fileOfPath(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/** All files of one page: its own path and its aliases. */
export function filesOfPage(entry: Pick<RegistryEntry, 'path' | 'aliases'>): string[] {
  return [entry.path, ...(entry.aliases ?? [])].map(fileOfPath);
}

const encoder = new TextEncoder();
let scratch = new Uint8Array(256 * 1024);

/**
 * Encodes text as UTF-8; valid until the next call. A new buffer for each of thousands of pages takes a third
 * longer.
 */
function encode(text: string): Uint8Array {
  if (text.length * 3 > scratch.length) scratch = new Uint8Array(text.length * 3);
  return scratch.subarray(0, encoder.encodeInto(text, scratch).written);
}

/**
 * The place of a file in a folder.
 *
 * @throws Error if its name leads out of the folder: no caller may write anything there.
 */
export function placeIn(folder: string, file: string): string {
  const place = join(folder, file);
  if (!place.startsWith(join(folder, sep))) throw new Error(`${file} is outside of ${folder}.`);
  return place;
}

/**
 * Writes a file that must not exist yet, creating its folder if needed.
 *
 * @throws EEXIST if it exists: two pages never overwrite each other silently.
 */
export function writeNewFile(folder: string, file: string, content: string | Uint8Array): void {
  const path = placeIn(folder, file);
  const bytes = typeof content === 'string' ? encode(content) : content;
  try {
    writeFileSync(path, bytes, { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw namePath(error, path);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes, { flag: 'wx' });
  }
}

/**
 * Writes a file unless it already exists; the caller decides what that means.
 *
 * @returns true if it was written.
 */
export function writeFirst(folder: string, file: string, content: string | Uint8Array): boolean {
  try {
    writeNewFile(folder, file, content);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
