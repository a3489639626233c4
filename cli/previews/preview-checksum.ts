import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

/** Where the checksum of a kept picture stands, with the picture's size; written after the picture. */
export function checksumFile(picture: string): string {
  return `${picture}.sha256`;
}

/** What stands there. */
export function checksumOf(bytes: Uint8Array): string {
  return `${createHash('sha256').update(bytes).digest('hex')} ${bytes.length}`;
}

/**
 * True if a kept picture is there and as it was drawn. One of the right size that nobody has written since its checksum
 * was is not read: all pictures of a site are megabytes.
 */
export function isWholePicture(picture: string): boolean {
  try {
    const drawn = statSync(picture);
    const kept = checksumFile(picture);
    const checksum = readFileSync(kept, 'utf8');
    if (!checksum.endsWith(` ${drawn.size}`)) return false;
    return (
      drawn.mtimeMs <= statSync(kept).mtimeMs || checksum === checksumOf(readFileSync(picture))
    );
  } catch {
    return false;
  }
}
