import {
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { moveFolder } from '../../cli/moves/page-places.ts';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { openSite } from '../../cli/site/open-site.ts';
import { SmallSite } from '../support/small-site.ts';

/** Redirects as a host reads them. */
const hostOf = (site: SmallSite) =>
  parseRedirects(readFileSync(join(site.dist, '_redirects'), 'utf8'));

test('touchdown rename leaves the pages below a page where they are, there and back', async () => {
  const site = new SmallSite();
  for (const path of ['work', 'work/gates', 'work/gates/iron']) site.addPage(path);
  mkdirSync(join(site.folder, 'pages/work/plans'));
  writeFileSync(join(site.folder, 'pages/work/plans/notes.txt'), 'mine');
  const pages = () =>
    readdirSync(join(site.folder, 'pages'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:yaml|txt)$/.test(name))
      .sort();
  const before = pages();
  for (const [from, to, place] of [
    ['/work', '/jobs', 'jobs/page.yaml'],
    ['/jobs', '/work/gates/all', 'work/gates/all/page.yaml'],
    ['/work/gates/all', '/work', 'work/page.yaml'],
  ] as const) {
    expect((await site.run('rename', from, to)).code).toBe(0);
    expect(pages()).toEqual(
      expect.arrayContaining([place, 'work/gates/page.yaml', 'work/gates/iron/page.yaml']),
    );
  }
  expect(pages()).toEqual(before);
  expect((await site.run('rename', '/work/gates', '/work/gates/all')).code).toBe(0);
  expect(pages()).toContain('work/gates/iron/page.yaml');
  expect((await site.run('rename', '/work', '/work/plans/new')).code).toBe(1);
  expect((await site.build()).code).toBe(0);
  expect(hostOf(site)('/work/gates')?.target).toBe('/work/gates/all');
});

test('touchdown remove leaves the pages below a page', async () => {
  const site = new SmallSite();
  for (const path of ['work', 'work/gates']) site.addPage(path);
  expect((await site.run('remove', '/work', '--to', '/work/gates')).code).toBe(0);
  expect((await site.build()).code).toBe(0);
  expect(hostOf(site)('/work')?.target).toBe('/work/gates');
});

test('touchdown rename keeps relative imports, of the page and from it', async () => {
  const site = new SmallSite();
  const path = (file: string) => join(site.folder, file);
  for (const folder of ['pages/gates', 'pages/yards', 'site'])
    mkdirSync(path(folder), { recursive: true });
  const before = {
    'pages/gates/+Page.tsx': `import { iron } from './iron.ts';\nimport { yard } from '../yards/yard';\nimport '../../site/site.css';\nimport { gone } from '../gone.ts';\n`,
    'pages/gates/iron.ts': `export const iron = new URL('../../site/site.css?url', import.meta.url);\n`,
    'pages/yards/yard.ts': `export * from '../gates/iron';\nexport const yard = () => import("../gates/iron.ts");\n`,
    'site/site.css': `@import '../pages/gates/gates.css';\n`,
    'pages/gates/gates.css': 'a { background: url(../yards/yard.svg) }\n',
    'pages/yards/yard.svg': '<svg/>',
  };
  const texts = (files: readonly string[]) =>
    Object.fromEntries(files.map((file) => [file, readFileSync(path(file), 'utf8')]));
  for (const [file, text] of Object.entries(before)) writeFileSync(path(file), text);
  const { code, stdout } = await site.run('rename', '/gates', '/work/iron-gates', '--json');
  expect([code, JSON.parse(stdout).files]).toEqual([
    0,
    expect.arrayContaining([
      'pages/work/iron-gates/+Page.tsx',
      'pages/yards/yard.ts',
      'site/site.css',
    ]),
  ]);
  const after = {
    'pages/work/iron-gates/+Page.tsx': `import { iron } from './iron.ts';\nimport { yard } from '../../yards/yard';\nimport '../../../site/site.css';\nimport { gone } from '../gone.ts';\n`,
    'pages/work/iron-gates/iron.ts': `export const iron = new URL('../../../site/site.css?url', import.meta.url);\n`,
    'pages/yards/yard.ts': `export * from '../work/iron-gates/iron';\nexport const yard = () => import("../work/iron-gates/iron.ts");\n`,
    'site/site.css': `@import '../pages/work/iron-gates/gates.css';\n`,
    'pages/work/iron-gates/gates.css': 'a { background: url(../../yards/yard.svg) }\n',
  };
  expect(texts(Object.keys(after))).toEqual(after);
  expect((await site.run('rename', '/work/iron-gates', '/gates')).code).toBe(0);
  expect(texts(Object.keys(before))).toEqual(before);
});

describe('symbolic links', () => {
  /** A site whose page /gates is described by a file outside of `pages/`, and has parts that others link to. */
  function linkedSite(): SmallSite {
    const site = new SmallSite('yard');
    site.addPage('gates');
    const path = (file: string) => join(site.folder, file);
    mkdirSync(path('shared'));
    mkdirSync(path('pages/yards'));
    renameSync(path('pages/gates/page.yaml'), path('shared/gates.yaml'));
    writeFileSync(path('pages/gates/iron.svg'), '<svg/>');
    const links = {
      'pages/gates/page.yaml': '../../shared/gates.yaml',
      'pages/gates/steel.svg': './iron.svg',
      'pages/gates/gone.svg': '../gone.svg',
      'pages/yards/iron.svg': '../gates/iron.svg',
      'pages/yards/shared': '../../shared',
    };
    for (const [link, target] of Object.entries(links)) symlinkSync(target, path(link));
    return site;
  }
  const linkAt = (site: SmallSite, file: string) => readlinkSync(join(site.folder, file));

  test('lead where they led once a page has moved, there and back', async () => {
    const site = linkedSite();
    expect((await site.build()).code).toBe(0);
    expect((await site.run('rename', '/gates', '/work/iron-gates')).code).toBe(0);
    const moved = 'pages/work/iron-gates';
    expect(linkAt(site, `${moved}/page.yaml`)).toBe('../../../shared/gates.yaml');
    expect(linkAt(site, `${moved}/steel.svg`)).toBe('./iron.svg');
    expect(linkAt(site, `${moved}/gone.svg`)).toBe('../gone.svg');
    expect(linkAt(site, 'pages/yards/iron.svg')).toBe('../work/iron-gates/iron.svg');
    expect(linkAt(site, 'pages/yards/shared')).toBe('../../shared');
    expect((await site.build()).code).toBe(0);
    expect((await site.run('rename', '/work/iron-gates', '/gates')).code).toBe(0);
    expect(linkAt(site, 'pages/gates/page.yaml')).toBe('../../shared/gates.yaml');
    expect(linkAt(site, 'pages/yards/iron.svg')).toBe('../gates/iron.svg');
  });

  test('do so if the page moves without the pages below it', async () => {
    const site = linkedSite();
    site.addPage('gates/iron');
    expect((await site.run('rename', '/gates', '/gates/iron/old')).code).toBe(0);
    expect(linkAt(site, 'pages/gates/iron/old/page.yaml')).toBe('../../../../shared/gates.yaml');
    expect(linkAt(site, 'pages/yards/iron.svg')).toBe('../gates/iron/old/iron.svg');
    expect((await site.build()).code).toBe(0);
  });

  test('do so where pages/ is a link itself', async () => {
    const site = linkedSite();
    const path = (file: string) => join(site.folder, file);
    mkdirSync(path('content/all'), { recursive: true });
    renameSync(path('pages'), path('content/all/pages'));
    symlinkSync('content/all/pages', path('pages'));
    renameSync(path('shared'), path('content/all/shared'));
    expect((await site.run('rename', '/gates', '/work/gates')).code).toBe(0);
    expect(linkAt(site, 'pages/work/gates/page.yaml')).toBe('../../../shared/gates.yaml');
    expect((await site.build()).code).toBe(0);
  });

  test('are as before if the move fails', async () => {
    const site = linkedSite();
    site.addPage('gates/iron');
    const links = () =>
      ['gates/page.yaml', 'gates/steel.svg', 'yards/iron.svg'].map((file) =>
        linkAt(site, `pages/${file}`),
      );
    const before = links();
    const { root, landingsDir, configFile } = await openSite(site.folder, {});
    const [from, to] = [join(root, 'pages/gates'), join(root, 'pages/doors')];
    // No folder can be made there.
    writeFileSync(to, '');
    expect(() => moveFolder(from, to, { root, configFile, landingsDir })).toThrow();
    expect(links()).toEqual(before);
  });

  test('of a landing are found, too', async () => {
    const site = linkedSite();
    symlinkSync('../../landings/yard.yaml', join(site.folder, 'pages/yards/yard.yaml'));
    expect((await site.run('rename', 'yard', 'lot')).code).toBe(0);
    expect(linkAt(site, 'pages/yards/yard.yaml')).toBe('../../landings/lot.yaml');
  });
});
