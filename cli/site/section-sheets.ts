import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { sectionFiles } from './section-files.ts';

/** A stylesheet of a section, with a content hash in its name so that browsers can cache it. */
export interface SectionSheet {
  /** Name of the section, and of its files. */
  name: string;
  /** Path inside `dist/`. */
  file: string;
  content: string;
}

/** The css next to a site's own sections; pages link to that of the sections they use. */
export function sectionSheets(root: string): SectionSheet[] {
  return sectionFiles(root).flatMap((path) => {
    const css = path.replace(/\.tsx$/, '.css');
    if (!existsSync(css)) return [];
    const content = readFileSync(css, 'utf8');
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const name = basename(path, '.tsx');
    return [{ name, file: `assets/section-${name}-${hash}.css`, content }];
  });
}

/** The address of each sheet, for the render context; empty if there are none. */
export function sectionStyles(
  sheets: readonly SectionSheet[],
  address: (sheet: SectionSheet) => string = ({ file }) => `/${file}`,
): { sectionStyles?: Readonly<Record<string, string>> } {
  if (sheets.length === 0) return {};
  const addresses = sheets.map((sheet) => [sheet.name, address(sheet)]);
  return { sectionStyles: Object.fromEntries(addresses) };
}
