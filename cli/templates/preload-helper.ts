import type { Plugin } from 'vite';

/** The module that Vite adds for each `import()`; this one does the same in a quarter of the bytes. */
const HELPER = '\0vite/preload-helper.js';

/**
 * Loads a module and its dependencies in parallel, and resolves once its stylesheets are loaded: rendered before
 * them, the content would jump. A failed load is tried again the next time.
 */
const CODE = `
const waiting = {};
function ask(file) {
  const href = '/' + file;
  if (waiting[href] || document.querySelector('link[href="' + href + '"]')) return waiting[href];
  const link = document.createElement('link');
  link.href = href;
  if (/css$/.test(href)) {
    link.rel = 'stylesheet';
    waiting[href] = new Promise((loaded, failed) => {
      link.onload = loaded;
      link.onerror = () => {
        delete waiting[href];
        link.remove();
        failed(Error(href));
      };
    });
  } else link.rel = 'modulepreload';
  document.head.append(link);
  return waiting[href];
}
export function __vitePreload(load, files = []) {
  return Promise.all([load(), ...files.map(ask)]).then(([module]) => module);
}
`;

/**
 * Makes the script of every page smaller: unlike Vite's helper, it only supports a site at the root of its host.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'touchdown:preload-helper',
    enforce: 'pre',
    load: (id) => (id === HELPER ? CODE : undefined),
  };
}
