import { endWithParent } from '../parent-watch.ts';
import { SITE_ROOT } from '../site-root.ts';

/**
 * Child process that bundles the templates into the folder given as its only argument: `client/` and
 * `server/`. A process of its own, so that the bundler's memory is back with the system before the
 * first page is rendered.
 */
endWithParent();

const [outDir] = process.argv.slice(2);
if (!outDir) throw new Error('bundle-process needs the output folder as its argument');

process.env.NODE_ENV = 'production';
// Loading it takes a second, in which the parent may end.
const { build } = await import('vike/api');
await build({
  viteConfig: {
    root: SITE_ROOT,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  },
});
