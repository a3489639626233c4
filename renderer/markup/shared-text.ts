import type { ReactElement } from 'react';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { staticMarkup } from './static-markup.ts';

const known = new WeakMap<SiteConfig, Map<string, string>>();

/**
 * Text that is the same on thousands of pages, made once for each configuration.
 *
 * @param key tells apart what the text depends on besides the configuration.
 */
export function sharedText(site: SiteConfig, key: string, make: () => string): string {
  let texts = known.get(site);
  if (!texts) {
    texts = new Map();
    known.set(site, texts);
  }
  let text = texts.get(key);
  if (text === undefined) {
    // One flat text: pieces that were only chained would be walked again for every page.
    text = Buffer.from(make()).toString();
    texts.set(key, text);
  }
  return text;
}

/** Markup that is the same on thousands of pages, as `sharedText`. */
export function sharedMarkup(site: SiteConfig, key: string, element: () => ReactElement): string {
  return sharedText(site, key, () => staticMarkup(element()));
}
