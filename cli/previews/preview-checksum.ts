import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** Where the checksum of a kept picture stands. */
export function checksumFile(picture: string): string {
  return `${picture}.sha256`;
}

export function checksumOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** True if a kept picture is there and as it was drawn. */
export function isWholePicture(picture: string): boolean {
  try {
    return readFileSync(checksumFile(picture), 'utf8') === checksumOf(readFileSync(picture));
  } catch {
    return false;
  }
}
