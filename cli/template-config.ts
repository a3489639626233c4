import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { InlineConfig } from 'vite';
import { ENGINE_ROOT } from './engine-root.ts';
import { siteModules } from './site-modules.ts';

/**
 * How Vite reads templates, for the development server and for bundles alike.
 *
 * @param root folder of the site whose pages come in.
 */
export function templateConfig(
  root: string,
): InlineConfig & Required<Pick<InlineConfig, 'plugins'>> {
  return {
    root: ENGINE_ROOT,
    configFile: false,
    publicDir: 'renderer/public',
    // Its main file is made for script tags; this one is a module, which the bundler can shorten.
    resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
    plugins: [siteModules(root), react(), tailwindcss()],
  };
}
