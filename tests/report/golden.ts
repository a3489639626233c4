import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'golden');

/** The text that is expected; written first if it is missing or `UPDATE_GOLDEN=1` asks for it. */
export function golden(name: string, text: string): string {
  const file = join(FOLDER, `${name}.txt`);
  if (process.env.UPDATE_GOLDEN === '1' || !existsSync(file)) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, text);
  }
  return readFileSync(file, 'utf8');
}
