import { valueLocation } from '../../content/addresses/address-locations.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';

/**
 * `links/same-page`: a button, an entry of a list or a link in a text that leads to the page it is on, so that nothing happens. Menus,
 * the breadcrumb and the logo are no links of a page; one with a fragment leads to a place.
 *
 * @param told findings about links, whose address is wrong anyway.
 */
export function linksSamePage(
  { pages }: { pages: SitePages },
  told: readonly Diagnostic[],
): Diagnostic[] {
  const places = new Set(told.map(({ file, line, column }) => `${file}:${line}:${column}`));
  return [...pages.linking()].flatMap(({ entry, file, origin, links = [] }) =>
    links.flatMap(({ at, to, span }): Diagnostic[] => {
      if (to !== entry.path) return [];
      const place = origin ? valueLocation(origin, at, span) : WHOLE_FILE;
      if (places.has(`${file}:${place.line}:${place.column}`)) return [];
      return [
        {
          ...{ file, ...place },
          rule: 'links/same-page',
          severity: 'warning',
          message: `This link leads to ${to}, the page that it is on, so nothing happens.`,
          hint: 'Lead to another page, or to a section of this one with #.',
        },
      ];
    }),
  );
}
