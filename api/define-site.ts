/** What a site adds to the engine. Every part may be left out; the engine has its own of each or does without. */
// biome-ignore lint/suspicious/noEmptyInterface: each part of the engine that a site can add to puts its key here
export interface SiteDefinition {}

/**
 * Describes what only one site has, as the default export of its `site/site.ts`.
 *
 * @returns its argument, which is thereby checked by the editor.
 */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}
