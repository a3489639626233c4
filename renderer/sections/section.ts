import type { LandingPage } from '../../content/page.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import type { ThemeDesign, ThemeWords } from '../themes/theme-design.ts';

/** What every section of a landing is given. */
export interface SectionProps {
  page: LandingPage;
  site: SiteConfig;
  design: ThemeDesign;
  /** The theme's own words in the language of the page. */
  words: ThemeWords;
}

/** The sections between hero and closing call; each theme puts them in its own order. */
export const MIDDLE_SECTIONS = ['problems', 'guide', 'plan', 'success', 'failure'] as const;

export type MiddleSection = (typeof MIDDLE_SECTIONS)[number];

/** Every section of a landing. */
export type SectionName = 'urgency' | 'hero' | MiddleSection | 'closing';
