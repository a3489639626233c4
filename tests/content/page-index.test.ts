import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { alternatesByPath, sameAlternates } from '../../cli/content/addresses/alternates.ts';
import { checkPages, type PageMeta } from '../../cli/content/addresses/page-index.ts';
import { pagesAmong } from '../../cli/content/addresses/site-pages.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

const folder = mkdtempSync(join(tmpdir(), 'touchdown-index-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One file for all pages: where their addresses stand is all that is read of it. */
const path = join(folder, 'any.yaml');
writeFileSync(path, 'page:\n  canonical: /a\n  aliases: [/first, /b]\ntranslationOf: c\n');
const CANONICAL = { line: 2, column: 14, endLine: 2, endColumn: 16 };
const FIRST_ALIAS = { line: 3, column: 13, endLine: 3, endColumn: 19 };
const TRANSLATION = { line: 4, column: 16, endLine: 4, endColumn: 17 };

/** A landing as the checks across pages see it. */
function page(slug: string, rest: Partial<RegistryEntry> = {}): PageMeta {
  const address = `/${slug}`;
  return {
    entry: {
      name: slug,
      path: address,
      type: 'landing',
      description: 'd',
      title: 't',
      seoDescription: 's',
      language: 'en',
      canonical: address,
      noindex: false,
      ...rest,
    },
    file: `landings/${slug}.yaml`,
    origin: { path, under: ['page'] },
  };
}

/** What is found, as `file rule hint`. */
function check(...pages: PageMeta[]): string[] {
  return checkPages(pagesAmong(pages)).map(({ file, rule, hint }) => `${file} ${rule} ${hint}`);
}

const spanish = (slug: string, translationOf: string, rest: Partial<RegistryEntry> = {}) =>
  page(slug, { language: 'es', translationOf, ...rest });

describe('addresses', () => {
  it('of different pages are no fault, however many there are', () => {
    const pages = Array.from({ length: 2000 }, (_, index) =>
      page(`a-${index}`, { aliases: [`/old-${index}`] }),
    );
    expect(checkPages(pagesAmong(pages))).toEqual([]);
  });

  it('that differ only in case are one address', () => {
    const [finding, ...more] = checkPages(pagesAmong([page('lp'), page('LP')]));
    expect(finding).toMatchObject({ file: 'landings/LP.yaml', rule: 'address/collision' });
    expect([finding?.message, more]).toEqual([expect.stringContaining('landings/lp.yaml'), []]);
    expect(check(page('lp'), page('b', { aliases: ['/Lp'] }))).toHaveLength(1);
  });

  it('belong to the page itself before any alias, whatever the order of the files', () => {
    const taking = page('a', { aliases: ['/z'] });
    for (const pages of [
      [taking, page('z')],
      [page('z'), taking],
    ]) {
      expect(checkPages(pagesAmong(pages))).toMatchObject([
        { file: taking.file, ...FIRST_ALIAS, severity: 'error' },
      ]);
    }
  });

  it('of one page that are named twice are told', () => {
    expect(check(page('a', { aliases: ['/a'] }))).toEqual([
      'landings/a.yaml address/collision Remove one.',
    ]);
    expect(check(page('a', { aliases: ['/b', '/B'] }))).toHaveLength(1);
  });

  it('that two pages give each other are told at both', () => {
    const found = check(page('a', { aliases: ['/b'] }), page('b', { aliases: ['/a'] }));
    expect(found).toEqual([
      'landings/a.yaml address/collision Choose another address.',
      'landings/b.yaml address/collision Choose another address.',
    ]);
  });
});

describe('an alias', () => {
  it('must not be an address that the site keeps for itself', () => {
    expect(checkPages(pagesAmong([page('a', { aliases: ['/assets/old'] })]))).toMatchObject([
      { rule: 'address/reserved', ...FIRST_ALIAS },
    ]);
  });
});

describe('the page that search engines should show', () => {
  const canonical = (slug: string, to: string, rest: Partial<RegistryEntry> = {}) =>
    page(slug, { canonical: to, ...rest });

  it('may be the page itself or another that is its own original', () => {
    const pages = [page('a', { aliases: ['/old'] }), canonical('b', '/a'), canonical('c', '/c')];
    expect(check(...pages)).toEqual([]);
  });

  it.each<[string, PageMeta[], string, string]>([
    [
      'an alias',
      [page('a', { aliases: ['/old'] }), canonical('b', '/old')],
      'b',
      'Name /a instead.',
    ],
    [
      'its own alias',
      [canonical('b', '/old', { aliases: ['/old'] })],
      'b',
      'Leave the key out: the page is its own original.',
    ],
    [
      'a page that names a third',
      [page('a'), canonical('b', '/a'), canonical('c', '/b')],
      'c',
      'Name /a instead.',
    ],
    [
      'a page that search engines leave out',
      [page('a', { noindex: true }), canonical('b', '/a')],
      'b',
      'Name a page that they may show, or remove noindex there.',
    ],
  ])('must not be %s, and is told at its place', (_, pages, slug, hint) => {
    const file = `landings/${slug}.yaml`;
    const rule = 'address/canonical';
    expect(checkPages(pagesAmong(pages))).toMatchObject([
      { file, rule, hint, severity: 'error', ...CANONICAL },
    ]);
  });

  it('that is left out is told at its key where several pages name it', () => {
    const named = ['b', 'c', 'd', 'e'].map((slug) => canonical(slug, '/a'));
    const found = checkPages(pagesAmong([page('a', { noindex: true }), ...named]));
    expect(found).toMatchObject([{ file: 'landings/a.yaml', rule: 'address/canonical' }]);
    expect(found[0]?.message).toContain('/b, /c, /d, and 1 more');
  });

  it('must not lead round in a circle, however long; the page that most name is told', () => {
    const two = [canonical('a', '/b'), canonical('b', '/a')];
    const three = [canonical('c', '/d'), canonical('d', '/e'), canonical('e', '/c')];
    const into = canonical('f', '/c');
    const found = checkPages(pagesAmong([...two, ...three, into]));
    expect(found.map(({ file }) => file)).toEqual(
      ['a', 'c'].map((slug) => `landings/${slug}.yaml`),
    );
    for (const { message, rule } of found) {
      expect(rule).toBe('address/canonical');
      expect(message).toContain('→');
    }
  });

  it('must exist, and is told at its place with a guess', () => {
    const found = checkPages(
      pagesAmong([page('divorce-papers'), page('b', { canonical: '/divorce-paper' })]),
    );
    expect(found).toMatchObject([
      { rule: 'address/canonical', ...CANONICAL, hint: 'Did you mean "/divorce-papers"?' },
    ]);
  });

  it('is told without a guess if nothing is near, and at the start if the file is gone', () => {
    const lost = page('b', { canonical: '/nowhere-near-anything' });
    lost.origin = { path: join(folder, 'gone.yaml'), under: ['page'] };
    expect(checkPages(pagesAmong([page('a'), lost]))).toMatchObject([
      { line: 1, column: 1, hint: 'Name the path of an existing page.' },
    ]);
  });
});

describe('a translation', () => {
  const fault = (file: string, hint: string) =>
    `landings/${file}.yaml address/translation ${hint}`.trimEnd();
  const told = (...pages: PageMeta[]) => check(...pages).map((text) => text.trimEnd());

  it('in another language is right, and both pages name each other', () => {
    const pages = [page('deed'), spanish('poder', 'deed'), page('other')];
    expect(check(...pages)).toEqual([]);
    const found = alternatesByPath(pagesAmong(pages));
    const alternates = (path: string) => found.get(path) ?? [];
    const both = [
      { language: 'en', path: '/deed' },
      { language: 'es', path: '/poder' },
    ];
    expect([alternates('/deed'), alternates('/poder')]).toEqual([both, both]);
    expect([alternates('/other'), alternates('/none')]).toEqual([[], []]);
    expect(sameAlternates(alternates('/deed'), alternates('/poder'))).toBe(true);
    expect(sameAlternates(alternates('/deed'), alternates('/other'))).toBe(false);
  });

  it.each<[string, PageMeta[], string[]]>([
    ['of nothing', [page('deeds'), spanish('a', 'deed')], [fault('a', 'Did you mean "deeds"?')]],
    [
      'of nothing near',
      [page('b'), spanish('a', 'house-sale')],
      [fault('a', 'Write the file name of the original without .yaml, or remove the key.')],
    ],
    [
      'of no landing',
      [page('x', { type: 'main' }), spanish('a', 'x')],
      [fault('a', 'Only landings have translations: name one, or remove the key.')],
    ],
    ['of itself', [spanish('a', 'a')], [fault('a', 'Name the landing in the other language.')]],
    [
      'in the same language',
      [page('b'), page('a', { translationOf: 'b' })],
      [fault('a', 'Set language to the language of this page.')],
    ],
    [
      'of a translation',
      [page('a'), spanish('b', 'a'), page('c', { translationOf: 'b' })],
      [fault('c', 'Name "a" instead.')],
    ],
    [
      'that another page already is',
      [page('a'), spanish('b', 'a'), spanish('c', 'a')],
      [fault('c', 'Keep one.')],
    ],
  ])('%s is told once, with what to do', (_, pages, expected) => {
    expect(told(...pages)).toEqual(expected);
  });

  it('is told at its place', () => {
    expect(checkPages(pagesAmong([spanish('a', 'a')]))).toMatchObject([TRANSLATION]);
  });

  it('of an alias is told or shown, not lost', () => {
    const pages = [page('a', { aliases: ['/old'] }), spanish('b', 'old')];
    const shown = alternatesByPath(pagesAmong(pages)).get('/b') ?? [];
    expect(check(...pages).length + shown.length).toBeGreaterThan(0);
  });
});
