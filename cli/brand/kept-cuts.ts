import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { replaceFile } from '../system/draft-file.ts';

/** Beside a kept file, the checksum of what is in it. */
const ENDING = '.sha256';

function checksum(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Keeps a font file. */
export function keepCut(path: string, bytes: Buffer): void {
  replaceFile(path, bytes);
  replaceFile(path + ENDING, checksum(bytes));
}

/** Whether a kept font file is there, as it was made. */
export function isWholeCut(path: string): boolean {
  try {
    return readFileSync(path + ENDING, 'utf8') === checksum(readFileSync(path));
  } catch {
    return false;
  }
}
