import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { pathOfRoute } from '../content/pages/page-routes.ts';
import type { Path } from '../content/value-path.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { addressOnSite, pathOfTarget } from '../pages/redirects.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { siteFile, siteFileNames } from '../site/named-files.ts';
import type { MovingSite } from './moving-site.ts';
import { aliasList } from './page-aliases.ts';

/** The address of the page that a data file describes. */
export function pageOf(file: string): string {
  const [folder, ...inside] = file.split('/');
  const name = inside.join('/');
  return folder === 'landings' ? `/${basename(name, '.yaml')}` : pathOfRoute(dirname(name));
}

/** Where the data of a landing or a page leads visitors once it has expired, and the key that says so. */
export function expiryRedirect(value: unknown): { path: Path; to: string } | undefined {
  for (const under of [[], ['page']]) {
    const entry = under.length === 0 || !isDataMap(value) ? value : value.page;
    const after = isDataMap(entry) ? entry.afterExpiry : undefined;
    if (isDataMap(after) && typeof after.redirect === 'string')
      return { path: [...under, 'afterExpiry'], to: after.redirect };
  }
  return undefined;
}

/** The ways on which a site leads visitors from one address to the next, once all its pages have expired. */
export class ExpiryWays {
  /** The targets of redirects, and the pages of aliases. */
  readonly #moved = new Map<string, string>();
  readonly #expired = new Map<string, string>();

  /** @param removed address of a page to which all ways are wanted, whatever it redirects to by now. */
  constructor(site: MovingSite, removed: string) {
    for (const name of siteFileNames(site)) {
      const path = siteFile(name, site)?.path;
      const text = path === undefined ? '' : readFileSync(path, 'utf8');
      if (path === undefined || !/\b(?:afterExpiry|aliases)\b/.test(text)) continue;
      const value = dataValue({ path, text });
      for (const alias of aliasList(value).aliases)
        if (typeof alias === 'string') this.#moved.set(alias, pageOf(name));
      const redirect = expiryRedirect(value);
      if (redirect) this.#expired.set(pageOf(name), redirect.to);
    }
    const redirects = configuredRedirects(site.configFile);
    const url = site.facts.site?.site.url;
    for (const [from, target] of redirects) {
      const to = url === undefined ? pathOfTarget(target) : addressOnSite(target, url, redirects);
      if (to !== undefined && from !== removed) this.#moved.set(from, to);
    }
  }

  /** Where visitors of an address arrive as long as no page has expired. */
  endOf(address: string): string {
    const seen = new Set<string>();
    let at = address;
    for (let next = this.#moved.get(at); next !== undefined; next = this.#moved.get(at)) {
      if (seen.has(at)) return address;
      seen.add(at);
      at = next;
    }
    return at;
  }

  /** The addresses from which visitors arrive at a page: its own, its aliases, and those of redirects. */
  namesOf(page: string): string[] {
    return [page, ...[...this.#moved.keys()].filter((address) => this.endOf(address) === page)];
  }

  /** True if visitors who are led to `to` come back to `page`, once what is on their way has expired. */
  leadsBack(page: string, to: string): boolean {
    const seen = new Set<string>();
    for (let at: string | undefined = to; at !== undefined; at = this.#expired.get(at)) {
      at = this.endOf(at);
      if (at === page) return true;
      if (seen.has(at)) return false;
      seen.add(at);
    }
    return false;
  }
}
