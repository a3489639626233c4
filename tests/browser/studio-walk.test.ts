import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { drawLoaves } from '../guide/draw-loaves.ts';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT, runHere } from '../support/command.ts';
import { beginRepository } from '../support/git-repository.ts';
import { LiveStudio } from '../support/live-studio.ts';
import { photograph } from '../support/photographs.ts';
import { shareCache } from '../support/shared-cache.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { placeOf } from './studio-page.ts';

setUpBrowser();

/** With `DRAW=1`, the pictures of the guide are drawn anew (docs/guide/studio.md). */
const DRAWS = process.env.DRAW === '1';
const PICTURES = join(ROOT, 'docs/guide/studio');

const HOME = 'pages/index/page.yaml';
const CONFIG = 'site.config.yaml';

const BAKERY = [
  ...['--name', 'Brandl Bakery', '--type', 'Bakery', '--phone', '+1 503 555 0142'],
  ...['--locality', 'Portland', '--region', 'OR', '--color', '#a4471c', '--yes'],
];

let root: string;
let page: Page;

const text = (file: string) => readFileSync(join(root, file), 'utf8');

/** Replaces words of a file that `init` has written. */
function write(file: string, words: string, others: string): void {
  expect(text(file)).toContain(words);
  writeFileSync(join(root, file), text(file).replace(words, others));
}

beforeAll(async () => {
  root = tempFolder();
  await runHere(['init', ...BAKERY], { cwd: root, site: null });
  shareCache(root);
  write(CONFIG, 'brand:\n', '# What is asked for most.\nprices:\n  cake: $38\n\nbrand:\n');
  write(
    HOME,
    'Birthdays, meetings, a quiet supper for twelve. Tell',
    '"Birthday cakes from {prices.cake}. Tell',
  );
  write(HOME, 'what you have in mind.', 'what you have in mind."');
  const git = beginRepository(root);
  git('add', '.');
  git('commit', '--quiet', '--message', 'The first version');
  const studio = await LiveStudio.start(root);
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(studio.address);
});

/** Draws a picture of the guide, once all that is in the window has been loaded. */
async function draw(name: string): Promise<void> {
  if (!DRAWS) return;
  mkdirSync(PICTURES, { recursive: true });
  await page.mouse.move(640, 1);
  await page.getByText('reading more').waitFor({ state: 'detached' });
  await page.locator('.page-thumb iframe').nth(7).waitFor();
  const isThere = () =>
    document.readyState === 'complete' && [...document.images].every(({ complete }) => complete);
  for (const frame of page.frames()) await expect.poll(() => frame.evaluate(isThere)).toBe(true);
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await sharp(picture)
    .webp({ quality: 74, effort: 6 })
    .toFile(join(PICTURES, `${name}.webp`));
}

/** Drops a photograph onto an element, as from the desktop. */
async function dropPhotograph(target: Locator): Promise<void> {
  const bytes = DRAWS ? await drawLoaves() : await photograph(120, 80);
  const dataTransfer = await page.evaluateHandle((encoded) => {
    const data = new DataTransfer();
    const file = Uint8Array.from(atob(encoded), (letter) => letter.charCodeAt(0));
    data.items.add(new File([file], 'Fresh bread.jpg', { type: 'image/jpeg' }));
    return data;
  }, bytes.toString('base64'));
  for (const event of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(event, { dataTransfer });
}

it('who has never seen it adds a section with a photograph, changes a price and saves', async () => {
  const form = page.getByRole('form', { name: `Content of ${HOME}` });
  const onStage = page.frameLocator('iframe[title="Home, desktop"]');
  await onStage.getByRole('heading', { level: 1 }).waitFor();
  await form.getByRole('button', { name: 'Add section' }).waitFor();
  await draw('1-open');

  await form.getByRole('button', { name: 'Add section' }).click();
  const gallery = page.getByRole('dialog', { name: 'Add a section' });
  await gallery.getByRole('searchbox').fill('picture');
  await draw('2-gallery');
  await gallery.getByRole('button', { name: /^Picture/ }).click();

  await dropPhotograph(
    form.getByRole('group', { name: 'Image' }).getByText('workshop.jpg').first(),
  );
  await form.getByText('fresh-bread.jpg', { exact: true }).waitFor();
  await onStage.getByRole('heading', { name: 'The workshop' }).waitFor();
  await draw('3-photograph');

  await form.getByRole('textbox', { name: 'Heading' }).fill('Fresh at eight');
  await form
    .getByRole('textbox', { name: 'Paragraphs 1' })
    .fill('Sourdough, rye and spelt are out of the oven before we open.');
  await form
    .getByRole('textbox', { name: 'Alternative text' })
    .fill('Three loaves of bread on a wooden table');
  await form.getByRole('textbox', { name: 'Caption' }).fill('Baked since four in the morning');
  await onStage.getByText('Baked since four in the morning').waitFor();
  await draw('4-words');

  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('region', { name: 'Settings' });
  await settings.getByRole('button', { name: 'Site', exact: true }).click();
  // The settings refer to facts, too: with their values, and none of them unknown.
  await settings.locator('.fact-chip', { hasText: 'Brandl Bakery' }).first().waitFor();
  await settings.getByRole('button', { name: 'Site', exact: true }).click();
  await settings.getByRole('searchbox', { name: 'Search facts' }).fill('cake');
  await settings.getByRole('button', { name: 'prices.cake' }).click();
  await settings.getByRole('textbox', { name: 'Cake' }).fill('$42');
  await settings.getByRole('cell', { name: '$42' }).waitFor();
  await draw('5-price');

  await page.getByRole('button', { name: 'Changes' }).click();
  const changes = page.getByRole('region', { name: /^Changes since/ });
  await changes.getByRole('heading', { name: /^Picture/ }).waitFor();
  await draw('6-changes');

  await page.getByRole('button', { name: 'Save 2 files' }).click();
  await page.getByRole('button', { name: 'Saved' }).waitFor();
  await page.getByRole('navigation', { name: 'Pages' }).getByText('Home', { exact: true }).click();
  await onStage.getByText('Birthday cakes from $42.').waitFor();
  const { x, y } = await placeOf(page, 'Desktop', '[data-edit]:has-text("$42")');
  await page.mouse.click(x, y);
  await onStage.locator('[data-studio-shown]').getByText('$42').waitFor();
  await draw('7-saved');

  expect(text(CONFIG)).toContain('# What is asked for most.\nprices:\n  cake: $42\n');
  expect(text(HOME)).toContain('src: fresh-bread.jpg');
  expect(text(HOME)).toContain('alt: Three loaves of bread on a wooden table');
  expect(text(HOME).indexOf('Fresh at eight')).toBeLessThan(text(HOME).indexOf('- cta:'));
});
