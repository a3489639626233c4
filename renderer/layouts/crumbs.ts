import type { Page, ParentPage } from '../../content/page.ts';
import type { Site } from '../site.ts';
import { chromeIn } from './chrome-texts.ts';

/** The home page and the pages between it and this one. */
export function crumbsTo(page: Page, { language, languages }: Site): ParentPage[] {
  const home = { name: chromeIn(language).home, path: '/', language: languages[0] };
  return page.kind === 'written' ? [home, ...page.parents] : [home];
}
