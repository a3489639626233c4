import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { brandFonts } from './brand-fonts.ts';
import { cutFont } from './cut-font.ts';
import { isWholeCut, keepCut } from './kept-cuts.ts';

/**
 * Languages of most sites. A subset for one language also covers it together with English, which adds no letters.
 */
const LANGUAGES = [['en'], ['es'], ['de'], ['es', 'de']] as const;

/**
 * Writes subsets of the engine's own fonts for common languages next to the compiled tool, so that the first build
 * of most sites need not create them. Subsets are cached in the repository.
 *
 * @param folder absolute path.
 */
export function writeCutFonts(folder: string): Plugin {
  return {
    name: 'touchdown:write-cut-fonts',
    async writeBundle() {
      mkdirSync(folder, { recursive: true });
      for (const languages of LANGUAGES) {
        for (const { source, characters, target } of brandFonts({}, ENGINE_ROOT, languages).cuts) {
          mkdirSync(dirname(target), { recursive: true });
          if (!isWholeCut(target)) keepCut(target, await cutFont(source, characters));
          keepCut(join(folder, basename(target)), readFileSync(target));
        }
      }
    },
  };
}
