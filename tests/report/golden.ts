import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'golden');

/**
 * The text that is expected, which only `UPDATE_GOLDEN=1` writes.
 *
 * @throws if the file is missing: a test that made its own expectation would always pass.
 */
export function golden(name: string, text: string): string {
  const file = join(FOLDER, `${name}.txt`);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  return readFileSync(file, 'utf8');
}
