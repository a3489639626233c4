import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/**
 * Minifies the compiled tool before it is packed. Names are kept for readable stacks. Not done by the compiler,
 * because tests read in its comments what has been bundled.
 */
const LIB = join(import.meta.dirname, '../lib');

for (const name of readdirSync(LIB, { recursive: true, encoding: 'utf8' })) {
  // The studio's page is minified by its own build.
  if (!name.endsWith('.js') || name.startsWith('studio')) continue;
  const path = join(LIB, name);
  const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
    module: true,
    mangle: { keepNames: true },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  writeFileSync(path, code);
}
