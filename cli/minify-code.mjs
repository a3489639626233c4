import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/**
 * Minifies the compiled tool and its rendering bundle before packing. Keeps function names so that stack traces stay readable. Not part of
 * the compile step: tests read its comments to find out which modules it has bundled.
 */
for (const folder of ['../lib', '../bundle/server']) {
  const root = join(import.meta.dirname, folder);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    // The studio's page is minified by its own compiler.
    if (!/\.m?js$/.test(name) || name.startsWith('studio')) continue;
    const path = join(root, name);
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
      module: true,
      mangle: { keepNames: true },
    });
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
    writeFileSync(path, code);
  }
}
