import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { allParts, rulesOfPage } from '../support/page-rules.ts';
import { sample } from '../support/proof.ts';
import { WalkedSite } from './walked-site.ts';

setUpBrowser();

const KB = 1024;
/** All stylesheets of a landing, compressed. */
const LANDING_LIMIT = 8 * KB;
/** What all pages share with the brand, what this one shows, and the utilities of a landing's banner. */
const MOST_SHEETS = 3;

const LINK = /<link rel="stylesheet" href="([^"]+)"/g;

/** Sites unlike each other, and where their code is, if they have any. */
const SITES = [
  { name: 'the notary', root: ROOT },
  ...sample(
    [
      { name: 'the bakery', root: join(ROOT, 'tests/sites/baeckerei') },
      { name: 'the dental clinic', root: join(ROOT, 'tests/sites/noor-dental') },
    ],
    1,
  ),
];

describe.each(SITES)('$name', ({ root }) => {
  const site = new WalkedSite(root);
  let parts: string;

  beforeAll(async () => {
    if (root === ROOT) site.use(inject('siteFolder'), inject('siteUrl'));
    else await site.start();
    parts = await allParts(root);
  });
  afterAll(() => site.stop());

  test('a page links each rule that is for one of its elements, and none links all', async () => {
    const page = await site.open(1280);
    await page.route('**/*.js', (route) => route.abort());
    for (const path of [...sample(site.paths, 4), '/nothing-here']) {
      await page.goto(site.url + path);
      const { missing, linked, all } = await rulesOfPage(page, parts);
      expect(missing, path).toEqual([]);
      expect(linked, path).toBeLessThan(all / 2);
    }
  });

  test('a page without the stylesheet of its parts would be told', async () => {
    const page = await site.open(1280);
    await page.route('**/page-*.css', (route) => route.fulfill({ contentType: 'text/css' }));
    await page.goto(site.url);
    expect((await rulesOfPage(page, parts)).missing).not.toEqual([]);
  });

  test('a landing links few and light stylesheets', () => {
    const landings = site.registry.filter(({ type }) => type === 'landing');
    expect(landings.length).toBeGreaterThan(0);
    for (const { path } of landings) {
      const html = readFileSync(join(site.dist, `${path}.html`), 'utf8');
      const files = [...html.matchAll(LINK)].map(([, address = '']) => join(site.dist, address));
      const sizes = files.map((file) => gzipSync(readFileSync(file)).length);
      expect(sizes.length, path).toBeLessThanOrEqual(MOST_SHEETS);
      expect(
        sizes.reduce((sum, size) => sum + size),
        path,
      ).toBeLessThanOrEqual(LANDING_LIMIT);
    }
  });
});
