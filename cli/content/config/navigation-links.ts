import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { PageLink } from '../addresses/page-links.ts';
import { localizedValues } from './localized-texts.ts';

/** Every link of the menus, and every page that a form opens, with its position in the configuration. */
export function navigationLinks(config: SiteConfig): PageLink[] {
  return localizedValues(config)
    .filter(({ path }) => path.at(-1) === 'href' || (path[0] === 'forms' && path.at(-1) === 'page'))
    .flatMap(({ path, value }) =>
      typeof value === 'string'
        ? [{ at: path, to: value }]
        : Object.entries(value).map(([language, to]) => ({ at: [...path, language], to })),
    );
}
