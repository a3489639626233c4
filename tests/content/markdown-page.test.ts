import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Page } from '../../schemas/page.ts';
import { CONTEXT, mainOf } from '../renderer/rendered-landing.ts';
import { SITE } from '../support/site-code.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { siteFacts } from './site-facts.ts';

const { facts } = siteFacts();

const KEYS = `name: Guide
type: main
description: What to have ready.
seo:
  title: What to have ready
  description: A list for the kitchen table, with the ID first and the pen last.
`;

const TEXT = `# What to have ready

An ID, and the paper.

## Papers

- All of them
`;

const fileOf = (text = TEXT, keys = KEYS) => `---\n${keys}---\n\n${text}`;

/** What a `page.md` with this text is, beside other files. */
function read(text: string, others: Record<string, string> = {}) {
  const root = tempFolder();
  for (const [name, content] of Object.entries({ 'page.md': text, ...others })) {
    const path = join(root, 'pages/guide', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const { pages, metas, diagnostics } = readPageFiles({ ...SITE, root }, root, facts);
  return { page: pages[0], meta: metas[0], diagnostics };
}

/** The findings of a file, each with the words that it stands at. */
function found(text: string) {
  const lines = text.split('\n');
  return read(text).diagnostics.map(({ rule, line, column, endLine, endColumn }) => ({
    rule,
    line,
    at: (lines[line - 1] ?? '').slice(column - 1, endLine === line ? endColumn - 1 : undefined),
  }));
}

const renderedPage = (page: Page) => mainOf(renderPage(page, CONTEXT));

const shown = (text: string) => {
  const { page } = read(text);
  if (!page) throw new Error('The page has errors.');
  return renderedPage(page);
};

describe('a page.md', () => {
  it('is a page with a title and its text', () => {
    const { page, diagnostics } = read(fileOf());
    expect(diagnostics).toEqual([]);
    expect(page?.entry).toMatchObject({ path: '/guide', name: 'Guide' });
    expect(shown(fileOf())).toContain('<h1>What to have ready</h1>');
    expect(shown(fileOf())).toContain(
      '<div class="prose"><p>An ID, and the paper.</p><h2 id="papers">Papers</h2><ul><li>All of them</li></ul></div>',
    );
  });

  it('has its text where the entry "body" stands, by default behind the title', () => {
    const names = (sections: string) =>
      read(fileOf(TEXT, `${KEYS}sections:\n${sections}`)).page?.sections?.map((entry) =>
        Object.keys(entry).join(),
      );
    expect(names('  - cta: { headline: Call us }\n')).toEqual(['title', 'prose', 'cta']);
    expect(
      names('  - note: { heading: First, text: Read on. }\n  - body: { contents: true }\n'),
    ).toEqual(['title', 'note', 'prose']);
  });

  it('takes the rest of its title from the front matter', () => {
    const keys = `${KEYS}sections:\n  - title: { kicker: Guides, intro: Read it twice. }\n`;
    expect(shown(fileOf(TEXT, keys))).toMatch(
      /Guides<\/p><h1>What to have ready<\/h1><p class="lead">/,
    );
  });

  it.each([
    ['Windows line ends', (text: string) => text.replaceAll('\n', '\r\n'), ['syntax/line-endings']],
    ['a byte order mark', (text: string) => `\ufeff${text}`, ['syntax/byte-order-mark']],
    ['no line break at its end', (text: string) => text.trimEnd(), []],
    ['spaces behind the hyphens', (text: string) => text.replaceAll('---\n', '---  \n'), []],
    ['a closed heading', (text: string) => text.replace('ready\n\nAn', 'ready #\n\nAn'), []],
  ])('is the same page with %s', (_, edit, rules) => {
    const { diagnostics, page } = read(edit(fileOf()));
    expect(diagnostics.map(({ rule }) => rule)).toEqual(rules);
    expect(page && renderedPage(page)).toBe(shown(fileOf()));
  });

  it.each<[string, string, string, number, string]>([
    [
      'a key that is misspelt',
      fileOf(TEXT, KEYS.replace('type', 'tpye')),
      'shape/unknown-key',
      3,
      'tpye',
    ],
    [
      'a fact that does not exist',
      fileOf(`${TEXT}\nFrom {fees.travle} on.\n`),
      'facts/unknown',
      18,
      '{fees.travle}',
    ],
    [
      'a fact in its heading',
      fileOf(TEXT.replace('ready', '{fees.no}')),
      'facts/unknown',
      10,
      '{fees.no}',
    ],
    ['a tag', fileOf(`${TEXT}\nA <b>pen</b>.\n`), 'prose/not-supported', 18, '<b>'],
    ['a link that leads nowhere', fileOf(`${TEXT}\n[x](about)\n`), 'links/malformed', 18, 'about'],
    [
      'emphasis in its heading',
      fileOf(TEXT.replace('ready', '*ready*')),
      'prose/not-supported',
      10,
      'What to have *ready*',
    ],
    [
      'a control character',
      fileOf(`${TEXT}\nA\u0000b\n`),
      'syntax/control-character',
      18,
      '\u0000',
    ],
    [
      'a text in two places',
      fileOf(TEXT, `${KEYS}sections:\n  - body\n  - body\n`),
      'shape/sections',
      10,
      'body',
    ],
    [
      'two headings',
      fileOf(TEXT, `${KEYS}sections:\n  - title: { heading: One }\n`),
      'shape/sections',
      12,
      'What to have ready',
    ],
    ['no heading', fileOf('Only text.\n'), 'shape/sections', 10, 'Only text.'],
    [
      'a misspelt option of its text',
      fileOf(TEXT, `${KEYS}sections:\n  - body: { contnets: true }\n`),
      'shape/unknown-key',
      9,
      'contnets',
    ],
    [
      'a fault in another section',
      fileOf(TEXT, `${KEYS}sections:\n  - note: { heading: One, txet: Two }\n`),
      'shape/unknown-key',
      9,
      'txet',
    ],
    ['no front matter', TEXT, 'syntax/front-matter', 1, '# W'],
    ['front matter that does not end', `---\n${KEYS}`, 'syntax/front-matter', 1, '---'],
    ['a fault of YAML', fileOf(TEXT, `${KEYS}name: Twice\n`), 'syntax/duplicate-key', 8, 'name'],
  ])('with %s is told at its place', (_, text, rule, line, at) => {
    expect(found(text)).toContainEqual({ rule, line, at });
  });

  it('has places told alike with Windows line ends', () => {
    const text = fileOf(`${TEXT}\nA <b>pen</b>, {fees.no}.\n`);
    const places = (told: ReturnType<typeof found>) =>
      told.filter(({ rule }) => rule !== 'syntax/line-endings');
    expect(places(found(text.replaceAll('\n', '\r\n')))).toEqual(found(text));
  });

  it('has every fault told in one run', () => {
    const text = fileOf(
      `${TEXT}\nA <b>pen</b>, {fees.no}, [x](about).\n`,
      `${KEYS}parent: /none\n`,
    );
    expect(
      found(text)
        .map(({ rule }) => rule)
        .sort(),
    ).toEqual(['address/parent', 'facts/unknown', 'links/malformed', 'prose/not-supported']);
  });

  it('is no second content beside a component, and may describe one', () => {
    expect(read(fileOf(), { '+Page.tsx': '' }).diagnostics).toMatchObject([
      { rule: 'shape/sections', line: 10 },
    ]);
    expect(read(`---\n${KEYS}---\n`, { '+Page.tsx': '' }).diagnostics).toEqual([]);
  });

  it('with keys alone describes no page', () => {
    expect(read(`---\n${KEYS}---\n`).diagnostics).toMatchObject([{ rule: 'address/no-page' }]);
    expect(read('---\n---\n').diagnostics.map(({ rule }) => rule)).toContain('shape/missing-key');
  });

  it('has its links known by their places', () => {
    const text = fileOf(`${TEXT}\n[Prices](/pricing#fees) and [papers](#papers)\n`);
    expect(read(text).meta?.links?.map(({ to }) => to)).toEqual(['/pricing#fees', '#papers']);
  });
});
