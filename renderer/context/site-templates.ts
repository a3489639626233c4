import type { ReactNode } from 'react';
import type { PriceLists } from '../../schemas/config/price-lists.ts';
import type { Page } from '../../schemas/page.ts';
import type { SectionDefinition } from '../sections/define-section.ts';
import type { SectionProps } from '../sections/section-props.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';
import type { Site } from './site.ts';

/** What a site adds to the engine's templates. */
export interface SiteTemplates {
  /** Sections in addition to the engine's and those in files of their own below `site/sections/`. */
  sections?: readonly SectionDefinition[];
  /** Themes of landings by name; one with the name of an engine theme replaces it. */
  themes?: Readonly<Record<string, ThemeDesign>>;
  /** Groups of own facts that browser scripts need; all others are not published. */
  clientFacts?: readonly string[];
  structuredData?: StructuredData;
  /** Price lists that landings and pages can reference by `prices`. */
  priceLists?: PriceLists;
  components?: SiteComponents;
  /**
   * Features that the site's own code enables: `calculator` needs a price rule; with `booking`, buttons open a form of
   * the site's own in place of the engine's. Both are in `site/site.client.ts`. `features` in the configuration can
   * turn each off.
   */
  features?: Partial<Record<'booking' | 'calculator' | 'upload' | 'map' | 'admin', true>>;
}

/** Parts of pages that the engine leaves to sites. */
export interface SiteComponents {
  /** The mark of the business beside its name; a page shows it in the header, then in the footer. */
  Mark?: (props: { place: 'header' | 'footer' }) => ReactNode;
  /** Shown beside the text on a landing's hero, such as prices. */
  HeroAside?: (props: SectionProps<unknown>) => ReactNode;
}

/** Site-specific schema.org properties, added to the engine's structured data. */
export interface StructuredData {
  /** For the business, such as `areaServed`. */
  business?: (site: Site) => Record<string, unknown>;
  /** For the service that a page is about, such as `offers`. */
  service?: (page: Page, site: Site) => Record<string, unknown>;
  /** For the business on pages with the subject `reviews`, such as `aggregateRating`. */
  reviews?: (site: Site) => Record<string, unknown>;
}
