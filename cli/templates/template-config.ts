import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { iconModule } from '../site/icon-module.ts';
import { siteModules } from '../site/site-modules.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { partLayer } from './part-layer.ts';
import { tailwindStyles } from './tailwind-styles.ts';

/**
 * How Vite reads templates, for the development server and for bundles alike.
 *
 * @param root folder of the site whose pages come in, if any do.
 */
export function templateConfig(
  root: string | undefined,
): InlineConfig & Required<Pick<InlineConfig, 'plugins'>> {
  return {
    root: ENGINE_ROOT,
    configFile: false,
    publicDir: false,
    // Else one is looked for in every folder above, and what stands there for another project would be heeded.
    css: { postcss: {} },
    resolve: {
      // Its main file is made for script tags; this one is a module, which the bundler can shorten.
      alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }],
      // Code of a site in another folder is given the engine's own React and zod.
      dedupe: ['react', 'react-dom', 'zod'],
    },
    plugins: [siteModules(root), iconModule(), partLayer(), react(), tailwindStyles()],
  };
}
