import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../../system/engine-root.ts';
import { lexiconFile, lexiconPath } from './lexicon-tables.ts';

/** Writes the words of all languages next to the compiled tool, ready to be looked up. */
export function writeLexicons(): Plugin {
  return {
    name: 'touchdown:write-lexicons',
    writeBundle: () => {
      for (const name of readdirSync(join(ENGINE_ROOT, 'words/spelling'))) {
        const language = basename(name, '.br');
        mkdirSync(dirname(lexiconPath(language)), { recursive: true });
        writeFileSync(lexiconPath(language), lexiconFile(language));
      }
    },
  };
}
