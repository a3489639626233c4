import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { brandFonts } from './brand-fonts.ts';
import { cutFont } from './cut-font.ts';
import { isWholeCut, keepCut } from './kept-cuts.ts';

/** Languages that most sites are in. What is cut for a language alone is cut for it and English, too. */
const LANGUAGES = [['en'], ['es'], ['de'], ['es', 'de']] as const;

/**
 * Writes the parts of the engine's own fonts for common languages beside the compiled tool: the first build of most
 * sites need not make them. What has been cut once is kept in the cache of the repository.
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
