import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { sample } from '../support/proof.ts';
import { KEY, kept, no, PAGES, question, yes } from './consent-page.ts';
import { ConsentSite } from './consent-site.ts';

const site = new ConsentSite('required');

describe.each(sample([320, 390, 1280], 1))('the question at %i px', (width) => {
  test('covers nothing and moves nothing, asked or answered', async () => {
    const visitor = await site.newVisitor({ width });
    for (const path of sample(PAGES, 2)) {
      await visitor.context.addInitScript((key) => localStorage.removeItem(key), KEY);
      const page = await site.visit(visitor, path);
      const covered = async () =>
        question(page).evaluate((strip) => {
          const own = strip.getBoundingClientRect();
          return [...document.querySelectorAll('a, button, input, select, textarea')]
            .filter(
              (other) =>
                !strip.contains(other) && other.checkVisibility({ visibilityProperty: true }),
            )
            .filter((other) => {
              const { left, right, top, bottom } = other.getBoundingClientRect();
              return left < own.right && own.left < right && top < own.bottom && own.top < bottom;
            })
            .map((other) => other.outerHTML.slice(0, 80));
        });
      expect(await question(page).isVisible(), path).toBe(true);
      // The skip link waits above the window until it has the focus.
      expect(await covered(), path).toEqual([]);
      const height = (await question(page).boundingBox())?.height;
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrolled, path).toBeLessThanOrEqual(width);
      await no(page).click();
      await expect.poll(() => question(page).getAttribute('data-answered')).toBe('');
      expect((await question(page).boundingBox())?.height, path).toBe(height);
      expect(await page.evaluate(() => window.shifted), path).toBe(0);
      await page.close();
    }
  });

  test('gives a no as much room as a yes, and axe finds nothing in it', async () => {
    const visitor = await site.newVisitor({ width, bypassCSP: true });
    const paths = ['/power-of-attorney', '/poder-notarial', '/privacy'];
    const page = await site.visit(visitor, sample(paths, 1)[0] ?? '');
    const [a, b] = await Promise.all([yes(page).boundingBox(), no(page).boundingBox()]);
    expect([a?.height, a?.y]).toEqual([b?.height, b?.y]);
    expect(Math.abs((a?.width ?? 0) - (b?.width ?? 0))).toBeLessThan(1);
    expect(a?.height).toBeGreaterThanOrEqual(44);
    expect(await axeFaults(page, '.consent-question')).toEqual([]);
  });
});

test('the question is reached by keyboard between the header and the content, and answered there', async () => {
  const visitor = await site.newVisitor({ width: 1280 });
  const page = await site.visit(visitor, '/about');
  const stops: string[] = [];
  for (let step = 0; step < 40 && stops.at(-1) !== 'yes'; step++) {
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const stop = document.activeElement as HTMLButtonElement;
        if (stop.closest('.consent-question')) return stop.value || 'privacy';
        return stop.closest('main') ? 'main' : 'header';
      }),
    );
  }
  expect(stops.filter((stop) => stop !== 'header')).toEqual(['privacy', 'no', 'yes']);
  await page.keyboard.press('Enter');
  await expect.poll(() => kept(page)).toBe('yes');
  const note = page.locator('.consent-note');
  await expect
    .poll(() => note.evaluate((element) => element === document.activeElement))
    .toBe(true);
  expect(await note.innerText()).not.toBe('');
});

test('an answer that is pressed before the code has come for it counts', async () => {
  const visitor = await site.newVisitor();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await visitor.context.route(`${site.url}/**/*.js`, async (route) => {
    await released;
    await route.continue();
  });
  const page = await visitor.context.newPage();
  await page.goto(`${site.url}/about`, { waitUntil: 'commit' });
  await no(page).click();
  release();
  await expect.poll(() => kept(page)).toBe('no');
  await expect.poll(() => question(page).getAttribute('data-answered')).toBe('');
});
