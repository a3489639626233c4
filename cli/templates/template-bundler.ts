import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { templateConfig } from './template-config.ts';

/** Browsers that scripts and styles are made for. */
const TARGET = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * Bundles templates: into `client/` the browser's small script with the core stylesheet and all that it may ask for,
 * into `server/` the one module that renders pages.
 *
 * @param outDir absolute path; what is in it is replaced.
 * @param root folder of the site whose pages come in, if any do.
 * @throws what the bundler finds wrong with the templates.
 */
export async function writeBundle(outDir: string, root: string | undefined): Promise<void> {
  const shared: InlineConfig = { ...templateConfig(root), logLevel: 'silent' };
  await build({
    ...shared,
    build: {
      target: TARGET,
      outDir: join(outDir, 'client'),
      emptyOutDir: true,
      manifest: 'assets.json',
      // Inlined fonts and pictures would be sent again with every page.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { site: 'renderer/client/entry.ts' },
        // Lists of what browsers should block know files by names such as "tag" and "consent".
        output: { chunkFileNames: 'assets/chunks/chunk-[hash].js' },
      },
    },
  });
  await build({
    ...shared,
    // One file: a worker starts sooner, React's quick build is certain, and no package is looked for where the site lies.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: true,
      target: TARGET,
      outDir: join(outDir, 'server'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: { 'render-pool': 'renderer/pool.tsx' },
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
}
