import type { SiteConfig } from '../../schemas/site-config.ts';
import { shortened } from '../pages/redirects.ts';
import { fileOfPath } from './emit-file.ts';

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Leads on at once where the host knows no redirects; search engines take it for a permanent move. */
function redirectPage(target: string, language: string, siteUrl: string): string {
  const address = escaped(new URL(target, siteUrl).href);
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${address}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="generator" content="Touchdown"><meta name="robots" content="noindex">` +
    `<link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${escaped(target)}">` +
    `</head><body><p><a href="${escaped(target)}">${address}</a></p></body></html>\n`
  );
}

/** The lines of `_redirects` for the addresses that have moved. */
export function redirectLines({ redirects = [] }: Pick<SiteConfig, 'redirects'>): string[] {
  return [...shortened(redirects)].map(([from, to]) => `${from} ${to} 301`);
}

/**
 * Pages in the place of addresses that have moved, for hosts that obey no `_redirects`. Addresses that end in something
 * else than `.html` have none.
 *
 * @returns file name to content.
 */
export function redirectPages({
  redirects = [],
  languages: [language = 'en'] = [],
  site,
}: Pick<SiteConfig, 'redirects' | 'languages' | 'site'>): Map<string, string> {
  const pages = new Map<string, string>();
  for (const [from, to] of shortened(redirects)) {
    const path = from.replace(/\.html$/, '');
    if (/\.\w+$/.test(path) || /%/.test(path)) continue;
    pages.set(fileOfPath(path), redirectPage(to, language, site.url));
  }
  return pages;
}
