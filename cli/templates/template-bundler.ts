import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { bundledParts } from './bundled-parts.ts';
import { preloadHelper } from './preload-helper.ts';
import { templateConfig } from './template-config.ts';

/** Browsers that scripts and styles are made for. */
const TARGET = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * Bundles templates: into `client/` the browser's small script with the core stylesheet and all that it may ask for,
 * into `style-parts.json` the css that only some pages link,
 * into `server/` the one module that renders pages.
 *
 * @param outDir absolute path; what is in it is replaced.
 * @param root folder of the site whose pages come in, if any do.
 * @throws what the bundler finds wrong with the templates.
 */
export async function writeBundle(outDir: string, root: string | undefined): Promise<void> {
  const config = templateConfig(root);
  const shared: InlineConfig = { ...config, logLevel: 'silent' };
  const parts = bundledParts(root);
  await build({
    ...shared,
    plugins: [...config.plugins, parts.plugin, preloadHelper()],
    build: {
      target: TARGET,
      outDir: join(outDir, 'client'),
      emptyOutDir: true,
      manifest: 'assets.json',
      // Inlined fonts and pictures would be sent again with every page.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // The module itself is asked for at the same moment.
        resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
      },
      rolldownOptions: {
        input: { site: 'renderer/client/entry.ts', ...parts.input },
        // Lists of what browsers should block know files by names such as "tag" and "consent".
        output: {
          chunkFileNames: 'assets/chunks/[hash:7].js',
          assetFileNames: ({ names: [name = ''] }) =>
            /^(?!site\b).*\.css$/.test(name)
              ? 'assets/style-[hash:7].css'
              : 'assets/[name]-[hash][extname]',
        },
      },
    },
  });
  parts.write(outDir);
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
