import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { studioIcons } from './icons/icon-plugin.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the studio's page, and the script for the pages it shows, into `lib/studio/`. */
export default defineConfig({
  root,
  base: '/app/',
  publicDir: false,
  plugins: [react(), studioIcons()],
  build: {
    outDir: fileURLToPath(new URL('../lib/studio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: `${root}index.html`, page: `${root}page/page.ts` },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        assetFileNames: '[name]-[hash][extname]',
      },
    },
  },
});
