import type { SectionDefinition } from './define-section.ts';

/** What a site adds to the engine. Every part may be left out; the engine has its own of each or does without. */
export interface SiteDefinition {
  /** Sections besides the engine's. */
  sections?: readonly SectionDefinition[];
}

/**
 * Describes what only one site has, as the default export of its `site/site.ts`.
 *
 * @returns its argument, which is thereby checked by the editor.
 */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}
