import type { Page, ParentPage } from '../../schemas/page.ts';
import type { Site } from '../context/site.ts';

/** The home page and the pages between it and this one. */
export function crumbsTo(page: Page, { words, languages }: Site): ParentPage[] {
  const home = { name: words.frame.home, path: '/', language: languages[0] };
  return page.kind === 'static' ? [home, ...page.parents] : [home];
}
