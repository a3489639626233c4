import type { z } from 'zod';
import type { SiteTemplates } from '../../renderer/context/site-templates.ts';
import type { Rule } from '../content/rule.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';

/** What a site adds to the engine. Every part may be left out; the engine has its own of each or does without. */
export interface SiteDefinition extends SiteTemplates {
  /** What no text of the site may say, in landings or anywhere else. */
  textRules?: readonly TextRule[];
  /** Further checks of one landing at a time. */
  rules?: readonly Rule[];
  /**
   * Folder of starters for new landings, in the site's. Default: `site/starters`. `offer.yaml` is the starter `offer` in
   * English, `offer.es.yaml` in Spanish; it goes before the engine's of the same name.
   */
  starters?: string;
  /** Words in an address that tell which starter is meant, by its name; the first that match decide. */
  starterWords?: Readonly<Record<string, RegExp>>;
  /**
   * Titles for search results that a new landing may get, by language, the longest first: `{name} | Plumber in Hull`.
   * `{name}` stands for the name of the page. Default: `{name} | {business.name}`.
   */
  titleForms?: Readonly<Record<string, readonly string[]>>;
  /** What preview pictures of landings say, by theme and language. Default: the name of the business. */
  previewTitles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The business's own facts in `site.config.yaml`: a map of groups, in which `business` holds further keys of the
   * engine's group of that name. Without it there may be any groups of any values.
   */
  facts?: z.ZodObject;
  /** Own facts that answer one question, so that pages contradict each other where they differ. */
  sameFacts?: readonly SameFacts[];
}

/** Facts that pages tell the same thing by. */
export interface SameFacts {
  /** Names such as `fees.travel`. */
  names: readonly string[];
  /**
   * Whether facts of different kinds come to the same, such as a total and its parts. Left out, they agree if they are
   * equal.
   *
   * @param config the whole configuration, as the site's schema types it.
   */
  agree?: (config: never) => boolean;
}

/**
 * Describes what only one site has, as the default export of its `site/site.ts`.
 *
 * @returns its argument, which is thereby checked by the editor.
 */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}
