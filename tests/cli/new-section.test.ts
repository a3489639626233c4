import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { ROOT } from '../support/command.ts';
import { PlumberSite } from '../support/plumber-site.ts';
import { sample } from '../support/proof.ts';

const BLOCK = `
price-table:
  heading: What it costs
  items: [A visit, An hour]
`;

const site = new PlumberSite();

beforeAll(async () => {
  expect(await site.run('new-section', 'price-table', '--json')).toMatchObject({
    code: 0,
    stdout: `${JSON.stringify({
      name: 'price-table',
      files: ['tsx', 'css', 'test.mjs']
        .map((ending) => `site/sections/price-table.${ending}`)
        .concat('site/site.ts'),
    })}\n`,
  });
});

const PAGE = `name: Prices
type: main
description: What a visit costs.
seo: { title: Prices of Harbour Plumbing, description: What a visit and an hour cost in Hull. }
sections:
  - title: { heading: Prices }
  - price-table: { heading: All of them, items: [A visit, An hour] }
`;

describe('a new section', () => {
  it('is completed by editors', () => {
    const { properties } = JSON.parse(site.read('.touchdown/schemas/landing.schema.json'));
    expect(properties['price-table'].properties).toHaveProperty('heading');
    expect(JSON.stringify(properties.sections)).toContain('"price-table"');
  });

  it('is shown where its block stands, in a landing or a page of data, and only there its css is linked', async () => {
    site.write('landings/priced.yaml', site.read('landings/pipes.yaml') + BLOCK);
    site.write('pages/index/page.yaml', PAGE);
    const { code, stderr } = await site.run('build');
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
    const priced = site.read('dist/priced.html');
    expect(priced).toContain('<h2>What it costs</h2>');
    const sheets = (html: string) =>
      valuesOf(tagsOf(html), 'link', 'href').filter((href) => href.includes('price-table'));
    const [sheet = '', ...others] = sheets(priced);
    expect(others).toEqual([]);
    expect(site.read(`dist${sheet}`)).toBe(site.read('site/sections/price-table.css'));
    expect(sheets(site.read('dist/index.html'))).toEqual([sheet]);
    expect(site.read('dist/index.html')).toContain('<h2>All of them</h2>');
    expect(sheets(site.read('dist/pipes.html'))).toEqual([]);
  });

  it('is known to the linter, at the places of its block', async () => {
    site.write('landings/priced.yaml', site.read('landings/pipes.yaml') + BLOCK);
    expect(await site.findings('lint', 'landings/priced.yaml')).toEqual([]);
    const faulty = site.read('landings/priced.yaml').replace('items: [A visit', 'itmes: [A visit');
    site.write('landings/priced.yaml', faulty);
    const line = faulty.slice(0, faulty.indexOf('itmes')).split('\n').length;
    expect(await site.findings('lint', 'landings/priced.yaml')).toMatchObject([
      { file: 'landings/priced.yaml', rule: 'shape/unknown-key', line, column: 3 },
    ]);
  });

  it('passes its own test with nothing but Node, and fails it once it shows something else', async () => {
    mkdirSync(join(site.root, 'node_modules'));
    symlinkSync(ROOT, join(site.root, 'node_modules/touchdown'));
    // Named: Node walks all folders for tests, and fails if one in the cache goes away meanwhile.
    const file = 'site/sections/price-table.test.mjs';
    const test = () =>
      promisify(execFile)(process.execPath, ['--test', '--test-reporter=tap', file], {
        cwd: site.root,
        // A test that is run by another one would report to it.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined },
      });
    expect((await test()).stdout).toContain('pass 2');
    const component = site.read('site/sections/price-table.tsx');
    site.write('site/sections/price-table.tsx', component.replace('{item}</li>', 'other</li>'));
    await expect(test()).rejects.toMatchObject({
      stdout: expect.stringContaining('not ok 1 - '),
    });
    site.write('site/sections/price-table.tsx', component);
  });

  it('is not written over, nor under a name that is taken or cannot be one', async () => {
    const before = site.read('site/sections/price-table.tsx');
    expect((await site.run('new-section', 'price-table')).code).toBe(1);
    expect(site.read('site/sections/price-table.tsx')).toBe(before);
    for (const name of ['questions', 'title', 'seo', 'Price', 'a--b', '../up', '']) {
      const { code, stdout } = await site.run('new-section', name, '--json');
      expect([name, code, JSON.parse(stdout)]).toEqual([name, 2, { error: expect.any(String) }]);
    }
    expect(readdirSync(join(site.root, 'site/sections'))).toHaveLength(3);
  });
});

describe('sections of one name', () => {
  const twin = (name: string) => `import { defineSection, text } from 'touchdown';
import { z } from 'zod';

export const twin = defineSection({
  name: '${name}',
  description: 'Something else.',
  schema: z.strictObject({ heading: text('A heading.') }),
  sample: { heading: 'Twin' },
  Component: () => null,
});
`;

  it.each(
    sample(
      [
        ['price-table', 'site/sections/zwin.tsx:5:3'],
        ['questions', 'site/sections/zwin.tsx:5:3'],
        ['hero', 'site/sections/zwin.tsx:5:3'],
      ] as const,
      1,
    ),
  )('are told at their place: %s', async (name, place) => {
    const own = new PlumberSite();
    await own.run('new-section', 'price-table');
    own.write('site/sections/zwin.tsx', twin(name));
    const { code, stderr } = await own.run('build');
    expect([code, stderr]).toEqual([1, expect.stringContaining(place)]);
    expect(stderr).toContain(`"${name}"`);
    expect(existsSync(join(own.root, 'dist'))).toBe(false);
  });

  it('are no question where a file has none', async () => {
    const own = new PlumberSite();
    own.write('site/sections/words.tsx', 'export const words = 1;\n');
    const { code, stdout } = await own.run('lint');
    expect([code, stdout]).toEqual([1, expect.stringContaining('site/sections/words.tsx:1:1')]);
  });
});
