import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { cacheFolder } from '../site/site-paths.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A font file that has some characters of another one. */
export interface FontCut {
  /** Absolute path of the whole file, in WOFF2. */
  source: string;
  characters: string;
  /** Absolute path of the part. */
  target: string;
}

/** Weights that pages are set in: of a variable font only what lies between is kept. */
export const WEIGHT_RANGE = { min: 400, max: 700 } as const;

/** What else is kept of a font: OpenType features that pages or browsers ask for. */
export const FEATURES = ['calt', 'ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'];

/** Changes with the way in which fonts are cut. */
const RECIPE = JSON.stringify([2, WEIGHT_RANGE, FEATURES]);

/** Where the compiled tool has what is cut for the languages that it speaks. */
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
 * A part of a font file. Its name follows from what it is made of, so that pages can be rendered before it is made.
 *
 * @param root folder of the site, which keeps it.
 * @returns its path inside the output with what it is made of.
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
