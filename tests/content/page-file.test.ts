import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPages } from '../../cli/content/addresses/page-index.ts';
import { RESERVED_SEGMENTS } from '../../cli/content/addresses/reserved-paths.ts';
import { pagesAmong } from '../../cli/content/addresses/site-pages.ts';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { isPageFile, pathOfRoute } from '../../cli/content/pages/page-routes.ts';
import { SEO_LIMITS } from '../../schemas/config/seo-limits.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { ROOT, siteFacts } from './site-facts.ts';

const { facts } = siteFacts();
const site = readPageFiles(SITE, ROOT, facts);

const PAGE = `name: Prices
type: main
description: What a visit costs.
seo:
  title: What a visit costs
  description: From {fees.travel} on.
`;

/** Reads a site whose `pages/` holds these files; a `+Page.tsx` needs no content. */
function read(files: Record<string, string>, factsKnown = true) {
  const root = tempFolder();
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'pages', name)), { recursive: true });
    writeFileSync(join(root, 'pages', name), text);
  }
  return readPageFiles({ ...SITE, root }, root, factsKnown ? facts : undefined);
}

const one = (text: string) => read({ 'prices/+Page.tsx': '', 'prices/page.yaml': text });

describe('the pages of this site', () => {
  const folders = readdirSync(join(ROOT, 'pages'), { recursive: true, encoding: 'utf8' })
    .filter(isPageFile)
    .map((path) => dirname(path).replaceAll('\\', '/'));

  it('are all described by a file that is right', () => {
    expect(site.diagnostics).toEqual([]);
    expect(site.pages.map(({ route }) => route)).toEqual(folders.sort());
    expect(checkPages(pagesAmong(site.metas))).toEqual([]);
  });

  it.each(site.pages)('$entry.path has a name, a title and a description that fit', (page) => {
    const { entry, seo, route } = page;
    expect(entry.path).toBe(pathOfRoute(route));
    expect(entry.name.trim()).not.toBe('');
    expect(seo.title.length).toBeLessThanOrEqual(SEO_LIMITS.title);
    expect(seo.description.length).toBeLessThanOrEqual(SEO_LIMITS.description);
    expect([entry.title, entry.seoDescription]).toEqual([seo.title, seo.description]);
  });

  it('stand where no landing can stand', () => {
    const segments = site.pages.map(({ entry }) => entry.path.split('/')[1] ?? '');
    for (const segment of segments.filter((name) => RESERVED_SEGMENTS.has(name)))
      expect(existsSync(join(ROOT, 'landings', `${segment}.yaml`))).toBe(false);
  });
});

