import type { z } from 'zod';
import type { SiteTemplates } from '../../renderer/context/site-templates.ts';
import type { OwnRule } from '../content/rule.ts';
import type { RequiredWords } from '../content/text-rules/required-words.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';

/** What a site adds to the engine. Every part is optional; the engine has a default for each or does without. */
export interface SiteDefinition extends SiteTemplates {
  /** What no text of the site may say, in landings or anywhere else. */
  textRules?: readonly TextRule[];
  /** Notices that the site's words must contain, such as one that the law prescribes for a language. */
  requiredWords?: readonly RequiredWords[];
  /** Additional checks of single landings. */
  rules?: readonly OwnRule[];
  /**
   * Folder of starters for new landings, relative to the site. Default: `site/starters`. `offer.yaml` is the
   * starter `offer` in English, `offer.es.yaml` in Spanish; it takes precedence over the engine's starter of the
   * same name.
   */
  starters?: string;
  /** Patterns that select a starter by the address of a new landing, by starter name; the first match wins. */
  starterWords?: Readonly<Record<string, RegExp>>;
  /**
   * Search result titles that a new landing may get, by language, the longest first: `{name} | Plumber in Hull`.
   * `{name}` is the name of the page. Default: `{name} | {business.name}`.
   */
  titleForms?: Readonly<Record<string, readonly string[]>>;
  /** Titles on preview pictures of landings, by theme and language. Default: the name of the business. */
  previewTitles?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * The business's own facts in `site.config.yaml`: a map of groups; `business` adds keys to the engine's group of
   * that name. Without it, any groups and values are allowed.
   */
  facts?: z.ZodObject;
  /** Own facts that answer the same question, so that pages contradict each other if they differ. */
  sameFacts?: readonly SameFacts[];
}

/** Facts that give visitors the same information. */
export interface SameFacts {
  /** Names such as `fees.travel`. */
  names: readonly string[];
  /**
   * Whether facts of different kinds agree, such as a total and its parts. By default they agree if they are equal.
   *
   * @param config the whole configuration, as the site's schema types it.
   */
  agree?: (config: never) => boolean;
}

/**
 * Defines what is specific to one site, as the default export of its `site/site.ts`.
 *
 * @returns its argument, for type checking in the editor.
 */
export function defineSite(definition: SiteDefinition): SiteDefinition {
  return definition;
}
