import type { ReactElement } from 'react';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { staticMarkup } from './static-markup.ts';

/** Properties that can be told apart by what they are written as. */
type PlainProps = Readonly<Record<string, string | number | boolean | undefined>>;

// A component is known by itself, whatever its properties are called.
type AnyComponent = (props: never) => ReactElement | null;

const known = new WeakMap<AnyComponent, WeakMap<SiteConfig, Map<string, string>>>();

function textsOf(Component: AnyComponent, site: SiteConfig): Map<string, string> {
  const bySite = known.get(Component) ?? new WeakMap<SiteConfig, Map<string, string>>();
  known.set(Component, bySite);
  const texts = bySite.get(site) ?? new Map<string, string>();
  bySite.set(site, texts);
  return texts;
}

/** One flat text: pieces that were only chained would be walked again for every page. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * Markup that is the same on thousands of pages, made once for each site and set of properties: there must be few of those,
 * since all are kept.
 */
export function sharedMarkup<S extends SiteConfig, Props extends PlainProps>(
  Component: (props: Props & { site: S }) => ReactElement | null,
  site: S,
  props: Props,
): string {
  const texts = textsOf(Component, site);
  const key = JSON.stringify(props);
  let markup = texts.get(key);
  if (markup === undefined) {
    markup = flat(staticMarkup(<Component {...props} site={site} />));
    texts.set(key, markup);
  }
  return markup;
}
