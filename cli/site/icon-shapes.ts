import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/**
 * The shapes inside each icon's `<svg>`, by name, as `npm run compile` writes them (docs/decisions/006-icons.md).
 */
export const ICON_FILE = join(ENGINE_ROOT, 'lib/icons.json.br');

/** The shapes of all icons as JSON. */
export function iconJson(): string {
  return brotliDecompressSync(readFileSync(ICON_FILE)).toString();
}

let shapes: Readonly<Record<string, string>> | undefined;

function allShapes(): Readonly<Record<string, string>> {
  shapes ??= JSON.parse(iconJson()) as Record<string, string>;
  return shapes;
}

/** The names of the icon with these shapes: some have an older one, too. */
export function iconNames(drawn: string): string[] {
  return Object.entries(allShapes()).flatMap(([name, own]) => (own === drawn ? name : []));
}

/** An icon as a standalone black SVG; undefined if there is none of that name. */
export function drawnIcon(name: string): string | undefined {
  const known = allShapes();
  if (!Object.hasOwn(known, name)) return undefined;
  const frame =
    'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg ${frame}>${known[name]}</svg>`;
}
