import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { pathOnHost } from '../../content/addresses/own-address.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import type { SitePages } from '../../content/addresses/site-pages.ts';
import { sameLinks } from '../../content/config/same-links.ts';
import { type Diagnostic, WHOLE_FILE } from '../../content/diagnostic.ts';
import type { UnreadPart } from '../../content/pages/unread-parts.ts';
import type { ViewedPage } from './viewed-page.ts';

/** Clicks from the home page beyond which few visitors and search engines go. */
const DEEPEST = 4;

const HOME = '/';

/** The site besides its hand-written pages. */
interface ReachedSite {
  pages: SitePages;
  config: Pick<SiteConfig, 'site' | 'navigation'>;
  /** Whether a page with errors in its file may lead to an address. */
  mayLeadTo(path: string): boolean;
}

/** The links of each page, by its address. */
class Ways {
  readonly #written: ReadonlyMap<string, readonly string[]>;
  readonly #aliases = new Map<string, string>();
  readonly #pages: SitePages;
  readonly #origin: string;

  constructor(viewed: readonly ViewedPage[], { pages, config }: ReachedSite) {
    this.#pages = pages;
    this.#origin = config.site.url;
    this.#written = new Map(
      viewed.map(({ meta, view }) => [meta.entry.path, view.links.map(({ href }) => href)]),
    );
    // An alias that is also a page is reported as a collision: links to it still lead to the page.
    for (const { entry } of pages.tied())
      for (const alias of entry.aliases ?? [])
        if (pages.at(alias)?.entry.path !== alias) this.#aliases.set(alias, entry.path);
  }

  *from(path: string): Generator<string> {
    const links = this.#written.get(path) ?? this.#pages.at(path)?.links?.map(({ to }) => to) ?? [];
    for (const href of links) {
      const to = (pathOnHost(href, this.#origin) ?? href).replace(/[?#].*$/, '');
      if (to.startsWith('/')) yield this.#aliases.get(to) ?? to;
    }
  }

  /** All pages that another page links to. */
  linked(): Set<string> {
    const linking = [...this.#pages.linking()].map(({ entry }) => entry.path);
    const linked = new Set<string>();
    for (const path of new Set([...this.#written.keys(), ...linking]))
      for (const to of this.from(path)) if (to !== path) linked.add(to);
    return linked;
  }

  /** Clicks from the home page to each reachable page. */
  depths(): Map<string, number> {
    const depths = new Map([[HOME, 0]]);
    for (const [path, depth] of depths)
      for (const to of this.from(path)) if (!depths.has(to)) depths.set(to, depth + 1);
    return depths;
  }
}

/** What may keep a page from being found on purpose. */
const HIDING: readonly UnreadPart[] = ['canonical', 'noindex', 'type'];

/** Landings are reached through advertisements and search; hidden pages are shared by hand. */
function isToBeFound({ entry, origin, unread = [] }: PageMeta): boolean {
  if (HIDING.some((part) => unread.includes(part))) return false;
  const { type, noindex, canonical, path } = entry;
  return origin !== undefined && type !== 'landing' && !noindex && canonical === path;
}

/** `seo/orphan` and `seo/click-depth`: hand-written pages that visitors and search engines can hardly reach. */
export function seoReach(viewed: readonly ViewedPage[], site: ReachedSite): Diagnostic[] {
  const ways = new Ways(viewed, site);
  const linked = ways.linked();
  const depths = ways.depths();
  const orphans = viewed.filter(
    ({ meta }) => meta.entry.path !== HOME && isToBeFound(meta) && !linked.has(meta.entry.path),
  );
  // A menu entry that leads to another one's page is why nothing leads to its own.
  const isTold = orphans.length <= [...sameLinks(site.config.navigation)].length;
  return viewed.flatMap(({ meta }): Diagnostic[] => {
    const { path } = meta.entry;
    if (path === HOME || !isToBeFound(meta)) return [];
    const place = { file: meta.file, ...WHOLE_FILE, severity: 'warning' as const };
    const depth = depths.get(path);
    if (!linked.has(path) && (isTold || site.mayLeadTo(path))) return [];
    if (!linked.has(path))
      return [
        {
          ...place,
          rule: 'seo/orphan',
          message: `No page leads to ${path}, so neither visitors nor search engines come to it.`,
          hint: 'Link to it, or put it into navigation; set noindex: true if only some shall know it.',
        },
      ];
    if (depth === undefined || depth <= DEEPEST) return [];
    const message = `${path} is ${depth} clicks away from the home page.`;
    const hint = `Link to it from a page that is nearer: at most ${DEEPEST} clicks.`;
    return [{ ...place, rule: 'seo/click-depth', message, hint }];
  });
}
