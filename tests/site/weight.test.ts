import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { readSiteFile, siteFiles, sitePages, type Tag, valuesOf } from './site-pages.ts';

const KB = 1024;
const PAGE_LIMIT = 22 * KB;
const STYLE_LIMIT = 8 * KB;
const SCRIPT_LIMIT = 4 * KB;
const FONT_LIMIT = 44 * KB;

const landings = sitePages().filter(({ entry }) => entry?.type === 'landing');

function sum(sizes: readonly number[]): number {
  return sizes.reduce((total, size) => total + size, 0);
}

/** Bytes of files, named by address, after compression. */
function packedSize(addresses: Iterable<string>): number {
  return sum([...addresses].map((address) => gzipSync(readSiteFile(address.slice(1))).length));
}

function links(tags: readonly Tag[], rel: string): Tag[] {
  return tags.filter((tag) => tag.name === 'link' && tag.attributes.get('rel') === rel);
}

/** A page's scripts with the modules that they import before they run. */
function scriptsOf(tags: readonly Tag[]): Set<string> {
  const preloaded = valuesOf(links(tags, 'modulepreload'), 'link', 'href');
  const scripts = new Set([...valuesOf(tags, 'script', 'src'), ...preloaded]);
  for (const address of scripts) {
    const source = readSiteFile(address.slice(1));
    for (const [, target = ''] of source.matchAll(/\b(?:from|import)\s*["'](\.{0,2}\/[^"']+)["']/g))
      scripts.add(posix.resolve(posix.dirname(address), target));
  }
  return scripts;
}

test('there are landings to weigh', () => {
  expect(landings.length).toBeGreaterThan(0);
});

describe.each(landings)('$path', ({ html, tags }) => {
  test('is light', () => {
    const sheets = valuesOf(links(tags, 'stylesheet'), 'link', 'href');
    const scripts = scriptsOf(tags);
    expect(sheets.length).toBeGreaterThan(0);
    const scriptSize = packedSize(scripts);
    const styleSize = packedSize(sheets);
    const pageSize = gzipSync(html).length + styleSize + scriptSize;
    expect(styleSize).toBeLessThanOrEqual(STYLE_LIMIT);
    expect(scriptSize).toBeLessThanOrEqual(SCRIPT_LIMIT);
    expect(pageSize).toBeLessThanOrEqual(PAGE_LIMIT);
  });

  test('preloads only fonts, and light ones', () => {
    const preloads = links(tags, 'preload');
    expect(preloads.map(({ attributes }) => attributes.get('as'))).not.toContain('script');
    const fonts = preloads.filter(({ attributes }) => attributes.get('as') === 'font');
    const addresses = valuesOf(fonts, 'link', 'href');
    expect(addresses.filter((address) => !address.endsWith('.woff2'))).toEqual([]);
    const sizes = addresses.map(
      (address) => readFileSync(join(inject('siteFolder'), address)).length,
    );
    expect(sum(sizes)).toBeLessThanOrEqual(FONT_LIMIT);
  });

  test('loads nothing from another host', () => {
    const rels = ['stylesheet', 'preload', 'modulepreload', 'preconnect', 'dns-prefetch', 'icon'];
    const loaded = [
      ...rels.flatMap((rel) => valuesOf(links(tags, rel), 'link', 'href')),
      ...tags.flatMap(({ attributes }) => attributes.get('src') ?? []),
    ];
    expect(loaded.filter((address) => !/^\/(?!\/)/.test(address))).toEqual([]);
  });
});

test('the map is no part of any page before it comes into view', () => {
  const maps = siteFiles().filter((file) => readSiteFile(file).includes('leaflet'));
  expect(maps.filter((file) => file.endsWith('.js')).length).toBeGreaterThan(0);
  const linked = sitePages().flatMap(({ tags }) => [
    ...scriptsOf(tags),
    ...valuesOf(tags, 'link', 'href'),
  ]);
  expect(maps.filter((file) => file.endsWith('.html') || linked.includes(`/${file}`))).toEqual([]);
});

test('no stylesheet names another host', () => {
  const sheets = siteFiles().filter((file) => file.endsWith('.css'));
  const foreign = sheets.filter((file) =>
    /(?:url\(|@import)\s*["']?(?:\w+:)?\/\//.test(readSiteFile(file)),
  );
  expect(foreign).toEqual([]);
});
