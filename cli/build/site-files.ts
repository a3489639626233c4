import type { Alternate } from '../../content/page.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

/** Most addresses that one sitemap file may hold (sitemaps.org, protocol). */
const SITEMAP_LIMIT = 50_000;

/** An entry of the page index with its language versions. */
export interface ListedPage {
  entry: RegistryEntry;
  alternates: readonly Alternate[];
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

function sitemapUrl({ entry, alternates }: ListedPage, origin: string): string {
  const lastmod = entry.updated === undefined ? '' : `<lastmod>${entry.updated}</lastmod>`;
  const links = alternates
    .map(
      ({ language, path }) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + path)}"/>`,
    )
    .join('');
  return `<url><loc>${escapeXml(origin + entry.path)}</loc>${lastmod}${links}</url>\n`;
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * `sitemap.xml`: pages that search engines may show under their own address. More than 50,000 of
 * them become numbered files behind an index.
 *
 * @returns file name to content.
 */
function sitemaps(pages: readonly ListedPage[], origin: string): Map<string, string> {
  const listed = pages.filter(({ entry }) => !entry.noindex && entry.canonical === entry.path);
  const files = new Map<string, string>();
  const chunks: string[] = [];
  for (let start = 0; start < Math.max(listed.length, 1); start += SITEMAP_LIMIT) {
    const urls = listed.slice(start, start + SITEMAP_LIMIT).map((page) => sitemapUrl(page, origin));
    chunks.push(
      `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('')}</urlset>\n`,
    );
  }
  const [only] = chunks;
  if (chunks.length === 1 && only !== undefined) return files.set('sitemap.xml', only);
  const names = chunks.map((content, index) => {
    const name = `sitemap-${index + 1}.xml`;
    files.set(name, content);
    return `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`;
  });
  const index = `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${names.join('')}</sitemapindex>\n`;
  return files.set('sitemap.xml', index);
}

/** `page-registry.json`: one entry a line, so that two builds can be compared line by line. */
function registry(pages: readonly ListedPage[]): string {
  return `[\n${pages.map(({ entry }) => JSON.stringify(entry)).join(',\n')}\n]\n`;
}

/** `_redirects`: the other spellings of the home page, and the portal's one page for every client. */
function redirects(pages: readonly ListedPage[]): string {
  const lines = ['/index / 301', '/home / 301'];
  const paths = new Set(pages.flatMap(({ entry }) => [entry.path, ...(entry.aliases ?? [])]));
  const free = lines.filter((line) => !paths.has(line.split(' ')[0] ?? ''));
  if (paths.has('/client')) free.push('/client/* /client 200');
  return `${free.join('\n')}\n`;
}

/**
 * The files of a finished site that list its pages (docs/product.md, "Output").
 *
 * @param pages sorted by path.
 * @param siteUrl public address of the site.
 * @returns file name to content.
 */
export function siteFiles(pages: readonly ListedPage[], siteUrl: string): Map<string, string> {
  const { origin } = new URL(siteUrl);
  const files = sitemaps(pages, origin);
  files.set('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`);
  files.set('page-registry.json', registry(pages));
  files.set('_redirects', redirects(pages));
  return files;
}
