import type { Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { sitePages } from './site-pages.ts';

const inTurn = inTurns();

setUpBrowser();

interface Opened {
  page: Page;
  /** Scripts and data that were loaded. */
  requests: string[];
  problems: string[];
}

async function open(path: string): Promise<Opened> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(5_000);
  const page = await context.newPage();
  const opened: Opened = { page, requests: [], problems: [] };
  page.on('request', (request) => opened.requests.push(new URL(request.url()).pathname));
  page.on('pageerror', ({ message }) => opened.problems.push(message));
  page.on('dialog', (dialog) => {
    opened.problems.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(inject('siteUrl') + path);
  await settled(page);
  return opened;
}

/** Everything that search engines and previews read of the page. */
const seoOf = (page: Page) =>
  page.evaluate(() => {
    const content = (tag: string) =>
      document.querySelector(`meta[${tag}]`)?.getAttribute('content');
    return {
      title: document.title,
      ogTitle: content('property="og:title"'),
      description: content('name="description"'),
      ogDescription: content('property="og:description"'),
      keywords: content('name="keywords"'),
      canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href'),
    };
  });

async function go(page: Page, search: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, search);
}

test('a search drives the texts of any page, and they are its own again without it', async () => {
  const { page, problems } = await open('/lp');
  const own = await seoOf(page);
  await go(page, '?keyword=emergancy+notery&location=odesa');
  const title = 'Emergency Notary Odessa TX | 24/7 Emergency Service | Veteran-Owned';
  await expect.poll(() => page.title()).toBe(title);
  const searched = await seoOf(page);
  expect(searched).toMatchObject({ ogTitle: title, canonical: own.canonical });
  expect(searched.description).toMatch(
    /^Emergency Notary in Odessa, TX\. Available 24\/7\. Licensed & insured\. Call \(\d{3}\) \d{3}-\d{4}\.$/,
  );
  expect(searched.ogDescription).toBe(searched.description);
  expect(searched.keywords).toMatch(/^emergency notary, /);
  await go(page, '?service=vehical+title');
  await expect.poll(() => page.title()).toMatch(/^Vehicle Title Midland TX \|/);
  await page.goBack();
  await expect.poll(() => page.title()).toBe(title);
  await page.goBack();
  await expect.poll(() => seoOf(page)).toEqual(own);
  expect(problems).toEqual([]);
});

inTurn('a page without keywords has some while there is a search, and none after it', async () => {
  const { page, problems } = await open('/lp');
  await page.evaluate(() => document.querySelector('meta[name=keywords]')?.remove());
  const own = await seoOf(page);
  expect(own.keywords).toBeUndefined();
  await go(page, '?keyword=deed&location=Odessa');
  await expect
    .poll(async () => (await seoOf(page)).keywords)
    .toBe('deed, deed odessa tx, notary odessa');
  await go(page, '?service=will');
  await expect.poll(async () => (await seoOf(page)).keywords).toMatch(/^will, /);
  expect(await page.locator('meta[name=keywords]').count()).toBe(1);
  await go(page, '/lp');
  await expect.poll(() => seoOf(page)).toEqual(own);
  expect(problems).toEqual([]);
});

test('the search drives title, description and keywords of every page', async () => {
  const { page } = await open('/');
  const faults: string[] = [];
  // The owner's area leads on to the sign-in page, at a moment of its own.
  const pages = sitePages().filter(({ path }) => path !== '/admin');
  for (const { path } of sample(pages, 3)) {
    await page.goto(`${inject('siteUrl')}${path}?keyword=deed&location=Odessa`);
    const title = 'Deed Odessa TX | Professional Mobile Notary | Veteran-Owned';
    await expect.poll(() => page.title(), { message: path }).toBe(title);
    const { description, keywords } = await seoOf(page);
    if (!description?.startsWith('Deed in Odessa, TX.')) faults.push(`${path}: ${description}`);
    if (keywords !== 'deed, deed odessa tx, notary odessa') faults.push(`${path}: ${keywords}`);
  }
  expect(faults).toEqual([]);
});

inTurn('no code for it is loaded without a search, and little with one', async () => {
  const without = await open('/about?utm_source=x&keywords=1');
  const withSearch = await open('/about?keyword=notary');
  await expect.poll(() => withSearch.page.title()).toMatch(/^Notary Midland TX/);
  const more = withSearch.requests.filter((path) => !without.requests.includes(path));
  expect(without.requests.filter((path) => path.endsWith('.json'))).toEqual([]);
  expect(more.filter((path) => path.endsWith('.json'))).toHaveLength(1);
  expect(more.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(0);
});

inTurn('markup and endless values stay text of bounded length', async () => {
  const markup = '"><img src=x onerror=alert(1)></title><script>alert(2)</script>';
  const search = new URLSearchParams({
    keyword: markup,
    service: markup,
    location: `<svg onload=alert(3)>${'x'.repeat(6000)}`,
  });
  const { page, problems } = await open(`/?${search}`);
  await expect.poll(() => page.title()).toMatch(/Veteran-Owned$/);
  const { title, description, keywords } = await seoOf(page);
  expect(title).toContain('<Img');
  for (const text of [title, description, keywords]) expect(text?.length).toBeLessThan(500);
  expect(await page.locator('head img, head svg, [onerror], [onload]').count()).toBe(0);
  expect(problems).toEqual([]);
});

inTurn('the page keeps its title if the facts do not come', async () => {
  const { page } = await open('/about');
  const own = await page.title();
  await page.route('**/*.json', (route) => route.abort());
  await page.goto(`${inject('siteUrl')}/about?keyword=notary`);
  await settled(page);
  expect(await page.title()).toBe(own);
});

describe('/test-spelling', () => {
  const result = (page: Page) => page.locator('[data-text=corrected]');

  inTurn('loads and shows nothing without q', async () => {
    const [{ requests, page }, other] = [await open('/test-spelling'), await open('/about')];
    const scripts = (paths: string[]) => paths.filter((path) => path.endsWith('.js'));
    expect(scripts(requests)).toEqual(scripts(other.requests));
    expect(await page.locator('[data-spelling]').isVisible()).toBe(false);
  });

  inTurn(
    'a sample or free text, by Enter or button, reloads it with q and shows the corrected text; blank text does not',
    async () => {
      const { page, problems } = await open('/test-spelling');
      const field = page.getByLabel('Text to test');
      await field.fill('   ');
      await field.press('Enter');
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      expect(new URL(page.url()).search).toBe('');

      await page.getByRole('button', { name: 'powerof attorny odesa' }).click();
      await page.waitForURL('**/test-spelling?q=powerof+attorny+odesa');
      await expect.poll(() => result(page).innerText()).toBe('power of attorney odessa');
      await field.fill('<b>notery</b>');
      await field.press('Enter');
      await expect.poll(() => result(page).innerText()).toBe('<b>notary</b>');
      expect(await field.inputValue()).toBe('<b>notery</b>');
      await field.fill('rotary servises');
      await page.getByRole('button', { name: 'Test', exact: true }).click();
      await expect.poll(() => result(page).innerText()).toBe('rotary services');
      expect(problems).toEqual([]);
    },
  );
});
