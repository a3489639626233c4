import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { LANDING_SECTIONS } from '../../renderer/sections/registry.ts';
import { atWidth, drawMedia } from '../guide/drawn-media.mjs';
import { axeFaults, jumpToBottom } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { inTurns } from '../support/in-turns.ts';
import { PictureSite } from '../support/picture-site.ts';
import { PLUMBER_CONFIG } from '../support/plumber-config.ts';
import { sample } from '../support/proof.ts';
import { validFaults } from '../support/valid-html.ts';
import { WalkedSite } from './walked-site.ts';

const inTurn = inTurns();

setUpBrowser();

const { required, optional } = LANDING_SECTIONS;
const BLOCKS = [...required, ...optional].map(({ name, sample: block }) => ({ [name]: block }));

const PAGES = [
  { route: 'blocks', language: 'en', dir: 'ltr' },
  { route: 'kutal', language: 'ar', dir: 'rtl' },
] as const;

const ARABIC =
  'نأتي في الموعد ونقول لكم السعر قبل أن نبدأ العمل، ثم نكتب لكم تقريراً واضحاً عن كل ما وجدناه';

/** A text of another alphabet in the place of each that has several words; codes and addresses stay. */
function inArabic<T>(value: T): T {
  if (typeof value === 'string')
    return (/^[A-Z][^{}*#[]* /.test(value) ? ARABIC.slice(0, value.length) : value) as T;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(inArabic) as T;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inArabic(item)])) as T;
}

const { business } = parse(PLUMBER_CONFIG);
const hours = { regular: { opens: '08:00', closes: '17:00' } };
const site = new PictureSite({ languages: ['en', 'ar'], business: { ...business, hours } });
const walked = new WalkedSite(site.root);

beforeAll(async () => {
  const words = 'site/words/ar.yaml';
  site.write(words, readFileSync(join(ROOT, 'tests/sites/noor-dental', words), 'utf8'));
  await drawMedia(site.root, BLOCKS, atWidth(1000));
  for (const { route, language } of PAGES)
    site.write(`pages/${route}/page.yaml`, {
      ...{ name: route, type: 'main', description: 'Every block.', language },
      seo: { title: `Every block, ${language}`, description: 'Every block with its sample.' },
      sections: [
        { title: { heading: 'Every block' } },
        ...BLOCKS.map((block) => (language === 'ar' ? inArabic(block) : block)),
      ],
    });
  await walked.start();
});

afterAll(() => walked.stop());

/** Blocks of which a part lies outside the window, or that have no height. */
function misplaced(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main > *')].flatMap((block) => {
      const { left, right, height } = block.getBoundingClientRect();
      const isRight = left >= 0 && right <= innerWidth && height > 20;
      return isRight ? [] : [block.className];
    }),
  );
}

