import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).name === 'touchdown')
      return folder;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The package folder of touchdown was not found');
    folder = parent;
  }
}

/** The package folder, which contains the templates and the compiled tool. */
export const ENGINE_ROOT = findRoot();
