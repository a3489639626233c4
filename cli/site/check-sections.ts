import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import { FIXED_KEYS } from '../../schemas/landing.ts';
import { SLUG_PATTERN } from '../../schemas/slug.ts';
import { BuildFault, throwFaults } from '../system/build-fault.ts';
import type { SiteDefinition } from './define-site.ts';

/** The sections that each file below `site/sections/` exports. */
export type SectionsByFile = readonly (readonly [file: string, sections: SectionDefinition[]])[];

/** Names already in use, and by what. */
function taken(): Map<string, string> {
  const { required, optional, popups } = LANDING_SECTIONS;
  const keys = [...FIXED_KEYS].map((key): [string, string] => [key, 'a key of landings']);
  const sections = [...PAGE_SECTIONS, ...required, ...optional, ...popups];
  return new Map([
    ...keys,
    ...sections.map(({ name }): [string, string] => [name, 'a section of the engine']),
  ]);
}

/** Why a section of the site cannot have this name: it must be an unused key of landings. */
export function faultOfSectionName(name: string): string | undefined {
  if (!SLUG_PATTERN.test(name))
    return `"${name}" cannot be the name of a section: write small letters and digits, and single hyphens between them.`;
  const owner = taken().get(name);
  return owner === undefined ? undefined : `"${name}" is ${owner} already. Choose another name.`;
}

/** Position of a section's name in a file: `site/sections/steps.tsx:7:9`. */
function placeOf(root: string, file: string, name: string): string {
  const text = readFileSync(join(root, file), 'utf8');
  const at = text.search(new RegExp(`\\bname:\\s*(['"\`])${name}\\1`));
  if (at === -1) return file;
  const before = text.slice(0, at).split('\n');
  return `${file}:${before.length}:${(before.at(-1)?.length ?? 0) + 1}`;
}

/** Every section that cannot be used, with its position. */
function* sectionFaults(
  root: string,
  { sections = [] }: SiteDefinition,
  byFile: SectionsByFile,
): Generator<string> {
  for (const [file, found] of byFile)
    if (found.length === 0)
      yield `${file}:1:1 This file exports no section. Export what defineSection returns, or move the file to another folder.`;
  const fileOf = (section: SectionDefinition) =>
    byFile.find(([, found]) => found.includes(section))?.[0] ?? 'site/site.ts';
  const known = new Map<string, SectionDefinition>();
  for (const section of sections) {
    const { name } = section;
    const place = placeOf(root, fileOf(section), name);
    const fault = faultOfSectionName(name);
    const other = known.get(name);
    if (fault !== undefined) yield `${place} ${fault}`;
    else if (other === section && place.startsWith('site/sections/'))
      yield `${place} Sections of site/sections/ are found there; take "${name}" out of the sections of site/site.ts.`;
    else if (other !== undefined)
      yield `${place} Two sections are called "${name}"; the other is in ${fileOf(other)}. Rename one.`;
    known.set(name, section);
  }
}

/**
 * Checks that the names of a site's sections are valid and unique.
 *
 * @throws BuildFault with every section that cannot be used, and its position.
 */
export function checkSections(
  root: string,
  definition: SiteDefinition,
  byFile: SectionsByFile,
): void {
  const faults = [...sectionFaults(root, definition, byFile)];
  throwFaults(faults.map((fault) => new BuildFault(fault)));
}
