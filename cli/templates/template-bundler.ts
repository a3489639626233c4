import { join } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { bundledParts } from './bundled-parts.ts';
import { preloadHelper } from './preload-helper.ts';
import { templateConfig } from './template-config.ts';

/** Target browsers of scripts and styles. */
const TARGET = ['chrome111', 'firefox114', 'safari16.4'];

/**
 * Bundles templates: the browser's small script with the core stylesheet and everything that it may load later into
 * `client/`, the css that only some pages link to into `style-parts.json`, and the module that renders pages into
 * `server/`.
 *
 * @param outDir absolute path; existing content is replaced.
 * @param root folder of the site whose pages are included, if any.
 * @throws errors of the bundler.
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
        // The module itself is requested at the same moment.
        resolveDependencies: (file, needed) => needed.filter((name) => name !== file),
      },
      rolldownOptions: {
        input: { site: 'renderer/client/entry.ts', ...parts.input },
        // Hashes only: content blockers match file names such as "tag" and "consent".
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
    // One file: workers start faster, React's production build is guaranteed, and no package is resolved from the
    // site.
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
