import type { Plugin } from 'vite';

/** Css of a file that stands in no package, asked for as it is, by a page or by a script. */
const OWN_STYLES = /^(?!.*\/node_modules\/).*\.css(?:\?direct)?$/;

/** A file that says itself where its rules stand. */
const SAYS_LAYER = /@layer\b|@import\b|@reference\b/;

/** Puts the rules of every css file beside a module into the layer of components, so that utilities win over them. */
export function partLayer(): Plugin {
  return {
    name: 'touchdown:part-layer',
    enforce: 'pre',
    transform: {
      filter: { id: OWN_STYLES },
      handler(code) {
        if (SAYS_LAYER.test(code)) return undefined;
        return { code: `@layer components {\n${code}\n}\n`, map: null };
      },
    },
  };
}
