import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { iconModule } from '../site/icon-module.ts';
import { siteModules } from '../site/site-modules.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { partLayer } from './part-layer.ts';
import { tailwindStyles } from './tailwind-styles.ts';

/**
 * The Vite configuration of templates, shared by development server and bundles.
 *
 * @param root folder of the site whose pages are included, if any.
 */
export function templateConfig(
  root: string | undefined,
): InlineConfig & Required<Pick<InlineConfig, 'plugins'>> {
  return {
    root: ENGINE_ROOT,
    configFile: false,
    publicDir: false,
    // Otherwise Vite searches all parent folders, and would use the PostCSS configuration of another project.
    css: { postcss: {} },
    resolve: {
      // Its main file is for script tags; this one is a module, which the bundler can tree-shake.
      alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }],
      // Code of a site in another folder uses the engine's React and zod.
      dedupe: ['react', 'react-dom', 'zod'],
    },
    plugins: [siteModules(root), iconModule(), partLayer(), react(), tailwindStyles()],
  };
}
