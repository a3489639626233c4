import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A css file, asked for as it is, by a page or by a script. */
const STYLES = /\.css(?:\?direct)?$/;

/** Where the css of the engine's modules stands, which may itself be an installed package. */
const RENDERER = `${join(ENGINE_ROOT, 'renderer').replaceAll(sep, '/')}/`;

/** Whether a file is the engine's or the site's, and not that of a package. */
function isOwn(id: string): boolean {
  return id.startsWith(RENDERER) || !id.includes('/node_modules/');
}

/** A file that says itself where its rules stand. */
const SAYS_LAYER = /@layer\b|@import\b|@reference\b/;

/** Puts the rules of every css file beside a module into the layer of components, so that utilities win over them. */
export function partLayer(): Plugin {
  return {
    name: 'touchdown:part-layer',
    enforce: 'pre',
    transform: {
      filter: { id: STYLES },
      handler(code, id) {
        if (!isOwn(id) || SAYS_LAYER.test(code)) return undefined;
        return { code: `@layer components {\n${code}\n}\n`, map: null };
      },
    },
  };
}
