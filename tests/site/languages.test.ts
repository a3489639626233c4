import { describe, expect, test } from 'vitest';
import { localizedValues } from '../../cli/content/config/localized-texts.ts';
import { siteFacts } from '../content/site-facts.ts';
import { decode, registry, siteOrigin, sitePages, type Tag } from './site-pages.ts';

/** Each Spanish landing and the English one that it translates. */
const PAIRS = [
  ['/servicio-notarial-movil', '/lp'],
  ['/poder-notarial', '/power-of-attorney'],
  ['/titulo-de-vehiculo', '/vehicle-title-transfer'],
  ['/declaracion-jurada', '/affidavit-notary'],
  ['/papeles-de-divorcio', '/divorce-papers'],
] as const;

/** What Texas Government Code, section 406.017, asks every advertisement in another language to say. */
const STATEMENT =
  'I AM NOT AN ATTORNEY LICENSED TO PRACTICE LAW IN TEXAS AND MAY NOT GIVE LEGAL ADVICE OR ACCEPT FEES FOR LEGAL ADVICE.';
const STATEMENT_SPANISH =
  'NO SOY ABOGADO CON LICENCIA PARA EJERCER LA ABOGACÍA EN TEXAS Y NO PUEDO DAR ASESORÍA LEGAL NI ACEPTAR HONORARIOS POR ASESORÍA LEGAL.';

const origin = siteOrigin();
const pages = sitePages();
const spanish = pages.filter(({ entry }) => entry?.language === 'es');

function pageAt(path: string) {
  const page = pages.find((one) => one.path === path);
  if (!page) throw new Error(`There is no page ${path}`);
  return page;
}

function value({ attributes }: Tag, name: string): string | undefined {
  return [...attributes].find(([key]) => key.toLowerCase() === name)?.[1];
}

function versions(tags: readonly Tag[]): (string | undefined)[][] {
  return tags
    .filter((tag) => tag.name === 'link' && value(tag, 'rel') === 'alternate')
    .map((tag) => [value(tag, 'hreflang'), value(tag, 'href')]);
}

test('the Spanish pages are known as such', () => {
  expect(spanish.map(({ path }) => path).sort()).toEqual(PAIRS.map(([path]) => path).sort());
});

describe.each(PAIRS)('%s and %s', (path, original) => {
  test('name each other and themselves to search engines', () => {
    const both = [
      ['en', origin + original],
      ['es', origin + path],
    ];
    expect(versions(pageAt(path).tags)).toEqual(both);
    expect(versions(pageAt(original).tags)).toEqual(both);
  });

  test('lead to each other in sight', () => {
    for (const [from, to, language] of [
      [path, original, 'en'],
      [original, path, 'es'],
    ] as const) {
      const found = pageAt(from).tags.filter((tag) => value(tag, 'class') === 'language-switch');
      expect(found.map((tag) => value(tag, 'href'))).toEqual([to]);
      expect(found.map((tag) => value(tag, 'lang'))).toEqual([language]);
    }
  });

  test('are the same page: theme, and the registry knows the pair', () => {
    const theme = (at: string) =>
      pageAt(at).tags.flatMap((tag) => (tag.name === 'body' ? [value(tag, 'data-theme')] : []));
    expect(theme(path)).toEqual(theme(original));
    const entry = registry().find((one) => one.path === path);
    expect(entry?.translationOf).toBe(original.slice(1));
  });
});

test('a page without another version offers none', () => {
  const paired = new Set<string>(PAIRS.flat());
  const others = pages.filter(({ entry }) => entry && !paired.has(entry.path));
  expect(others.length).toBeGreaterThan(20);
  for (const { html } of others) expect(html).not.toMatch(/language-switch|rel="alternate"/);
});

describe.each(spanish)('$path', ({ html, tags }) => {
  test('carries the notice of Texas law with its fees, in both languages', () => {
    const notice = decode(/<aside class="notice".*?<\/aside>/s.exec(html)?.[0] ?? '');
    expect(notice).toContain(`<p lang="en">${STATEMENT}</p>`);
    expect(notice).toContain(`<p lang="es">${STATEMENT_SPANISH}</p>`);
    expect(notice.match(/<p lang="(?:en|es)">[^<]*\$[^<]*\$[^<]*<\/p>/g)).toHaveLength(2);
  });

  test('never uses the title that Texas forbids', () => {
    expect(decode(html).normalize('NFD').replace(/\p{M}/gu, '')).not.toMatch(/\bnotari[oa]s?\b/i);
  });

  test('says that it is Spanish, and marks its links to English pages', () => {
    expect(tags.find(({ name }) => name === 'html')?.attributes.get('lang')).toBe('es');
    const known = new Set(spanish.map(({ path }) => path));
    const menus = html.replace(/<main\b.*<\/main>/s, '');
    const links = [...menus.matchAll(/<a\b([^>]*?) ?href="(\/[^"#]*)"([^>]*)>(.*?)<\/a>/gs)];
    expect(links.length).toBeGreaterThan(20);
    for (const [, before, href = '', after, text = ''] of links) {
      const attributes = `${before}${after}`;
      if (known.has(href)) expect(attributes).not.toMatch(/hreflang/i);
      else if (!/language-switch|data-action/.test(attributes)) {
        expect(attributes).toMatch(/hreflang="en"/i);
        expect(text).toContain('(en inglés)');
      }
    }
  });

  test('has no hours or months in English', () => {
    const body = html.replace(/^.*?<\/head>/s, '');
    expect(html).toContain('"serviceType":"Servicio de notarización móvil"');
    expect(body.match(/\d [AP]M to \d|\b(?:January|May \d+|County|hours|million)\b/g)).toBeNull();
  });
});

test('every Spanish page of the menus exists', () => {
  const named = localizedValues(siteFacts().config).flatMap(({ path, value }) =>
    path.at(-1) === 'href' && typeof value === 'object' ? (value.es ?? []) : [],
  );
  expect(named.length).toBeGreaterThan(3);
  for (const path of named) expect(pageAt(path).entry?.language).toBe('es');
});
