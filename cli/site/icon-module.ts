import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** Module by which templates import the shapes of all icons. */
const ICONS = 'virtual:icons';
const RESOLVED_ICONS = `\0${ICONS}`;

/** The shapes inside each icon's `<svg>` by its name, as `npm run compile` writes them (docs/decisions/006-icons.md). */
const ICON_FILE = join(ENGINE_ROOT, 'lib/icons.json');

/** Gives templates the icons. As text that is parsed when a page is first rendered, they load in a few milliseconds. */
export function iconModule(): Plugin {
  return {
    name: 'touchdown:icons',
    resolveId: (id) => (id === ICONS ? RESOLVED_ICONS : undefined),
    load: (id) =>
      id === RESOLVED_ICONS
        ? `export const ICONS = JSON.parse(${JSON.stringify(readFileSync(ICON_FILE, 'utf8'))});`
        : undefined,
  };
}
