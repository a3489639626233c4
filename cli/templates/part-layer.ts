import { join, sep } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** A css file imported as is, by a page or a script. */
const STYLES = /\.css(?:\?direct)?$/;

/** Folder of the css next to the engine's modules; the engine may itself be an installed package. */
const RENDERER = `${join(ENGINE_ROOT, 'renderer').replaceAll(sep, '/')}/`;

/** Whether a file belongs to the engine or the site, and not to a package. */
function isOwn(id: string): boolean {
  return id.startsWith(RENDERER) || !id.includes('/node_modules/');
}

/** A file that declares its own layers. */
const SAYS_LAYER = /@layer\b|@import\b|@reference\b/;

/** Wraps the rules of every css file next to a module in the components layer, so that utilities override them. */
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
