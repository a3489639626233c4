import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { writeIcons } from './icon-file.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compiles the command line tool into `lib/` at install. Small libraries are bundled so that the
 * start reads few files; what only some commands need stays a package and is imported when used.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [writeIcons(fileURLToPath(new URL('../lib/icons.json', import.meta.url)))],
  ssr: {
    noExternal: ['commander', 'picocolors', 'fastest-levenshtein', 'zod', 'yaml'],
  },
  build: {
    ssr: true,
    outDir: 'lib',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    rolldownOptions: {
      input: {
        main: 'cli/main.ts',
        'render-worker': 'cli/build/render-worker.ts',
        'bundle-process': 'cli/build/bundle-process.ts',
        'draw-previews': 'cli/previews/draw-previews.ts',
        'site-check-thread': 'cli/dev/site-check-thread.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
