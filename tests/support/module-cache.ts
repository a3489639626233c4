import type { Vite } from 'vitest/node';

/**
 * Keeps modules that are made of several files, as those with what a site adds to the engine, out of Vitest's cache of
 * compiled modules: it only knows what a file itself contains.
 */
export function leaveOutVirtualModules(): Vite.Plugin {
  return {
    name: 'touchdown:leave-out-virtual-modules',
    configureVitest({ experimental_defineCacheKeyGenerator: defineKey }) {
      defineKey(({ id }) => (/^\0|^virtual:/.test(id) ? false : undefined));
    },
  };
}
