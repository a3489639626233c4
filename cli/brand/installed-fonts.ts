import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';

/** Scopes of font packages. */
const SCOPES = ['@fontsource', '@fontsource-variable'];

/** Names of the fonts installed for a site, as used in a brand, in alphabetical order. */
export function installedFonts(root: string): string[] {
  const folders = [root, ENGINE_ROOT].flatMap((base) =>
    SCOPES.map((scope) => join(base, 'node_modules', scope)),
  );
  return [...new Set(folders.filter(existsSync).flatMap((folder) => readdirSync(folder)))].sort();
}
