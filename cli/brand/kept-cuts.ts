import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { replaceFile } from '../system/draft-file.ts';

/** Suffix of the checksum file of a cached file. */
const ENDING = '.sha256';

function checksum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Caches a font file. */
export function keepCut(path: string, bytes: Buffer): void {
  replaceFile(path, bytes);
  replaceFile(path + ENDING, checksum(bytes));
}

/** Whether a cached font file exists and is intact. */
export function isWholeCut(path: string): boolean {
  try {
    return readFileSync(path + ENDING, 'utf8') === checksum(readFileSync(path));
  } catch {
    return false;
  }
}
