import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** An installed font package. */
export interface FontPackage {
  folder: string;
  /** Its stylesheets, one for all weights or one for each. */
  sheets: string[];
}

/** Weights used on pages, for families without a variable font. */
const WEIGHTS = ['400', '600', '700'];

/** Folder of an installed package: the site's own take precedence over the engine's. */
export function packageFolder(root: string, name: string): string | undefined {
  for (const base of [root, ENGINE_ROOT]) {
    try {
      return dirname(createRequire(join(base, 'package.json')).resolve(`${name}/package.json`));
    } catch {
      // Not installed there.
    }
  }
  return undefined;
}

/**
 * The installed package of a font: the variable one, else the one with a file for each weight.
 *
 * @param root folder of the site, whose packages take precedence over the engine's.
 * @param name on fontsource: `public-sans`.
 */
export function findFont(root: string, name: string): FontPackage | undefined {
  const variable = packageFolder(root, `@fontsource-variable/${name}`);
  if (variable !== undefined) return { folder: variable, sheets: ['index.css'] };
  const folder = packageFolder(root, `@fontsource/${name}`);
  if (folder === undefined) return undefined;
  const sheets = WEIGHTS.map((weight) => `${weight}.css`);
  return { folder, sheets: sheets.filter((sheet) => existsSync(join(folder, sheet))) };
}