describe.each(sample(PAGES, 1))('a page with every block, written $dir', ({ route, dir }) => {
  test.each(sample([320, 390, 1280], 1))('can be read at %i px', async (width) => {
    const page = await walked.open(width);
    await page.goto(`${walked.url}/${route}`);
    expect((await page.locator('html').getAttribute('dir')) ?? 'ltr').toBe(dir);
    expect(await page.locator('main > *').count()).toBeGreaterThanOrEqual(BLOCKS.length);
    await page.evaluate(jumpToBottom);
    expect(await misplaced(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
    expect(await axeFaults(page)).toEqual([]);
  });

  test('is valid', async () => {
    expect(
      await validFaults(`${route}.html`, readFileSync(join(walked.dist, `${route}.html`), 'utf8')),
    ).toEqual([]);
  });
});

inTurn('a picture of a gallery is shown large by a key, and closed by another', async () => {
  const page = await walked.open(390);
  await page.goto(`${walked.url}/blocks`);
  const [open, large] = [
    page.locator('.gallery-open').nth(1),
    page.locator('.gallery-large').nth(1),
  ];
  await open.focus();
  await page.keyboard.press('Enter');
  const shown = () =>
    large.locator('img').evaluate((image) => (image as HTMLImageElement).currentSrc);
  // The whole picture: its address names no cut.
  await expect.poll(shown).toMatch(/fuse-box-[0-9a-f]+-\d+\.avif$/);
  expect(await axeFaults(page, '.gallery-large:popover-open')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await large.isVisible()).toBe(false);
  expect(await open.evaluate((button) => button === document.activeElement)).toBe(true);
});

/** Stops the page's clock at a moment: it moves as the test says, however long a busy machine takes to load the page. */
async function stopClock(page: Page, moment: string): Promise<void> {
  await page.clock.install({ time: new Date(Date.parse(moment) - 1000) });
  await page.clock.pauseAt(moment);
}

inTurn('an offer counts down to its end and moves nothing when it is over', async () => {
  const page = await walked.open(390);
  await stopClock(page, '2029-12-31T17:59:57Z');
  await page.goto(`${walked.url}/blocks`);
  const place = page.locator('.countdown');
  await place.scrollIntoViewIfNeeded();
  const digits = () => place.locator('[data-unit]').allTextContents();
  await expect.poll(async () => (await digits()).slice(0, 3)).toEqual(['00', '00', '00']);
  const before = await place.boundingBox();
  expect(await place.locator('.countdown-after').isVisible()).toBe(false);
  await page.clock.runFor(4000);
  await expect.poll(() => place.locator('.countdown-after').isVisible()).toBe(true);
  expect(await place.locator('.countdown-offer').isVisible()).toBe(false);
  expect(await place.boundingBox()).toEqual(before);
});

test.each(sample([320, 1280], 1))('thousands of days stand in one line at %i px', async (width) => {
  const page = await walked.open(width);
  await stopClock(page, '2026-12-31T17:59:57Z');
  await page.goto(`${walked.url}/blocks`);
  const clock = page.locator('.countdown-clock');
  await clock.scrollIntoViewIfNeeded();
  await expect.poll(() => clock.locator('[data-unit=days]').innerText()).toBe('1,096');
  const units = await clock.evaluate((place) =>
    [...place.querySelectorAll('.countdown-unit:not(.in-seconds)')].map((unit) => ({
      height: unit.querySelector('b')?.getBoundingClientRect().height,
      overflow: unit.scrollWidth - unit.clientWidth,
    })),
  );
  const { height } = units[1] ?? {};
  expect(units).toEqual(units.map(() => ({ height, overflow: 0 })));
});

inTurn('without script the same offer says until when, and shows no clock', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${walked.url}/blocks`);
  expect(await page.locator('.countdown time').innerText()).toMatch(/31 December 2029.*18:00 UTC/);
  expect(await page.locator('.countdown-clock').isVisible()).toBe(false);
  expect(await page.locator('.countdown-after').isVisible()).toBe(false);
  await context.close();
});

/** Blocks that any text has to fit into, however long its words are. */
const OWN =
  'gallery-block logos-block team-block pricing-block comparison-block numbers-block steps-block timeline-block downloads-block strip countdown';

test.each(sample([320, 1280], 1))('words longer than a line are broken at %i px', async (width) => {
  const page = await walked.open(width);
  await page.goto(`${walked.url}/blocks`);
  const wide = await page.evaluate((names) => {
    const places = names.split(' ').flatMap((name) => [...document.getElementsByClassName(name)]);
    for (const place of places) {
      const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode())
        if (!node.parentElement?.closest('.sr-only, svg, [data-unit]'))
          node.textContent = 'Wartungsvertragsverlängerung';
    }
    return places
      .filter((place) =>
        [...place.querySelectorAll('*:not(thead *, svg *)')].some((part) => {
          const { left, right } = part.getBoundingClientRect();
          return right > innerWidth + 1 || left < -1;
        }),
      )
      .map(({ className }) => className);
  }, OWN);
  expect(wide).toEqual([]);
});
