import site from 'virtual:site';
import type { SectionDefinition } from './define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from './registry.ts';

type SectionsByName = ReadonlyMap<string, SectionDefinition>;

interface KnownSections {
  middle: SectionsByName;
  ofPages: SectionsByName;
}

function byName(sections: readonly SectionDefinition[]): SectionsByName {
  return new Map(sections.map((section) => [section.name, section]));
}

function gather(): KnownSections {
  const { required, optional, popups } = LANDING_SECTIONS;
  const middle = [...required, ...optional, ...popups, ...(site.sections ?? [])];
  return { middle: byName(middle), ofPages: byName([...middle, ...PAGE_SECTIONS]) };
}

/** Gathered when first asked for: the site's own code may import what asks. */
let known: KnownSections | undefined;

function knownSections(): KnownSections {
  known ??= gather();
  return known;
}

/** The sections between hero and closing call of a landing, the engine's and the site's. */
export function middleSections(): SectionsByName {
  return knownSections().middle;
}

/** Everything that a page of data can be made of. */
export function sectionsOfPages(): SectionsByName {
  return knownSections().ofPages;
}
