import { event } from './event.ts';
import { general } from './general.ts';
import { offer } from './offer.ts';
import type { ThemeDesign } from './theme-design.ts';

type Themes = Readonly<Record<string, ThemeDesign>>;

/** Theme of landings that name none, and of pages of data. */
export const DEFAULT_THEME = 'general';

/** The engine's own themes: the brand's ornament, and nothing specific to one trade. */
const ENGINE_THEMES: Themes = { [DEFAULT_THEME]: general, offer, event };

/** The themes of a site by name, its own first: one with the name of an engine theme replaces it. */
export function themesOf({ themes = {} }: { themes?: Themes }): Themes {
  return { ...themes, ...ENGINE_THEMES, ...themes };
}
