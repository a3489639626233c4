import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The style sheets below a folder, which may not exist, in the order of their names. */
export function stylePathsBelow(folder: string): string[] {
  let names: string[] = [];
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  } catch {
    // A site may have no code.
  }
  return names
    .filter((name) => name.endsWith('.css'))
    .sort()
    .map((name) => join(folder, name));
}
