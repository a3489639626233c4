import { themesOf } from '../../renderer/themes/registry.ts';
import type { ThemeDesign } from '../../renderer/themes/theme-design.ts';
import { SITE } from './site-code.ts';

/** Names of the repository's own themes. */
export const THEMES = Object.keys(SITE.definition.themes ?? {});

/** The look of each theme that a landing of the repository can have. */
export const THEME_DESIGNS = new Map(Object.entries(themesOf(SITE.definition)));

/** The look of a theme, which has to be there. */
export function designOf(theme: string): ThemeDesign {
  const design = THEME_DESIGNS.get(theme);
  if (!design) throw new Error(`There is no theme ${theme}`);
  return design;
}
