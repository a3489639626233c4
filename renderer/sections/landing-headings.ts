import type { LandingPage } from '../../content/page.ts';
import type { Site } from '../site.ts';
import type { Headings } from './section-props.ts';

/** The headings of a landing: its own, else those of its language. */
export function landingHeadings({ landing }: LandingPage, { words }: Site): Headings {
  // A heading that a landing leaves out is missing in it, never undefined.
  const own = landing.headings as Partial<Headings> | undefined;
  return { ...words.headings, ...own };
}
