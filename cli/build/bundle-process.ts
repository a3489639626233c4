import { build } from 'vike/api';
import { SITE_ROOT } from '../site-root.ts';

/**
 * Child process that bundles the templates into the folder given as its only argument: `client/` and
 * `server/`. A process of its own, so that the bundler's memory is back with the system before the
 * first page is rendered.
 */
const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('bundle-process needs the output folder as its argument');

process.env.NODE_ENV = 'production';
await build({
  viteConfig: {
    root: SITE_ROOT,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  },
});
