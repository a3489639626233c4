import { posix } from 'node:path';
import type { Plugin } from 'vite';

const EMPTY = '\0touchdown:shown-only';

/** Parts of the renderer that sections import only for rendering. */
const SHOWN = /\/renderer\/(?:components\/|islands\/|features\/.*\.tsx$)/;

/** Modules that import those parts for rendering; the package exports the others to sites in full. */
const SECTION = /\/renderer\/(?:sections|themes)\//;

/**
 * Removes the rendering of sections from the compiled tool, which only uses the schemas of their blocks and renders
 * none (`shimMissingExports` replaces imports from an empty module with undefined).
 */
export function withoutShownParts(): Plugin {
  return {
    name: 'touchdown:shown-only',
    // Before Vite's own resolver, which finds every file.
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
