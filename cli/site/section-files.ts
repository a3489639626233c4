import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder of a site whose files are sections, each with its css and its test beside it. */
export const SECTIONS_FOLDER = 'site/sections';

/** The files below `site/sections/` that have sections in them, as absolute paths in the order of their names. */
export function sectionFiles(root: string): string[] {
  const folder = join(root, SECTIONS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .sort()
    .map((name) => join(folder, name));
}

/** The path of a section's file as messages name it. */
export function shownFile(file: string): string {
  return `${SECTIONS_FOLDER}/${basename(file)}`;
}
