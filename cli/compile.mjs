import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Compiles the tool and the studio into `lib/`; with `--if-changed` only if sources, packages or the result differ from
 * those of the last time, as `npm ci` has compiled them a moment before `npm test`.
 */
const ROOT = join(import.meta.dirname, '..');

/** Written last: the first step empties `lib/`, so an interrupted compilation leaves none. */
const STAMP = 'lib/compiled-from.txt';

/** Not compiled: what tools make, the repository's own site, its documentation and its tests. */
const OTHERS =
  /^(?:\..*|node_modules|lib|bundle|types|dist(?:\..*)?|docs|landings|pages|site|tests|.*\.md)$/;

/** Becomes part of the tool, unlike the rest of the documentation. */
const DOCUMENTATION = ['docs/rules.md'];

/** Packages as npm has installed them. */
const INSTALLED = ['node_modules/.package-lock.json'].filter((file) =>
  existsSync(join(ROOT, file)),
);

function filesBelow(path) {
  return readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const name = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(name) : [name];
  });
}

/** Files of all source folders, also of new ones. */
function sources() {
  const entries = readdirSync(ROOT, { withFileTypes: true }).filter(
    ({ name }) => !OTHERS.test(name),
  );
  return entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]));
}

function fingerprint() {
  const hash = createHash('sha256');
  const compiled = filesBelow('lib').filter((file) => file !== STAMP);
  for (const file of [...sources(), ...DOCUMENTATION, ...INSTALLED, ...compiled].sort())
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(readFileSync(join(ROOT, file)))
        .digest(),
    );
  return hash.digest('hex');
}

function isCompiled() {
  try {
    return readFileSync(join(ROOT, STAMP), 'utf8') === fingerprint();
  } catch {
    return false;
  }
}

if (!process.argv.includes('--if-changed') || !isCompiled()) {
  const { build } = await import('vite');
  for (const part of ['cli', 'studio'])
    await build({ configFile: join(ROOT, part, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(join(ROOT, STAMP), fingerprint());
}
