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

/** Collected lazily: the site's own code may import a module that reads it. */
let known: KnownSections | undefined;

function knownSections(): KnownSections {
  known ??= gather();
  return known;
}

/** The sections between hero and closing call of a landing, the engine's and the site's. */
export function middleSections(): SectionsByName {
  return knownSections().middle;
}

/** All sections available to a page of data. */
export function sectionsOfPages(): SectionsByName {
  return knownSections().ofPages;
}
