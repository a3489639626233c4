import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path/posix';
import { pathOfRoute } from '../content/pages/page-routes.ts';
import { dataValue } from '../edit/data-value.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { siteFile, siteFileNames } from '../site/named-files.ts';
import type { SitePaths } from '../site/site-paths.ts';

/** The address of the page that a data file describes. */
export function pageOf(file: string): string {
  const [folder, ...inside] = file.split('/');
  const name = inside.join('/');
  return folder === 'landings' ? `/${basename(name, '.yaml')}` : pathOfRoute(dirname(name));
}

function redirectIn(value: unknown): unknown {
  const after = isDataMap(value) ? value.afterExpiry : undefined;
  return isDataMap(after) ? after.redirect : undefined;
}

/** Where the data files of a site lead visitors of a page once it has expired, by the path of the page. */
export function expiryRedirects(site: SitePaths): ReadonlyMap<string, string> {
  const redirects = new Map<string, string>();
  for (const name of siteFileNames(site)) {
    const path = siteFile(name, site)?.path;
    const text = path === undefined ? '' : readFileSync(path, 'utf8');
    if (path === undefined || !text.includes('afterExpiry')) continue;
    const value = dataValue({ path, text });
    const to = redirectIn(value) ?? redirectIn(isDataMap(value) ? value.page : undefined);
    if (typeof to === 'string') redirects.set(pageOf(name), to);
  }
  return redirects;
}

/** True if visitors who are led to `to` come back to `page`, once what is on their way has expired. */
export function leadsBack(
  page: string,
  to: string,
  redirects: ReadonlyMap<string, string>,
): boolean {
  const seen = new Set<string>();
  for (let at: string | undefined = to; at !== undefined && !seen.has(at); at = redirects.get(at)) {
    if (at === page) return true;
    seen.add(at);
  }
  return false;
}
