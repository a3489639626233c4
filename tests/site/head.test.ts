import { describe, expect, test } from 'vitest';
import { INLINE_SCRIPTS } from '../../renderer/document/inline-scripts.ts';
import { type SitePage, siteOrigin, sitePages, type Tag, valuesOf } from './site-pages.ts';

interface Thing {
  '@type': string;
  [key: string]: unknown;
}

/** Landings by hand that are about the business as a whole. */
const WITHOUT_SERVICE = new Set(['/mobile-notary', '/card', '/card-services']);

const origin = siteOrigin();
const pages = sitePages();
const originals = pages.filter(({ path, entry }) => path === entry?.path);

/** Contents of the `<meta>` elements that have a name or a property. */
function metas(tags: readonly Tag[], key: string): string[] {
  return tags
    .filter(({ name }) => name === 'meta')
    .filter(({ attributes }) => [attributes.get('name'), attributes.get('property')].includes(key))
    .flatMap(({ attributes }) => attributes.get('content') ?? []);
}

function titles(html: string): string[] {
  const withoutDrawings = html.replace(/<svg\b.*?<\/svg>/gs, '');
  return [...withoutDrawings.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => text);
}

function canonicals(tags: readonly Tag[]): string[] {
  const links = tags.filter(({ attributes }) => attributes.get('rel') === 'canonical');
  return valuesOf(links, 'link', 'href');
}

function structuredData({ html }: SitePage): Thing[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].flatMap(([, json = '']) => JSON.parse(json)['@graph'] as Thing[]);
}

describe.each(pages)('$file', (page) => {
  const { html, tags, entry } = page;

  test('has one heading, one title, one description, keywords and a language', () => {
    expect(tags.filter(({ name }) => name === 'h1')).toHaveLength(1);
    expect(titles(html)).toEqual([expect.stringMatching(/\S/)]);
    expect(metas(tags, 'description')).toEqual([expect.stringMatching(/\S/)]);
    expect(metas(tags, 'keywords')).toEqual([expect.stringMatching(/^\w[^,]+/)]);
    expect(valuesOf(tags, 'html', 'lang')).toEqual([entry?.language]);
  });

  test('names its public address and what a shared link shows', () => {
    const address = origin + entry?.canonical;
    expect(address).toMatch(/^https:\/\//);
    expect(canonicals(tags)).toEqual([address]);
    expect(metas(tags, 'og:url')).toEqual([address]);
    expect(metas(tags, 'og:title')).toEqual(titles(html));
  });

  test('has no inline styles, and no inline script that the policy does not allow', () => {
    const inline = tags.filter(
      ({ name, attributes }) =>
        name === 'style' || [...attributes.keys()].some((key) => /^(?:style$|on)/i.test(key)),
    );
    expect(inline).toEqual([]);
    const scripts = tags.filter(
      ({ name, attributes }) =>
        name === 'script' &&
        attributes.get('type') !== 'application/ld+json' &&
        !attributes.get('src'),
    );
    // The random banner's choice is the one script that stands in a page, allowed by its hash.
    const contents = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text]) => text);
    expect(contents).toHaveLength(scripts.length);
    for (const text of contents) expect(INLINE_SCRIPTS).toContain(text);
  });

  test('tells search engines whom it is about', () => {
    const things = structuredData(page);
    expect(things).toContainEqual(
      expect.objectContaining({ '@type': 'Notary', telephone: expect.stringMatching(/^\+\d/) }),
    );
    if (entry?.type !== 'landing' || WITHOUT_SERVICE.has(page.path)) return;
    const types = things.map((thing) => thing['@type']);
    expect(types).toEqual(expect.arrayContaining(['Service', 'BreadcrumbList']));
  });

  test('asks to be left out of search exactly if the registry says so', () => {
    const hidden = metas(tags, 'robots').some((content) => /\bnoindex\b/.test(content));
    expect(hidden).toBe(entry?.noindex);
  });
});

test('titles and descriptions are unique among pages', () => {
  expect(originals.length).toBeGreaterThan(1);
  const texts = [
    originals.flatMap(({ html }) => titles(html)),
    originals.flatMap(({ tags }) => metas(tags, 'description')),
  ];
  for (const list of texts) expect(new Set(list).size).toBe(originals.length);
});

test('an original page is its own canonical address, and the 404 page is hidden', () => {
  const named = originals.filter(({ path, entry }) => entry?.canonical === path);
  expect(named.length).toBeGreaterThan(1);
  for (const { path, tags } of named) expect(canonicals(tags)).toEqual([origin + path]);
  const missing = pages.find(({ file }) => file === '404.html');
  expect(metas(missing?.tags ?? [], 'robots')).toEqual([expect.stringContaining('noindex')]);
});
