import { event } from './event.ts';
import { general } from './general.ts';
import { offer } from './offer.ts';
import type { ThemeDesign } from './theme-design.ts';

type Themes = Readonly<Record<string, ThemeDesign>>;

/** Look of a landing that names none, and of pages of data. */
export const DEFAULT_THEME = 'general';

/** The engine's own themes: the ornament of the brand, and nothing that belongs to one trade. */
const ENGINE_THEMES: Themes = { [DEFAULT_THEME]: general, offer, event };

/** The themes of a site by name, its own first: one of the name of an engine's takes its place. */
export function themesOf({ themes = {} }: { themes?: Themes }): Themes {
  return { ...themes, ...ENGINE_THEMES, ...themes };
}
