import { hash } from 'node:crypto';
import type { PolicySource } from '../../renderer/document/page-policy.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { plainAddress, spellingsOf } from '../../schemas/old-address.ts';
import type { Redirect } from '../../schemas/redirect.ts';
import type { Move } from '../hosts/host-rules.ts';
import { redirectPaths } from '../hosts/redirect-paths.ts';
import { pageOfFile, shortened } from '../pages/redirects.ts';
import { asLocation } from '../serve/redirect-rules.ts';
import { fileOfPath } from './emit-file.ts';
import type { ListedPage } from './site-files.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * Leads on with the query and the fragment of the request, as hosts do (`withQuery`): an advertisement may still
 * link to the old address. A plain refresh drops both, and remains where no script runs.
 */
const KEEP_QUERY =
  '{const{search:q,hash:h}=location,[p,f]=document.documentElement.dataset.to.split(/(?=#)/);' +
  'if(q||h)location.replace(p+(p.includes("?")?"":q)+(f||h))}';

/** Allows the script above where a policy applies to redirect pages. */
export const REDIRECT_SOURCE: PolicySource = `script-src 'sha256-${hash('sha256', KEEP_QUERY, 'base64')}'`;

/** Redirects at once where the host supports no redirects; search engines treat it as a permanent move. */
function redirectPage(target: string, language: string, siteUrl: string): string {
  const address = escaped(new URL(target, siteUrl).href);
  return (
    `<!doctype html><html lang="${language}" data-to="${escaped(target)}"><head><meta charset="utf-8"><title>${address}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Touchdown"><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${address}"><script>${KEEP_QUERY}</script><meta http-equiv="refresh" content="0; url=${escaped(target)}">` +
    `</head><body><p><a href="${escaped(target)}">${address}</a></p></body></html>\n`
  );
}

/**
 * Redirects, each to its final target. A chain through a temporary redirect ends at that one's target. One from the
 * file of a page to that page is left out: the file is answered with the page. Other spellings of those of the
 * configuration follow them.
 *
 * @param expired paths of expired pages.
 */
export function movedAddresses(
  { redirects = [], site }: Pick<SiteConfig, 'redirects' | 'site'>,
  expired: readonly Redirect[] = [],
): Move[] {
  const lasting = [...shortened(redirects, site.url)]
    .filter(([from, to]) => pageOfFile(plainAddress(from)) !== to)
    .map(([from, to]) => ({ from, to: asLocation(to), isTemporary: false }));
  const others = lasting.flatMap((move) =>
    spellingsOf(move.from)
      .slice(1)
      .map((from) => ({ ...move, from })),
  );
  const ends = expired.length === 0 ? new Map() : shortened([...redirects, ...expired], site.url);
  const temporary = expired.map(({ from, to }) => ({
    ...{ from, to: asLocation(ends.get(from) ?? to), isTemporary: true },
  }));
  return [...lasting, ...others, ...temporary];
}

/**
 * The addresses of pages, in lower case, that redirects have in other capitals. Pages are asked only if there are
 * such redirects.
 */
export function twinsOfPages(moved: readonly Move[], pages: Iterable<ListedPage>): Set<string> {
  const addresses = moved.map(({ from }) => plainAddress(from).replace(/\.html$/i, ''));
  const asked = new Set(
    addresses.filter((path) => path !== path.toLowerCase()).map((path) => path.toLowerCase()),
  );
  const twins = new Set<string>();
  if (asked.size === 0) return twins;
  for (const { entry } of pages)
    for (const path of [entry.path, ...(entry.aliases ?? [])]) {
      const file = path === '/' ? '/index' : path.toLowerCase();
      if (asked.has(file)) twins.add(file);
    }
  return twins;
}

/**
 * Redirect pages for hosts that ignore `_redirects`. Paths that no file can be served for get none.
 *
 * @param taken paths of pages, in lower case, of which no redirect page can be a twin.
 * @returns file name to content.
 */
export function redirectPages(
  moved: readonly Move[],
  { languages: [language = 'en'] = [], site }: Pick<SiteConfig, 'languages' | 'site'>,
  taken: ReadonlySet<string> = new Set(),
): Map<string, string> {
  const paths = [...redirectPaths(moved, taken)];
  return new Map(
    paths.map(([{ to }, path]) => [fileOfPath(path), redirectPage(to, language, site.url)]),
  );
}
