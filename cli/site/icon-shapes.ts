import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/**
 * The shapes inside each icon's `<svg>`, by name, as `npm run compile` writes them (docs/decisions/006-icons.md).
 */
export const ICON_FILE = join(ENGINE_ROOT, 'lib/icons.json');

let shapes: Readonly<Record<string, string>> | undefined;

/** An icon as a standalone black SVG; undefined if there is none of that name. */
export function drawnIcon(name: string): string | undefined {
  shapes ??= JSON.parse(readFileSync(ICON_FILE, 'utf8')) as Record<string, string>;
  if (!Object.hasOwn(shapes, name)) return undefined;
  const frame =
    'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg ${frame}>${shapes[name]}</svg>`;
}
