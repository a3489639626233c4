import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig } from 'vite';

/**
 * How templates are bundled, for `touchdown dev` and `touchdown build` alike.
 * The two extra entries are what the static build uses: the browser's small script with the core
 * stylesheet, and the rendering function for the render pool.
 */
export default defineConfig(({ command }) => ({
  publicDir: 'renderer/public',
  // Its main file is made for script tags; this one is a module, which the bundler can shorten.
  resolve: { alias: [{ find: /^leaflet$/, replacement: 'leaflet/dist/leaflet-src.esm.js' }] },
  // Found only when a visitor needs them; the development server would reload the page then.
  optimizeDeps: {
    include: [
      'leaflet',
      'react',
      'react/jsx-runtime',
      'react-dom/client',
      '@radix-ui/react-toast',
      '@radix-ui/react-tabs',
      '@tanstack/react-query',
      '@tanstack/react-virtual',
      'react-helmet-async',
    ],
  },
  plugins: [vike(), react(), tailwindcss()],
  build: {
    target: ['chrome111', 'firefox114', 'safari16.4'],
    // Inlined fonts and pictures would be sent again with every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: { manifest: true, rolldownOptions: { input: { site: 'renderer/browser/entry.ts' } } },
    },
    ssr: {
      // One file for the render pool: a worker starts sooner, and React's quick build is certain.
      ...(command === 'build'
        ? {
            resolve: { noExternal: ['react', 'react-dom'] },
            define: { 'process.env.NODE_ENV': '"production"' },
          }
        : {}),
      build: { rolldownOptions: { input: { 'render-pool': 'renderer/pool.tsx' } } },
    },
  },
}));
