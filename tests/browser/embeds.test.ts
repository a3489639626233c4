import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { ROOT } from '../support/command.ts';
import { inTurns } from '../support/in-turns.ts';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { validFaults } from '../support/valid-html.ts';
import { WalkedSite } from './walked-site.ts';

const inTurn = inTurns();

setUpBrowser();

const site = new PictureSite({ languages: ['en', 'ar'] });
const walked = new WalkedSite(site.root);

const EMBEDS = [
  { video: { url: 'https://youtu.be/M7lc1UVf-VE', title: 'How a visit goes' } },
  {
    video: {
      url: 'https://vimeo.com/76979871',
      title: 'In the workshop',
      image: { src: 'bench.jpg', alt: 'A bench with tools' },
    },
  },
  { embed: { url: 'https://cal.com/ortega/first-visit', title: 'Free times' } },
  { embed: { url: 'https://www.openstreetmap.org/#map=16/50.15/-5.06', title: 'The yard' } },
];
const HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com', 'cal.com', 'www.openstreetmap.org'];

const PAGES = [
  { route: 'watch', language: 'en' },
  { route: 'shahid', language: 'ar' },
] as const;

beforeAll(async () => {
  const words = 'site/words/ar.yaml';
  site.write(words, readFileSync(join(ROOT, 'tests/sites/noor-dental', words), 'utf8'));
  site.addMedia('bench.jpg', await photograph(1600, 900));
  for (const { route, language } of PAGES)
    site.write(`pages/${route}/page.yaml`, {
      ...{ name: route, type: 'main', description: 'All that plays.', language },
      seo: { title: `All that plays, ${language}`, description: 'Videos, a map and a calendar.' },
      sections: [{ title: { heading: 'All that plays' } }, ...EMBEDS],
    });
  site.addMedia('tour.webm', Buffer.from('\x1aE\xdf\xa3', 'latin1'));
  site.write('pages/own/page.yaml', {
    ...{ name: 'own', type: 'main', description: 'A video of our own.' },
    seo: { title: 'A video of our own', description: 'A video that no other host has.' },
    sections: [
      { title: { heading: 'Our own' } },
      { video: { file: { src: 'tour.webm' }, title: 'A tour' } },
    ],
  });
  await walked.start();
});

afterAll(() => walked.stop());

/** A page in a window that lets the security policy work; the hosts that were asked besides the site's own. */
async function open(width: number): Promise<{ page: Page; asked: string[]; told: string[] }> {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  onTestFinished(() => context.close());
  const asked: string[] = [];
  const told: string[] = [];
  await context.route(
    ({ origin }) => origin !== walked.url,
    (route) => {
      asked.push(new URL(route.request().url()).host);
      return route.fulfill({ contentType: 'text/html', body: '<p>The frame</p>' });
    },
  );
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return { page, asked, told };
}

/** Where on the page an element stands, and how large. */
function placeOf(element: Locator): Promise<number[]> {
  return element.evaluate((shown) => {
    const { left, top, width, height } = shown.getBoundingClientRect();
    return [left, top + scrollY, width, height].map(Math.round);
  });
}

describe.each(sample(PAGES, 1))(
  'a page of videos, a map and a calendar in $language',
  ({ route }) => {
    test.each(sample([390, 1280], 1))(
      'asks their hosts one press at a time, at %i px',
      async (width) => {
        const { page, asked, told } = await open(width);
        await page.goto(`${walked.url}/${route}`);
        const places = page.locator('.embed-place');
        for (let index = 0; index < EMBEDS.length; index += 1) {
          await places.nth(index).scrollIntoViewIfNeeded();
          await places.nth(index).locator('button.facade').waitFor();
        }
        await settled(page);
        expect(asked).toEqual([]);
        for (const [index, host] of HOSTS.entries()) {
          const place = places.nth(index);
          const before = await placeOf(place);
          await place.locator('button').press('Enter');
          const frame = place.locator('iframe');
          expect(await frame.evaluate((element) => element === document.activeElement)).toBe(true);
          expect(new URL((await frame.getAttribute('src')) ?? '').host).toBe(host);
          const title = Object.values(EMBEDS[index] ?? {})[0]?.title;
          expect(await frame.getAttribute('title')).toBe(title);
          await expect.poll(() => asked).toEqual(HOSTS.slice(0, index + 1));
          expect([await placeOf(place), await placeOf(frame)]).toEqual([before, before]);
        }
        expect([told, await page.evaluate('shifts')]).toEqual([[], []]);
        expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width);
      },
    );

    test('can be read by everybody, and is valid', async () => {
      const page = await walked.open(sample([320, 1280], 1)[0] ?? 320);
      await page.goto(`${walked.url}/${route}`);
      expect(await axeFaults(page)).toEqual([]);
      const html = readFileSync(join(walked.dist, `${route}.html`), 'utf8');
      expect(await validFaults(`${route}.html`, html)).toEqual([]);
    });
  },
);

inTurn(
  'a video of the site itself plays in its place, and nothing of it is loaded before',
  async () => {
    const { page } = await open(1280);
    const files: string[] = [];
    page.on('request', (request) => {
      if (/\.(?:webm|vtt)$/.test(request.url())) files.push(new URL(request.url()).pathname);
    });
    await page.goto(`${walked.url}/own`);
    const button = page.locator('button.facade');
    await button.waitFor();
    await settled(page);
    expect(files).toEqual([]);
    const before = await placeOf(button);
    await button.click();
    const player = page.locator('.embed-place > video');
    expect(await player.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await placeOf(player)).toEqual(before);
    await expect.poll(() => files.length).toBeGreaterThan(0);
    expect(files[0]).toMatch(/^\/media\/tour-[0-9a-f]{10}\.webm$/);
  },
);

inTurn('pages that show nothing of other hosts let none in, and load none of it', async () => {
  const { page } = await open(1280);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${walked.url}/`);
  await settled(page);
  const policy = await page
    .locator('meta[http-equiv=Content-Security-Policy]')
    .getAttribute('content');
  expect(policy).toContain("frame-src 'self';");
  expect(scripts.filter((url) => url.includes('/chunks/'))).toEqual([]);
  const headers = readFileSync(join(walked.dist, '_headers'), 'utf8');
  for (const host of HOSTS) expect(headers).toContain(`https://${host}`);
});
