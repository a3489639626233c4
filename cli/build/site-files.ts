import type { Alternate } from '../../schemas/page.ts';
import type { PageAddress } from '../content/addresses/page-address.ts';

/** Maximum number of addresses and bytes of one sitemap file (sitemaps.org, protocol). */
const SITEMAP_URLS = 50_000;
const SITEMAP_BYTES = 50 * 1024 * 1024;

/** An entry of the page registry with its language versions. */
export interface ListedPage {
  entry: PageAddress;
  alternates: readonly Alternate[];
}

/** A file in pieces, so that one with a line per page is never in memory as a whole. */
export type Pieces = Iterable<string>;

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
const URLSET = `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
const URLSET_END = '</urlset>\n';

/** True of a page that search engines may index under its own address. */
function isShown({ entry }: ListedPage): boolean {
  return !entry.noindex && entry.canonical === entry.path;
}

function* sitemapUrls(pages: Iterable<ListedPage>, origin: string): Generator<string> {
  for (const page of pages) if (isShown(page)) yield sitemapUrl(page, origin);
}

/** How many addresses go into each sitemap. */
function sitemapShares(urls: Iterable<string>): number[] {
  const shares: number[] = [];
  let share = 0;
  let bytes = 0;
  for (const url of urls) {
    const more = Buffer.byteLength(url);
    const isFull =
      share === SITEMAP_URLS || bytes + more > SITEMAP_BYTES - URLSET.length - URLSET_END.length;
    if (share > 0 && isFull) {
      shares.push(share);
      share = 0;
      bytes = 0;
    }
    share += 1;
    bytes += more;
  }
  return [...shares, share];
}

/** A sitemap of the next `count` addresses. */
function* urlset(urls: Iterator<string>, count: number): Generator<string> {
  yield URLSET;
  for (let index = 0; index < count; index += 1) yield urls.next().value;
  yield URLSET_END;
}

function* sitemapIndex(names: readonly string[], origin: string): Generator<string> {
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const name of names)
    yield `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/**
 * `sitemap.xml`: pages that search engines may index under their own address. If they do not fit into one file, it
 * becomes an index of numbered files.
 */
function sitemaps(pages: Iterable<ListedPage>, origin: string): Map<string, Pieces> {
  const shares = sitemapShares(sitemapUrls(pages, origin));
  const urls = sitemapUrls(pages, origin);
  if (shares.length === 1) return new Map([['sitemap.xml', urlset(urls, shares[0] ?? 0)]]);
  const files = new Map<string, Pieces>(
    shares.map((count, index) => [`sitemap-${index + 1}.xml`, urlset(urls, count)]),
  );
  return files.set('sitemap.xml', sitemapIndex([...files.keys()], origin));
}

/** `page-registry.json`: one entry per line, so that two builds can be diffed. */
function* registry(pages: Iterable<ListedPage>): Generator<string> {
  yield '[';
  let separator = '\n';
  for (const { entry } of pages) {
    yield separator + JSON.stringify(entry);
    separator = ',\n';
  }
  yield '\n]\n';
}

/** The first line of the `robots.txt` of a build with drafts, by which it is recognized. */
export const HIDDEN_SITE =
  '# A site with drafts: all of it is noindex, which programs only see if they may read it.';

/** Blocks nothing: an address that a search engine may not read can still be listed, if others link to it. */
function robots(origin: string, isHidden: boolean): string {
  const mark = isHidden ? `${HIDDEN_SITE}\n` : '';
  return `${mark}User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
}

/**
 * The files that list the pages of a site (docs/product.md, "Output"), in pieces.
 *
 * @param pages sorted by path; iterated several times.
 * @param siteUrl public address of the site.
 * @param isHidden whether the whole site is hidden from search engines.
 * @returns file name to content, to be iterated once and in this order.
 */
export function siteFilePieces(
  pages: Iterable<ListedPage>,
  siteUrl: string,
  isHidden = false,
): Map<string, Pieces> {
  const { origin } = new URL(siteUrl);
  return sitemaps(pages, origin)
    .set('robots.txt', [robots(origin, isHidden)])
    .set('page-registry.json', registry(pages));
}

/** The same files as whole texts, for a small site. */
export function siteFiles(pages: Iterable<ListedPage>, siteUrl: string): Map<string, string> {
  const files = [...siteFilePieces(pages, siteUrl)];
  return new Map(files.map(([file, pieces]) => [file, [...pieces].join('')]));
}
