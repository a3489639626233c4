import site from 'virtual:site';
import { DEFAULT_THEME, themesOf } from './registry.ts';
import type { ThemeDesign } from './theme-design.ts';

/** Gathered when first asked for: the site's own code may import what asks. */
let themes: Readonly<Record<string, ThemeDesign>> | undefined;

/** The look of pages with a theme; the name has been checked when the file was read. */
export function designOf(theme: string = DEFAULT_THEME): ThemeDesign {
  themes ??= themesOf(site);
  const design = themes[theme];
  if (!design) throw new Error(`There is no theme "${theme}".`);
  return design;
}
