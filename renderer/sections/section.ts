import type { LandingPage } from '../../content/page.ts';
import type { MiddleSection } from '../../schemas/landing-blocks.ts';
import type { Words } from '../../schemas/words.ts';
import type { Ground } from '../blocks/Section.tsx';
import type { Site } from '../site.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';

/** Headings of a landing: its own, else its theme's, else those of its language. */
export type LandingHeadings = Words['headings'];

/** What every section of a landing is given. */
export interface SectionProps {
  page: LandingPage;
  site: Site;
  design: ThemeDesign;
  /** Headings of the sections that have none in their own block. */
  headings: LandingHeadings;
  /** Colour that a section between hero and closing call stands on. */
  ground: Ground;
}

/** Every section of a landing. */
export type SectionName = 'urgency' | 'hero' | MiddleSection | 'closing';
