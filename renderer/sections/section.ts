import type { LandingPage } from '../../content/page.ts';
import type { MiddleSection } from '../../schemas/landing-blocks.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Ground } from '../blocks/Section.tsx';
import type { ThemeDesign, ThemeWords } from '../themes/theme-design.ts';

/** What every section of a landing is given. */
export interface SectionProps {
  page: LandingPage;
  site: SiteConfig;
  design: ThemeDesign;
  /** The theme's own words in the language of the page. */
  words: ThemeWords;
  /** Colour that a section between hero and closing call stands on. */
  ground: Ground;
}

/** Every section of a landing. */
export type SectionName = 'urgency' | 'hero' | MiddleSection | 'closing';
