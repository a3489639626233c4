import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Path of the checksum of a cached picture. */
export function checksumFile(picture: string): string {
  return `${picture}.sha256`;
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** True if a cached picture exists and is intact. */
export function isWholePicture(picture: string): boolean {
  try {
    return readFileSync(checksumFile(picture), 'utf8') === checksumOf(readFileSync(picture));
  } catch {
    return false;
  }
}
