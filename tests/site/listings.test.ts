import { describe, expect, inject, test } from 'vitest';
import {
  decode,
  readSiteFile,
  registry,
  siteFiles,
  siteOrigin,
  sitePages,
  valuesOf,
} from './site-pages.ts';

const KNOWN_FILES = [
  /^[a-z0-9][a-z0-9/-]*\.html$/,
  /^assets\/[\w./-]+\.(?:css|js|png|svg|woff2)$/,
  /^assets\/facts\.[0-9a-f]{8}\.json$/,
  /^previews\/[0-9a-f]{16}\.png$/,
  /^(?:favicon\.svg|site\.webmanifest|page-registry\.json|build-manifest\.json|robots\.txt|sitemap\.xml|_headers|_redirects)$/,
];

const origin = siteOrigin();
const pages = sitePages();
const entries = registry();

function fetchPath(path: string): Promise<Response> {
  return fetch(inject('siteUrl') + path, { redirect: 'manual' });
}

describe('page-registry.json', () => {
  test.each(entries)('$path has its file and describes it', (entry) => {
    const { name, type, description, title, seoDescription } = entry;
    for (const text of [name, type, description]) expect(text).toMatch(/\S/);
    const page = pages.find(({ path }) => path === entry.path);
    expect(page?.html).toContain('<!doctype html>');
    expect(decode(page?.html.match(/<title>([^<]*)</)?.[1] ?? '')).toBe(title);
    expect(valuesOf(page?.tags ?? [], 'meta', 'content').map(decode)).toContain(seoDescription);
    for (const alias of entry.aliases ?? []) expect(pages.map(({ path }) => path)).toContain(alias);
  });

  test('no address is claimed twice and every page belongs to an entry', () => {
    const claimed = entries.flatMap(({ path, aliases }) => [path, ...(aliases ?? [])]);
    expect(claimed.sort()).toEqual(pages.map(({ path }) => path).sort());
  });
});

test('the sitemap lists exactly the pages that may be found', () => {
  const sitemap = readSiteFile('sitemap.xml');
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => loc);
  const open = entries
    .filter(({ noindex, canonical, path }) => !noindex && canonical === path)
    .map(({ path }) => origin + path);
  expect(listed.sort()).toEqual(open.sort());
});

test('robots.txt keeps nobody out and names the sitemap', () => {
  const lines = readSiteFile('robots.txt').split('\n').filter(Boolean);
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap.xml`]);
});

test('redirects lead from addresses without a page to one with a page', async () => {
  const rules = readSiteFile('_redirects').trim().split('\n');
  for (const rule of rules) {
    const [from = '', to = '', status] = rule.split(/\s+/);
    expect(pages.map(({ path }) => path)).not.toContain(from);
    expect(pages.map(({ path }) => path)).toContain(to);
    const response = await fetchPath(from.replace(/:\w+/g, 'anything'));
    expect(response.status).toBe(Number(status));
    if (status !== '200') expect(response.headers.get('location')).toBe(to);
  }
});

test('the folder holds nothing but known kinds of files', () => {
  const files = siteFiles();
  expect(files.filter((file) => !KNOWN_FILES.some((kind) => kind.test(file)))).toEqual([]);
});

describe('Content-Security-Policy', () => {
  const header = readSiteFile('_headers').match(/^\/\*\n(?: {2}.*\n)*? {2}Content-Sec.*?: (.*)$/m);
  const policy = header?.[1] ?? '';

  test('names what no page may do', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/unsafe-/);
  });

  test.each(pages)('$file carries the start of the header', async ({ path, tags }) => {
    const carriers = tags.filter(
      ({ attributes }) => attributes.get('http-equiv') === 'Content-Security-Policy',
    );
    const [meta = '', ...more] = valuesOf(carriers, 'meta', 'content').map(decode);
    expect(more).toEqual([]);
    expect(meta).not.toBe('');
    expect(policy.startsWith(`${meta};`)).toBe(true);
    expect((await fetchPath(path)).headers.get('content-security-policy')).toBe(policy);
  });
});

test.each(['/no-such-page', '/no/such/page', '/lp/no-such-page', '/no-such-file.js'])(
  '%s is answered with the 404 page',
  async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('Oops! Page not found');
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  },
);
