import { isEnginePlace } from '../../../renderer/context/engine-places.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { PageLink } from '../addresses/page-links.ts';
import type { Path } from '../value-path.ts';
import { localizedValues } from './localized-texts.ts';

/** True of a value that is the address of a link: of a menu, or of a page that the engine links to. */
export function isLinkPath(path: Path): boolean {
  const [group, place] = path;
  const isPlace = group === 'navigation' && path.length === 2 && isEnginePlace(place);
  return path.at(-1) === 'href' || isPlace;
}

/** Every link of the menus, and every page that the engine or a form leads to, with its position in the configuration. */
export function navigationLinks(config: SiteConfig): PageLink[] {
  return localizedValues(config)
    .filter(({ path }) => isLinkPath(path) || (path[0] === 'forms' && path.at(-1) === 'page'))
    .flatMap(({ path, value }) =>
      typeof value === 'string'
        ? [{ at: path, to: value }]
        : Object.entries(value).map(([language, to]) => ({ at: [...path, language], to })),
    );
}
