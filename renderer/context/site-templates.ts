import type { ReactNode } from 'react';
import type { Page } from '../../schemas/page.ts';
import type { PriceLists } from '../../schemas/price-lists.ts';
import type { SectionDefinition } from '../sections/define-section.ts';
import type { SectionProps } from '../sections/section-props.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';
import type { Site } from './site.ts';

/** What a site adds to the engine's templates. */
export interface SiteTemplates {
  /** Sections besides the engine's, and besides those in files of their own below `site/sections/`. */
  sections?: readonly SectionDefinition[];
  /** Looks of landings by their names; one of the name of an engine's takes its place. */
  themes?: Readonly<Record<string, ThemeDesign>>;
  /** Groups of own facts that scripts in the visitor's browser work with; all others stay at home. */
  clientFacts?: readonly string[];
  structuredData?: StructuredData;
  /** Price lists that landings and pages can name by `prices`. */
  priceLists?: PriceLists;
  components?: SiteComponents;
  /**
   * Parts of the site that its own code makes possible: `calculator` needs a price rule, and with `booking` buttons open
   * a form of the site's own in place of the engine's, both in `site/site.client.ts`. `features` in the configuration can
   * switch each off.
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
