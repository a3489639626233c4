import type { Plugin } from 'vite';
import { iconJson } from './icon-shapes.ts';

/** Module from which templates import the shapes of all icons. */
const ICONS = 'virtual:icons';
const RESOLVED_ICONS = `\0${ICONS}`;

/**
 * Provides the icons to templates. As JSON text, parsed when a page is first rendered, they load in a few
 * milliseconds.
 */
export function iconModule(): Plugin {
  return {
    name: 'touchdown:icons',
    resolveId: (id) => (id === ICONS ? RESOLVED_ICONS : undefined),
    load: (id) =>
      id === RESOLVED_ICONS
        ? `export const ICONS = JSON.parse(${JSON.stringify(iconJson())});`
        : undefined,
  };
}
