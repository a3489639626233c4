import site from 'virtual:site';
import { DEFAULT_THEME, themesOf } from './registry.ts';
import type { ThemeDesign } from './theme-design.ts';

/** Collected lazily: the site's own code may import a module that reads it. */
let themes: Readonly<Record<string, ThemeDesign>> | undefined;

/** The design of a theme; its name has been validated on reading the file. */
export function designOf(theme: string = DEFAULT_THEME): ThemeDesign {
  themes ??= themesOf(site);
  const design = themes[theme];
  if (!design) throw new Error(`There is no theme "${theme}".`);
  return design;
}
