import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/** Names of the functions that make a pattern on its first use: thousands, and none of them can fail. */
const MAKING = /[\w$]+\$made\b/g;

/** Code with short names for them. */
function withShortNames(code) {
  const names = new Map();
  return code.replace(MAKING, (name) => {
    if (!names.has(name)) names.set(name, `$${names.size.toString(36).toUpperCase()}`);
    return names.get(name);
  });
}

/** The comment before each module in a compiled file. */
const MODULE = /^\/\/ (?=\S+\.[cm]?[jt]sx?$)/m;

/** True for code most of which is that of libraries, whose functions nobody who reads a stack trace looks for. */
function isOfLibraries(code) {
  const modules = code.split(MODULE).slice(1);
  const foreign = modules.filter((module) => module.startsWith('node_modules/'));
  return 2 * foreign.join('').length > code.length;
}

/**
 * Minifies the compiled tool and its rendering bundle before packing. The tool keeps the names of its functions so that stack traces
 * stay readable, except those of libraries and of rules, a third of it, as a rule that fails is told by the name of the rule; the bundle renders sites without
 * code of their own, whose faults are told of their data. Not part of the compile step: tests read its comments to find out which modules it
 * has bundled.
 */
for (const [folder, keepNames] of [
  ['../lib', true],
  ['../bundle/server', false],
]) {
  const root = join(import.meta.dirname, folder);
  for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    // The studio's page is minified by its own compiler.
    if (!/\.m?js$/.test(name) || name.startsWith('studio')) continue;
    const path = join(root, name);
    const written = readFileSync(path, 'utf8');
    const isNamed = keepNames && written.search(MAKING) < 0 && !isOfLibraries(written);
    const { code, errors } = minifySync(name, withShortNames(written), {
      module: true,
      mangle: { keepNames: isNamed },
    });
    if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
    writeFileSync(path, code);
  }
}

// What the components load in a browser once it is needed, such as notices: rendering never asks for it.
rmSync(join(import.meta.dirname, '../bundle/server/assets'), { recursive: true, force: true });
