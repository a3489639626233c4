import site from 'virtual:site';
import type { SectionDefinition } from '../../api/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from './registry.ts';

function byName(sections: readonly SectionDefinition[]): ReadonlyMap<string, SectionDefinition> {
  return new Map(sections.map((section) => [section.name, section]));
}

const { required, optional } = LANDING_SECTIONS;
const middle = [...required, ...optional, ...(site.sections ?? [])];

/** The sections between hero and closing call of a landing, the engine's and the site's. */
export const MIDDLE_SECTIONS = byName(middle);

/** Everything that a page of data can be made of. */
export const SECTIONS_OF_PAGES = byName([...middle, ...PAGE_SECTIONS]);
