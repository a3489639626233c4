import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import manifest from '../package.json' with { type: 'json' };

/**
 * Writes the types of the package's exports to `types/`, for editors in sites with own sections and pages. Sources
 * import each other with `.ts`; declarations need `.js`. The compiler emits declarations for every module it has
 * read, of which the exports reference a quarter; the others are deleted.
 */
const require = createRequire(import.meta.url);
const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin/tsc');
execFileSync(process.execPath, [compiler, '-p', 'tsconfig.types.json', '--singleThreaded'], {
  stdio: 'inherit',
});

const SOURCE = /(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g;
const mentioned = new Set();

function keep(file) {
  if (mentioned.has(file)) return;
  mentioned.add(file);
  const text = readFileSync(file, 'utf8');
  for (const [, , module] of text.matchAll(SOURCE)) keep(join(dirname(file), `${module}.d.ts`));
  writeFileSync(file, text.replace(SOURCE, '$1$2.js$1'));
}

for (const { types } of Object.values(manifest.exports)) if (types) keep(join(types));
for (const name of readdirSync('types', { recursive: true, encoding: 'utf8' })) {
  const file = join('types', name);
  if (name.endsWith('.d.ts') && !mentioned.has(file)) rmSync(file);
}
