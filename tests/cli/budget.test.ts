import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PageWeights } from '../../cli/build/page-weight.ts';
import { type Version, variedMarkup } from '../../renderer/features/variants/varied-markup.ts';
import { DataSite } from '../support/data-site.ts';
import { PictureSite } from '../support/picture-site.ts';

const LIGHT = { html: 40, css: 40, script: 40, pictures: 500, fonts: 200, total: 600 };

test('a build with a page that is too heavy is refused at the page, key by key', async () => {
  const site = new DataSite({ budget: { ...LIGHT, html: 1, css: 2 } });
  const heavy = await site.build();
  expect(heavy.code).toBe(1);
  const home = heavy.report.diagnostics.filter(({ file }) => file === 'pages/index/page.yaml');
  expect(home.map(({ rule, severity, line }) => [rule, severity, line])).toEqual([
    ['budget/exceeded', 'error', 1],
    ['budget/exceeded', 'error', 1],
  ]);
  expect(JSON.stringify(home)).toMatch(/budget\.html allows 1 kB.*budget\.css allows 2 kB/);
  expect(existsSync(site.dist)).toBe(false);

  site.configure({ budget: LIGHT });
  expect(await site.build()).toMatchObject({ code: 0, report: { diagnostics: [] } });

  // The sum of what is there, by the files themselves.
  const weights = new PageWeights(site.dist, { total: 0.001 });
  const [excess, ...others] = weights.excesses(site.built('index.html'));
  expect(others).toEqual([]);
  const { bytes = 0 } = excess ?? {};
  site.configure({ budget: { total: (bytes - 1) / 1000 } });
  const report = (await site.build()).report.diagnostics;
  expect(report.map(({ file }) => file)).toContain('pages/index/page.yaml');
  expect(existsSync(join(site.dist, 'index.html'))).toBe(true);
});

test('a page may be heavier for a reason, which lint does not call idle', async () => {
  const site = new DataSite({ budget: { html: 0.1 } });
  const file = 'pages/index/page.yaml';
  site.write(file, `# touchdown-ignore budget/exceeded: It has the gallery.\n${site.text(file)}`);
  const { report } = await site.build();
  const told = report.diagnostics.map((one) => one.file);
  expect(told).not.toHaveLength(0);
  expect(told).not.toContain(file);
  expect((await site.lint()).map(({ rule }) => rule)).not.toContain('lint/idle-ignore');
});

test('a variant that is too heavy is told at its name, each of several', async () => {
  const site = new PictureSite({ budget: { pictures: 4 } });
  const drawing = (points: number) => {
    const path = Array.from({ length: points }, (_, at) => `L${at % 97} ${at % 89}`).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 97 97"><path d="M0 0${path}z"/></svg>`;
  };
  const variant = (name: string) => ({
    ...{ name, weight: 30 },
    set: { 'hero.image.src': `${name}.svg` },
  });
  for (const [name, size] of Object.entries({ small: 10, large: 1000, huge: 2000 }))
    site.addMedia(`${name}.svg`, drawing(size));
  site.addLanding(
    'first',
    { src: 'small.svg', alt: 'The gate' },
    { variants: [variant('large'), variant('huge')] },
  );
  const { report } = await site.build();
  const told = report.diagnostics.filter(({ rule }) => rule === 'budget/exceeded');
  const lines = site.text('landings/first.yaml').split('\n');
  expect(told.map(({ line }) => lines[line - 1])).toEqual(['  - name: large', '  - name: huge']);
});

test('a file that several tags name counts once, and texts are packed', () => {
  const site = new DataSite();
  site.put('a.css', Buffer.alloc(50_000, 'a'));
  site.put('b.jpg', Buffer.alloc(2000));
  const html = `<link rel="stylesheet" href="/a.css"><img src="/b.jpg"><img src="/b.jpg" alt=""><img src="https://example.com/c.jpg">${'<p>x</p>'.repeat(1000)}`;
  const weights = (budget: object) => new PageWeights(site.root, budget).excesses(html);
  expect(weights({ pictures: 1.999 })).toEqual([{ key: 'pictures', bytes: 2000, most: 1999 }]);
  expect(weights({ pictures: 2, html: 1, css: 1 })).toEqual([]);
  expect(weights({ css: 0.01, total: 0.01 })).toMatchObject([{ key: 'css' }]);
  expect(weights({ total: 2 })).toMatchObject([{ key: 'total', most: 2000 }]);
});

test('each version of a page with variants is weighed by itself', () => {
  const site = new DataSite();
  for (const [name, size] of [
    ['a.jpg', 2000],
    ['b.jpg', 3000],
  ] as const)
    site.put(name, Buffer.alloc(size));
  const versions: Version[] = [{ name: 'urgent', markup: '<p><img src="/b.jpg"></p>' }];
  const body = variedMarkup('<p><img src="/a.jpg"></p>', versions);
  const html = `<!doctype html><html lang="en" data-variants="urgent:30"><head></head><body>${body}</body></html>`;
  const weights = (budget: object) => new PageWeights(site.root, budget).excesses(html);
  expect(weights({ pictures: 3 })).toEqual([]);
  expect(weights({ pictures: 2.5 })).toEqual([
    { key: 'pictures', variant: 'urgent', bytes: 3000, most: 2500 },
  ]);
  expect(weights({ total: 2.5 })).toMatchObject([{ key: 'total', variant: 'urgent' }]);
  expect(weights({ pictures: 3, total: 4 })).toEqual([]);
  // What is too heavy on the original is told of it alone.
  expect(weights({ pictures: 1 })).toEqual([{ key: 'pictures', bytes: 2000, most: 1000 }]);
});
