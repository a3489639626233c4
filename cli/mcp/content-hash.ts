import { createHash } from 'node:crypto';

/** Identifies one version of some text. */
export function contentHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
