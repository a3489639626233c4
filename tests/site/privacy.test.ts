import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { outsideHosts } from '../../pages/privacy/outside-hosts.ts';
import { OUTWARD_HOSTS } from '../../pages/privacy/outward-hosts.ts';
import { BROWSER_KEYS } from '../../renderer/browser/browser-keys.ts';
import { CONSENT_KEY } from '../../renderer/features/measurement/consent.ts';
import { ROOT, siteFacts } from '../content/site-facts.ts';
import { decode, readSiteFile, registry, sitePages, valuesOf } from './site-pages.ts';

const { config } = siteFacts();
const page = () => decode(readSiteFile('privacy.html'));
const document = readFileSync(join(ROOT, 'docs/privacy.md'), 'utf8');

/** Sources of what runs in a visitor’s browser; the development server’s own client never gets there. */
const SOURCES = ['renderer', 'pages', 'site'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !(folder === 'renderer' && file.startsWith('dev/')))
    .map((file) => ({
      file: `${folder}/${file}`,
      text: readFileSync(join(ROOT, folder, file), 'utf8'),
    })),
);

/** What touches storage itself: the wrapper, whose keys are typed by the list, and two that cannot use it. */
const STORAGE_USERS = [
  'renderer/browser/browser-storage.ts',
  'renderer/browser/storage.ts',
  // Stands in pages as text; its key is that of the list.
  'renderer/document/inline-scripts.ts',
  // Removes the keys of the measurement tag.
  'renderer/features/measurement/tag-traces.ts',
  // Stands in pages as text, before anything is loaded.
  'renderer/features/variants/choose-variant.ts',
];

/** Keys that only some sites use, by what stands in pages that do. */
const USED_BY: Readonly<Record<string, string>> = {
  closedPopups: 'data-module="popup"',
  variants: 'data-variant',
};

/** The text without its comments. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

describe('every key that pages keep in a browser', () => {
  test('is one of the list', () => {
    const users = SOURCES.filter(({ text }) =>
      /\b(?:local|session)Storage\b|\b(?:get|set|remove)Item\(/.test(code(text)),
    );
    expect(users.map(({ file }) => file).sort()).toEqual(STORAGE_USERS);
    const inline = users.find(({ file }) => file.endsWith('inline-scripts.ts'))?.text ?? '';
    const keys = [...inline.matchAll(/Item\("\$\{(\w+)\}"/g)].map(([, key]) => key);
    expect(keys).toEqual(['CONSENT_KEY']);
    expect(BROWSER_KEYS).toContain(CONSENT_KEY);
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
  });

  test.each(BROWSER_KEYS)(
    '%s stands in docs/privacy.md, and on /privacy if pages use it',
    (key) => {
      const mark = USED_BY[key];
      const isUsed = mark === undefined || sitePages().some(({ html }) => html.includes(mark));
      expect(page().includes(`<code>${key}</code>`)).toBe(isUsed);
      expect(document).toContain(`\`${key}\``);
    },
  );
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
