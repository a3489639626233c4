import { basename } from 'node:path';

/**
 * Identifies compiled code: the names of its files contain the hash of their content and of what they import.
 *
 * @param url of the calling module.
 * @returns undefined of a source file, which may change without another name.
 */
export function compiledCode(url: string): string | undefined {
  return url.endsWith('.ts') ? undefined : basename(url);
}
