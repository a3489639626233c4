import { themesOf } from '../../renderer/themes/registry.ts';
import type { ThemeDesign } from '../../renderer/themes/theme-design.ts';
import { SITE } from './site-code.ts';

/** Names of the repository's own themes. */
export const THEMES = Object.keys(SITE.definition.themes ?? {});

/** The design of each theme of the repository's landings. */
export const THEME_DESIGNS = new Map(Object.entries(themesOf(SITE.definition)));

/** The design of a theme, which must exist. */
export function designOf(theme: string): ThemeDesign {
  const design = THEME_DESIGNS.get(theme);
  if (!design) throw new Error(`There is no theme ${theme}`);
  return design;
}