describe('a page in a folder', () => {
  it.each([
    ['index', '/'],
    ['about', '/about'],
    ['services/i9-verification', '/services/i9-verification'],
    ['services/index', '/services'],
    ['_error', '/404'],
  ])('%s is found at %s', (route, path) => {
    expect(pathOfRoute(route)).toBe(path);
    const files = { [`${route}/+Page.tsx`]: '', [`${route}/page.yaml`]: PAGE };
    expect(read(files).pages).toMatchObject([{ kind: 'static', route, entry: { path } }]);
  });

  it.each([
    ['its folder', '', ['Services']],
    ['the page that it names', 'parent: /area\n', ['Area']],
    ['the home page alone', 'parent: /\n', []],
    ['all above the page that it names', 'parent: /services/titles\n', ['Services', 'Titles']],
  ])('lies below %s', (_, key, names) => {
    const page = (name: string, more = '') => PAGE.replace('Prices', name) + more;
    const { pages, diagnostics } = read({
      'index/+Page.tsx': '',
      'index/page.yaml': page('Home'),
      'area/+Page.tsx': '',
      'area/page.yaml': page('Area'),
      'services/+Page.tsx': '',
      'services/page.yaml': page('Services'),
      'services/titles/+Page.tsx': '',
      'services/titles/page.yaml': page('Titles'),
      'services/boats/+Page.tsx': '',
      'services/boats/page.yaml': page('Boats', key),
    });
    expect(diagnostics).toEqual([]);
    const boats = pages.find(({ route }) => route === 'services/boats');
    expect(boats?.parents.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['a page that is not there', '/harbor', /Did you mean "\/harbour"/],
    ['one that is only like itself and those below it', '/service', /which a landing is not/],
    ['a landing', '/spring-offer', /which a landing is not/],
    ['itself', '/services', /key out/],
    ['a page below it', '/services/titles', /key out/],
  ])('that names %s as the page above it is told so at the key', (_, parent, hint) => {
    const { pages, diagnostics } = read({
      'harbour/+Page.tsx': '',
      'harbour/page.yaml': PAGE,
      'services/+Page.tsx': '',
      'services/page.yaml': `${PAGE}parent: ${parent}\n`,
      'services/titles/+Page.tsx': '',
      'services/titles/page.yaml': PAGE,
    });
    expect(pages).toHaveLength(3);
    expect(diagnostics).toMatchObject([
      { file: 'pages/services/page.yaml', rule: 'address/parent', line: 7, column: 9 },
    ]);
    expect(diagnostics[0]?.hint).toMatch(hint);
  });

  it.each([
    ['fr', 'shape/choice'],
    ['english', 'shape/format'],
  ])('cannot be in a language that the site does not have: %s', (language, rule) => {
    const { diagnostics, pages } = one(`${PAGE}language: ${language}\n`);
    expect(diagnostics).toMatchObject([{ rule, line: 7, column: 11 }]);
    for (const { entry } of pages) expect(entry.language).toBe('en');
  });

  it('is complete: facts in words, itself as the canonical page, open to search engines', () => {
    const { pages, diagnostics } = one(PAGE);
    expect(diagnostics).toEqual([]);
    expect(pages[0]?.seo.description).toBe('From $40 on.');
    expect(pages[0]?.entry).toEqual({
      name: 'Prices',
      path: '/prices',
      type: 'main',
      description: 'What a visit costs.',
      title: 'What a visit costs',
      seoDescription: 'From $40 on.',
      language: 'en',
      canonical: '/prices',
      noindex: false,
    });
  });

  it('may say more of itself', () => {
    const more =
      'updated: 2026-03-31\naliases: [/fees]\nnoindex: true\ncanonical: /\nlanguage: es\n';
    expect(one(PAGE + more).pages[0]?.entry).toMatchObject({
      updated: '2026-03-31',
      aliases: ['/fees'],
      noindex: true,
      canonical: '/',
      language: 'es',
    });
  });

  it('is told at its place if it names a page or an alias that cannot be', () => {
    const { metas } = one(`${PAGE}canonical: /nowhere\naliases: [/prices]\n`);
    expect(checkPages(pagesAmong(metas))).toMatchObject([
      { rule: 'address/collision', file: 'pages/prices/page.yaml', line: 8, column: 11 },
      { rule: 'address/canonical', file: 'pages/prices/page.yaml', line: 7, column: 12 },
    ]);
  });
});

describe('a page of data', () => {
  const SECTIONS = `sections:
  - title: { heading: "From {fees.travel} on" }
  - cards:
      heading: Prices
      items:
        - { title: Near, text: In town., href: /near }
        - { title: Far, text: Out there. }
`;
  const data = (text: string) => read({ 'prices/page.yaml': text });

  it('has its sections, facts in words, and its links', () => {
    const { pages, metas, diagnostics } = data(PAGE + SECTIONS);
    expect(diagnostics).toEqual([]);
    expect(pages[0]?.sections?.[0]).toEqual({ title: { heading: 'From $40 on' } });
    expect(metas[0]?.links).toEqual([
      { at: ['sections', 1, 'cards', 'items', 0, 'href'], to: '/near', title: 'Near' },
    ]);
  });

  it('cannot have a component besides', () => {
    const { diagnostics } = one(PAGE + SECTIONS);
    expect(diagnostics).toMatchObject([{ rule: 'shape/sections', line: 7, column: 1 }]);
  });

  const body = PAGE + SECTIONS;
  it.each([
    ['no title', body.replace(/ {2}- title.*\n/, ''), 'shape/sections', 7],
    [
      'a title further down',
      `${body.replace(/( {2}- title.*\n)/, '')}  - title: { heading: Late }\n`,
      'shape/sections',
      13,
    ],
    ['two titles', `${body}  - title: { heading: Again }\n`, 'shape/sections', 14],
    ['a misspelt section', body.replace('- cards:', '- crads:'), 'shape/unknown-key', 9],
    ['the name of a block', `${body}  - questions\n`, 'shape/wrong-type', 14],
    ['a misspelt key in a block', body.replace('text: Out', 'txet: Out'), 'shape/unknown-key', 13],
    ['a fact that does not exist', body.replace('travel} on"', 'travle} on"'), 'facts/unknown', 8],
  ])('with %s is told at its line', (_, text, rule, line) => {
    expect(data(text).diagnostics).toMatchObject([{ file: 'pages/prices/page.yaml', rule, line }]);
  });
});

describe('a page that is not right', () => {
  it.each([
    ['without its page.yaml', { 'a/+Page.tsx': '' }, 'pages/a/+Page.tsx', 'address/no-page-file'],
    [
      'with two files',
      { 'a/+Page.tsx': '', 'a/page.yaml': PAGE, 'a/page.md': `---\n${PAGE}---\n` },
      'pages/a/page.md',
      'address/two-page-files',
    ],
    ['without its +Page.tsx', { 'a/page.yaml': PAGE }, 'pages/a/page.yaml', 'address/no-page'],
  ])('%s is told', (_, files, file, rule) => {
    expect(read(files as Record<string, string>).diagnostics).toMatchObject([{ file, rule }]);
  });

  it.each([
    ['a type that does not exist', PAGE.replace('main', 'mian'), 'shape/choice', 2],
    ['a key that does not exist', `${PAGE}nmae: x\n`, 'shape/unknown-key', 7],
    ['no description', PAGE.replace(/^description.*\n/m, ''), 'shape/missing-key', 1],
    ['a fact that does not exist', PAGE.replace('travel', 'travle'), 'facts/unknown', 6],
    ['a list of groups', PAGE.replace('fees.travel', 'area.primary'), 'facts/unknown', 6],
    ['a key that stands twice', `name: Prices\n${PAGE}`, 'syntax/duplicate-key', 2],
  ])('with %s is told at its line', (_, text, rule, line) => {
    expect(one(text).diagnostics).toMatchObject([{ file: 'pages/prices/page.yaml', rule, line }]);
  });

  it('is told also while the facts are unknown', () => {
    const files = { 'a/+Page.tsx': '', 'a/page.yaml': PAGE.replace('main', 'mian') };
    expect(read(files, false).diagnostics).toMatchObject([{ rule: 'shape/choice' }]);
    expect(read(files, false).pages).toEqual([]);
  });
});
