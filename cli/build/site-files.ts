import type { Alternate } from '../../content/page.ts';
import type { PageAddress } from '../../content/page-address.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

/** Most addresses and bytes that one sitemap file may hold (sitemaps.org, protocol). */
const SITEMAP_URLS = 50_000;
const SITEMAP_BYTES = 50 * 1024 * 1024;

/** An entry of the page index with its language versions. */
export interface ListedPage {
  entry: PageAddress;
  alternates: readonly Alternate[];
  /** Reads the entry with its texts; missing where `entry` has them. */
  wholeEntry?: () => RegistryEntry;
}

/** A file in pieces, so that one with a line for each page is never in memory as a whole. */
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

/** Cuts pages into as many as one sitemap may hold. */
function* sitemapShares(pages: readonly ListedPage[], origin: string): Generator<ListedPage[]> {
  let share: ListedPage[] = [];
  let bytes = 0;
  for (const page of pages) {
    const more = Buffer.byteLength(sitemapUrl(page, origin));
    const isFull =
      share.length === SITEMAP_URLS ||
      bytes + more > SITEMAP_BYTES - URLSET.length - URLSET_END.length;
    if (share.length > 0 && isFull) {
      yield share;
      share = [];
      bytes = 0;
    }
    share.push(page);
    bytes += more;
  }
  yield share;
}

function* urlset(pages: readonly ListedPage[], origin: string): Generator<string> {
  yield URLSET;
  for (const page of pages) yield sitemapUrl(page, origin);
  yield URLSET_END;
}

function* sitemapIndex(names: readonly string[], origin: string): Generator<string> {
  yield `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n`;
  for (const name of names)
    yield `<sitemap><loc>${escapeXml(`${origin}/${name}`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

/**
 * `sitemap.xml`: pages that search engines may show under their own address. What is too much for one
 * file becomes numbered files behind an index.
 */
function sitemaps(pages: readonly ListedPage[], origin: string): Map<string, Pieces> {
  const listed = pages.filter(({ entry }) => !entry.noindex && entry.canonical === entry.path);
  const shares = [...sitemapShares(listed, origin)];
  if (shares.length === 1) return new Map([['sitemap.xml', urlset(listed, origin)]]);
  const files = new Map<string, Pieces>(
    shares.map((share, index) => [`sitemap-${index + 1}.xml`, urlset(share, origin)]),
  );
  return files.set('sitemap.xml', sitemapIndex([...files.keys()], origin));
}

/** `page-registry.json`: one entry a line, so that two builds can be compared line by line. */
function* registry(pages: readonly ListedPage[]): Generator<string> {
  yield '[';
  let separator = '\n';
  for (const { entry, wholeEntry } of pages) {
    yield separator + JSON.stringify(wholeEntry?.() ?? entry);
    separator = ',\n';
  }
  yield '\n]\n';
}

/** `_redirects`: the other spellings of the home page, and the portal's one page for every client. */
function redirects(pages: readonly ListedPage[]): string {
  const lines = ['/index / 301', '/home / 301'];
  const own = ['/index', '/home', '/client'];
  const paths = new Set<string>();
  for (const { entry } of pages)
    for (const path of [entry.path, ...(entry.aliases ?? [])])
      if (own.includes(path)) paths.add(path);
  const free = lines.filter((line) => !paths.has(line.split(' ')[0] ?? ''));
  if (paths.has('/client')) free.push('/client/* /client 200');
  return `${free.join('\n')}\n`;
}

/**
 * The files of a finished site that list its pages (docs/product.md, "Output"), in pieces.
 *
 * @param pages sorted by path.
 * @param siteUrl public address of the site.
 * @returns file name to content, to be gone through once.
 */
export function siteFilePieces(pages: readonly ListedPage[], siteUrl: string): Map<string, Pieces> {
  const { origin } = new URL(siteUrl);
  return sitemaps(pages, origin)
    .set('robots.txt', [`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`])
    .set('page-registry.json', registry(pages))
    .set('_redirects', [redirects(pages)]);
}

/** The same files with their whole content, for a site of few pages. */
export function siteFiles(pages: readonly ListedPage[], siteUrl: string): Map<string, string> {
  const files = [...siteFilePieces(pages, siteUrl)];
  return new Map(files.map(([file, pieces]) => [file, [...pieces].join('')]));
}
