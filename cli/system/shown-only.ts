import { posix } from 'node:path';
import type { Plugin } from 'vite';

const EMPTY = '\0touchdown:shown-only';

/** Rooms of the renderer from which sections take what they show. */
const SHOWN = /\/renderer\/(?:components\/|islands\/|features\/.*\.tsx$)/;

/** Modules that import those for what they show; the package exports the others to sites, whole. */
const SECTION = /\/renderer\/(?:sections|themes)\//;

/**
 * Leaves out of the compiled tool what sections show: it takes from them the shapes of their blocks and renders none
 * (`shimMissingExports` gives what is imported of an empty module no value).
 */
export function withoutShownParts(): Plugin {
  return {
    name: 'touchdown:shown-only',
    // Before Vite's own, which finds every file.
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (id.startsWith('virtual:')) return EMPTY;
      if (!importer.includes('/renderer/')) return undefined;
      if (id.endsWith('.css')) return EMPTY;
      if (!SECTION.test(importer)) return undefined;
      return SHOWN.test(posix.join(posix.dirname(importer), id)) ? EMPTY : undefined;
    },
    load: (id) => (id === EMPTY ? 'export {};' : undefined),
  };
}
