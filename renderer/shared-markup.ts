import type { ReactElement } from 'react';
import type { SiteConfig } from '../schemas/site-config.ts';
import { staticMarkup } from './static-markup.ts';

const known = new WeakMap<SiteConfig, Map<string, string>>();

/**
 * Markup that is the same on thousands of pages, rendered once for each configuration.
 *
 * @param key tells apart what the markup depends on besides the configuration.
 */
export function sharedMarkup(site: SiteConfig, key: string, element: () => ReactElement): string {
  let markups = known.get(site);
  if (!markups) {
    markups = new Map();
    known.set(site, markups);
  }
  let markup = markups.get(key);
  if (markup === undefined) {
    // One flat text: pieces that were only chained would be walked again for every page.
    markup = Buffer.from(staticMarkup(element())).toString();
    markups.set(key, markup);
  }
  return markup;
}
