import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import manifest from '../package.json' with { type: 'json' };
import { writeCutFonts } from './brand/write-cut-fonts.ts';
import { writeFonts } from './previews/font-file.ts';
import { writeRuleDocs } from './report/rule-docs-file.ts';
import { writeIcons } from './site/icon-file.ts';
import { leanPatterns } from './system/lean-patterns.ts';
import { madeOnFirstUse } from './system/made-on-first-use.ts';
import { withoutShownParts } from './system/shown-only.ts';

/** Letters of the largest module that is small. */
const SMALL = 2000;

/** What a module imports for more than its types. */
const IMPORTS = /^import (?!type )[^;]* from '([^']+)';/gm;

/** Node's own modules that are loaded anyway. */
const LOADED = new Set(['node:fs', 'node:path']);

const known = new Map<string, boolean>();

/**
 * True for a small module that imports none but such as well. Those that several parts of the tool share are one file: each would take a block of
 * the disk of its own, and a read at startup.
 */
function isSmall(id: string): boolean {
  if (!id.endsWith('.ts') || id.includes('node_modules')) return false;
  const before = known.get(id);
  if (before !== undefined) return before;
  // One that imports itself by way of others is none.
  known.set(id, false);
  const code = readFileSync(id, 'utf8');
  const imported = [...code.matchAll(IMPORTS)].map(([, name = '']) => name);
  const isOwn =
    code.length <= SMALL &&
    !/\bimport\(|import\.meta/.test(code) &&
    imported.every(
      (name) => LOADED.has(name) || (name.startsWith('.') && isSmall(resolve(dirname(id), name))),
    );
  known.set(id, isOwn);
  return isOwn;
}

/** Bundled although it is also installed for the code of sites: the tool then reads fewer files at startup. */
const ALSO_BUNDLED = 'zod';

/** Fonts of preview pictures. */
const PICTURE_FONTS = [
  '@fontsource/besley/files/besley-latin-600-normal.woff',
  '@fontsource/public-sans/files/public-sans-latin-400-normal.woff',
  '@fontsource/public-sans/files/public-sans-latin-600-normal.woff',
];

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compiles the command line tool into `lib/`. Its dependencies stay packages that are imported on demand;
 * everything else is bundled.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [
    writeIcons(fileURLToPath(new URL('../lib/icons.json.br', import.meta.url))),
    writeFonts(fileURLToPath(new URL('../lib/fonts', import.meta.url)), PICTURE_FONTS),
    writeCutFonts(fileURLToPath(new URL('../lib/cut-fonts', import.meta.url))),
    writeRuleDocs(
      fileURLToPath(new URL('../docs/rules.md', import.meta.url)),
      fileURLToPath(new URL('../lib/rules.json.br', import.meta.url)),
    ),
    withoutShownParts(),
    leanPatterns(),
    madeOnFirstUse(),
  ],
  ssr: {
    noExternal: true,
    external: Object.keys(manifest.dependencies).filter((name) => name !== ALSO_BUNDLED),
  },
  build: {
    ssr: true,
    outDir: 'lib',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      shimMissingExports: true,
      onLog: (level, log, tell) => {
        if (log.code !== 'SHIMMED_EXPORT') tell(level, log);
      },
      input: {
        main: 'cli/main.ts',
        // The command line as a function, for programs that run commands in their own process.
        program: 'cli/program.ts',
        'render-worker': 'cli/build/render-worker.ts',
        'lint-worker': 'cli/lint/landings/lint-worker.ts',
        'bundle-process': 'cli/templates/bundle-process.ts',
        'definition-process': 'cli/site/definition-process.ts',
        'draw-previews': 'cli/previews/draw-previews.ts',
        'make-pictures': 'cli/pictures/make-pictures.ts',
        'cut-fonts': 'cli/brand/cut-fonts.ts',
        'site-check-thread': 'cli/dev/site-check-thread.ts',
        // Imported by the code of a site when nothing bundles it, as in its tests.
        touchdown: 'api/touchdown.ts',
        client: 'api/client.ts',
        components: 'api/components.ts',
        testing: 'api/testing.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: { groups: [{ name: 'small', test: isSmall, minShareCount: 2 }] },
      },
    },
  },
});
