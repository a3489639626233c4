import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outsideHosts } from '../../pages/privacy/outside-hosts.ts';
import { OUTWARD_HOSTS } from '../../pages/privacy/outward-hosts.ts';
import { BROWSER_KEYS } from '../../renderer/browser/browser-keys.ts';
import { ROOT, siteFacts } from '../content/site-facts.ts';
import { decode, readSiteFile, registry, sitePages, valuesOf } from './site-pages.ts';

const { config } = siteFacts();
const page = () => decode(readSiteFile('privacy.html'));
const document = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');

/** Sources of what runs in a visitor’s browser; the development server’s own client never gets there. */
const SOURCES = ['renderer', 'pages', 'domain'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('browser/dev/'))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(join(ROOT, folder, file), 'utf8'),
    })),
);

/** Keys in the calls of a file that read, write or remove something kept; names are looked up in it. */
function keysIn(text: string): string[] {
  const calls = text.matchAll(/\b(?:get|set|remove)Item\(\s*([^,()]+?)\s*[,)]/g);
  return [...calls].map(([, argument = '']) => {
    const plain = argument.replace(/ satisfies \w+$/, '');
    const literal = /^(['"`])(.*)\1$/.exec(plain)?.[2];
    if (literal !== undefined) return literal.replace(/^\$\{(\w+)\}$/, '$1');
    return new RegExp(`\\b${plain} = '([^']*)'`).exec(text)?.[1] ?? plain;
  });
}

/** What stands for a key in calls whose key comes from elsewhere, always one of the list. */
const PASSED_ON: Record<string, string[]> = {
  // Typed as a key of the list.
  'renderer/features/admin/kept.ts': ['key'],
  'renderer/features/outbox/contact-records.ts': ['key', 'FAILED_MESSAGE'],
  'renderer/features/outbox/expire-records.ts': ['key'],
  'renderer/features/measurement/booking-conversion.ts': ['key'],
  'renderer/features/measurement/answer.ts': ['CONSENT_KEY'],
  // Begin with `outbox:`.
  'renderer/features/outbox/entries.ts': ['key', 'ENTRY_PREFIX + entry.id', 'ENTRY_PREFIX + id'],
  // Begins with `sending:`.
  'renderer/features/outbox/exclusive.ts': ['key'],
  // Written into the script from the one constant.
  'renderer/document/inline-scripts.ts': ['CONSENT_KEY'],
  // Keys of the measurement tag, which are removed.
  'renderer/features/measurement/tag-traces.ts': ['key'],
};

describe('every key that pages keep in a browser', () => {
  test('is one of the list', () => {
    const users = SOURCES.filter(({ text }) => /\b(?:get|set|remove)Item\(/.test(text));
    expect(users.length).toBeGreaterThan(6);
    const unlisted = users.flatMap(({ file, text }) => {
      const known: readonly string[] = [...BROWSER_KEYS, ...(PASSED_ON[file] ?? [])];
      return keysIn(text)
        .filter((key) => !known.includes(key))
        .map((key) => `${file}: ${key}`);
    });
    expect(unlisted).toEqual([]);
  });

  test('is kept in storage that the list speaks of', () => {
    const others =
      /\bindexedDB\b|\bcaches\.|\bcookieStore\b|\bserviceWorker\b|\.storage\.getDirectory/;
    expect(SOURCES.filter(({ text }) => others.test(text)).map(({ file }) => file)).toEqual([]);
    const cookies = SOURCES.filter(({ text }) => text.includes('document.cookie'));
    // Where those of the measurement tag are removed.
    expect(cookies.map(({ file }) => file)).toEqual([
      'renderer/features/measurement/tag-traces.ts',
    ]);
    const indexed = SOURCES.filter(({ text }) =>
      /\b(?:local|session)Storage(?:\[|\.[a-z]\w*\s*=)/.test(text),
    );
    expect(indexed.map(({ file }) => file)).toEqual([]);
  });

  test.each(BROWSER_KEYS)('%s stands on /privacy and in docs/privacy.md', (key) => {
    expect(page()).toContain(`<code>${key}</code>`);
    expect(document).toContain(`\`${key}\``);
  });
});

describe('every other host', () => {
  test('that pages link to is named', () => {
    const linked = sitePages()
      .flatMap(({ tags }) => valuesOf(tags, 'a', 'href'))
      .filter((href) => href.startsWith('http') && !href.startsWith('https://wa.me/'))
      .map((href) => new URL(decode(href)).host);
    expect([...OUTWARD_HOSTS]).toEqual([...new Set(linked)].sort());
    for (const host of OUTWARD_HOSTS) expect(page()).toContain(host);
  });

  test.each([
    [
      'as the site is configured',
      {},
      '',
      ['nominatim.openstreetmap.org', 'tile.openstreetmap.org', 'wa.me'],
    ],
    ['with nothing', { geocoder: '', tiles: '' }, '', ['wa.me']],
    [
      'with everything',
      {
        contactWebhook: 'https://hooks.example.com/in',
        bookingWebhook: 'https://book.example.com:8443/in',
        uploadEndpoint: 'https://files.example.com/',
        geocoder: 'http://127.0.0.1:8080/geo',
        tiles: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
      },
      'AW-1',
      [
        ...['hooks.example.com', 'book.example.com:8443', 'files.example.com', '127.0.0.1:8080'],
        ...['*.tiles.example.org', 'www.googletagmanager.com', 'wa.me'],
      ],
    ],
  ])('that is configured is named, %s', (_, integrations, conversionId, hosts) => {
    const site = {
      ...config,
      integrations: { ...config.integrations, ...integrations },
      analytics: { conversionId },
    };
    const named = outsideHosts(site).flatMap((line) => line.hosts);
    expect(named).toEqual(expect.arrayContaining(hosts));
    expect(named.some((host) => host.includes('google'))).toBe(conversionId !== '');
    if (conversionId === '') expect(named).toEqual(hosts);
  });
});

test('every page links /privacy at its foot, and search engines find it', () => {
  const missing = sitePages().filter(({ html }) => !/<footer[\s\S]*href="\/privacy"/.test(html));
  expect(missing.map(({ path }) => path)).toEqual([]);
  expect(registry()).toContainEqual(expect.objectContaining({ path: '/privacy', noindex: false }));
  expect(readSiteFile('sitemap.xml')).toContain('/privacy<');
});
