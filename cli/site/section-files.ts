import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Folder of a site's own sections, each with its css and test next to it. */
export const SECTIONS_FOLDER = 'site/sections';

/** The section files in `site/sections/`, as absolute paths sorted by name. */
export function sectionFiles(root: string): string[] {
  const folder = join(root, SECTIONS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .sort()
    .map((name) => join(folder, name));
}

/** The path of a section's file as shown in messages. */
export function shownFile(file: string): string {
  return `${SECTIONS_FOLDER}/${basename(file)}`;
}
