import type { Plugin } from 'vite';

/** What templates import by name, as it is where they are taken for what they say of themselves. */
const SOURCES: Record<string, string> = {
  'virtual:icons': 'export const ICONS = {};',
  'virtual:site': 'export default {};',
};

/**
 * Stands in for the modules that templates import by name, in the tool: sections come in for the shapes of their blocks, and
 * nothing of them is rendered.
 */
export function unrenderedModules(): Plugin {
  const resolved = (id: string) => `\0${id}`;
  const modules = new Map(Object.entries(SOURCES).map(([id, code]) => [resolved(id), code]));
  return {
    name: 'touchdown:unrendered-modules',
    resolveId: (id) => (id in SOURCES ? resolved(id) : undefined),
    load: (id) => modules.get(id),
  };
}
