import type { LandingPage } from '../../content/page.ts';
import type { Site } from '../site.ts';
import type { ThemeDesign } from '../themes/theme-design.ts';
import type { Headings } from './section-props.ts';

/** The headings of a landing: its own, else its theme's in its language, else those of its language. */
export function landingHeadings(
  { entry, landing }: LandingPage,
  site: Site,
  { words }: ThemeDesign,
): Headings {
  const ofTheme = words[entry.language] ?? words[new Intl.Locale(entry.language).language];
  // A heading that a landing leaves out is missing in it, never undefined.
  const own = landing.headings as Partial<Headings> | undefined;
  return { ...site.words.headings, ...ofTheme, ...own };
}
