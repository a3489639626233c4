import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { Page } from '../content/page.ts';
import type { Rule } from '../content/rule.ts';
import type { TextRule } from '../content/text-rules/text-rule.ts';
import type { SectionProps } from '../renderer/sections/section-props.ts';
import type { Site } from '../renderer/site.ts';
import type { ThemeDesign } from '../renderer/themes/theme-design.ts';
import type { PriceLists } from '../schemas/price-lists.ts';
import type { SectionDefinition } from './define-section.ts';

/** What a site adds to the engine. Every part may be left out; the engine has its own of each or does without. */
export interface SiteDefinition {
  /** Sections besides the engine's, and besides those in files of their own below `site/sections/`. */
  sections?: readonly SectionDefinition[];
  /** Looks of landings by their names; one of the name of an engine's takes its place. */
  themes?: Readonly<Record<string, ThemeDesign>>;
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
  /** Groups of own facts that scripts in the visitor's browser work with; all others stay at home. */
  clientFacts?: readonly string[];
  /** Own facts that answer one question, so that pages contradict each other where they differ. */
  sameFacts?: readonly SameFacts[];
  structuredData?: StructuredData;
  /** Price lists that landings and pages can name by `prices`. */
  priceLists?: PriceLists;
  components?: SiteComponents;
  /**
   * Parts of the site that its own code makes possible: `booking` and `calculator` need a form and a price rule in
   * `site/site.client.ts`. `features` in the configuration can switch each off.
   */
  features?: Partial<Record<'booking' | 'calculator' | 'upload' | 'map' | 'admin', true>>;
}

/** Parts of pages that the engine leaves to sites. */
export interface SiteComponents {
  /** The mark of the business beside its name; the footer has the second one of a page. */
  Mark?: (props: { place: 'header' | 'footer' }) => ReactNode;
  /** Beside the words on the first screen of a landing, such as prices. */
  HeroAside?: (props: SectionProps<unknown>) => ReactNode;
}

/** Properties in the vocabulary of schema.org that only one site has, added to what the engine says of its pages. */
export interface StructuredData {
  /** Of the business, such as `areaServed`. */
  business?: (site: Site) => Record<string, unknown>;
  /** Of the service that a page is about, such as `offers`. */
  service?: (page: Page, site: Site) => Record<string, unknown>;
  /** Of the business on pages with the subject `reviews`, such as `aggregateRating`. */
  reviews?: (site: Site) => Record<string, unknown>;
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
