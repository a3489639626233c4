import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A subset of a font file. */
export interface FontCut {
  /** Absolute path of the original file, in WOFF2. */
  source: string;
  characters: string;
  /** Absolute path of the subset. */
  target: string;
}

/** Weights used on pages: variable fonts are limited to this range. */
export const WEIGHT_RANGE = { min: 400, max: 700 } as const;

/** OpenType features to keep, which pages or browsers use. */
export const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** Changes whenever subsetting changes. */
const RECIPE = JSON.stringify([2, WEIGHT_RANGE, FEATURES]);

/** Subsets shipped with the compiled tool, for its own languages. */
const SHIPPED = join(ENGINE_ROOT, 'lib/cut-fonts');

function hashOf(...parts: readonly (string | Buffer)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/** The name of a font file in the output. */
export function fontFile(source: string): string {
  return `assets/${basename(source, '.woff2')}-${hashOf(readFileSync(source))}.woff2`;
}

/**
 * A subset of a font file. Its name is derived from its inputs, so that pages can be rendered before it exists.
 *
 * @param root folder of the site, which contains the cache.
 * @returns its path in the output, and its inputs.
 */
export function fontCut(
  source: string,
  characters: string,
  root: string,
): { file: string; cut: FontCut } {
  const hash = hashOf(RECIPE, characters, readFileSync(source));
  const name = `${basename(source, '.woff2')}-${hash}.woff2`;
  const shipped = join(SHIPPED, name);
  const target = existsSync(shipped) ? shipped : join(cacheFolder(root, 'fonts'), name);
  return { file: `assets/${name}`, cut: { source, characters, target } };
}
