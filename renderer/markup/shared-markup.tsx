import type { ReactElement } from 'react';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { staticMarkup } from './static-markup.ts';

/** Props that can be compared by their serialized form. */
type PlainProps = Readonly<Record<string, string | number | boolean | undefined>>;

// Identified by reference, so the type of its props is irrelevant.
type AnyComponent = (props: never) => ReactElement | null;

const known = new WeakMap<AnyComponent, WeakMap<SiteConfig, Map<string, string>>>();

function textsOf(Component: AnyComponent, site: SiteConfig): Map<string, string> {
  const bySite = known.get(Component) ?? new WeakMap<SiteConfig, Map<string, string>>();
  known.set(Component, bySite);
  const texts = bySite.get(site) ?? new Map<string, string>();
  bySite.set(site, texts);
  return texts;
}

/** Flattens a string: a concatenated rope would be traversed again for every page. */
export function flat(text: string): string {
  return Buffer.from(text).toString();
}

/**
 * Markup that is the same on thousands of pages, cached per site and set of props: there must be few of those, since
 * all are kept.
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
