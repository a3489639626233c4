import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { browser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { WIDTHS } from '../support/widths.ts';
import { newVisitor, putWaiting, send, stored, waiting } from './contact-page.ts';
import { setUpReceivingSite, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

const DAY = 24 * 60 * 60 * 1000;
const QUIET_PAGE = '/about';

setUpReceivingSite();

/** Ids of what was received, doubles included. */
const ids = () => webhook.received.map(({ body }) => body.id);

/** A visitor in whose browser something waits since so many milliseconds; no page is open any more. */
async function visitorWith(waits: Record<string, number | undefined>): Promise<BrowserContext> {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  // Where no script runs.
  await page.goto(`${site.url}/robots.txt`);
  for (const [id, age] of Object.entries(waits)) await putWaiting(page, id, age);
  await page.close();
  return context;
}

async function visit(context: BrowserContext, path = QUIET_PAGE): Promise<Page> {
  const page = await context.newPage();
  await page.goto(site.url + path);
  return page;
}

describe('what waits is sent', () => {
  test('when the network is back, with the same id', async () => {
    const context = await newVisitor(browser);
    const page = await visit(context, '/contact');
    await page.locator('[name=name]').focus();
    await page.locator('[data-island][data-ready]').waitFor();
    await settled(page);
    await context.setOffline(true);
    await send(page);
    await page.locator('.toast.error').waitFor();
    const [entry] = await waiting(page);
    expect(await page.locator('.waiting li').innerText()).toContain('as soon as you are online');
    await context.setOffline(false);
    await page.locator('.toast.success').waitFor();
    expect(ids()).toEqual([entry?.id]);
    await expect.poll(() => page.locator('[name=message]').inputValue()).toBe('');
    expect(await stored(page, 'lastContactSubmission')).not.toBeNull();
  });

  inTurn('after a tab was closed in the middle of it', async () => {
    webhook.mood = 'hangs';
    const context = await newVisitor(browser);
    const page = await visit(context, '/contact');
    await send(page);
    await expect.poll(() => webhook.asked).toBe(1);
    const [entry] = await waiting(page);
    await page.close();
    webhook.mood = 'takes';
    await visit(context);
    await expect.poll(ids).toEqual([entry?.id]);
  });

  inTurn('later and later while nobody takes it', async () => {
    site.integrate({ contactMode: 'cors' });
    webhook.mood = 'errs';
    const page = await visit(await visitorWith({ one: undefined }));
    const pauses: number[] = [];
    for (const attempts of [2, 3, 4]) {
      await expect.poll(async () => (await waiting(page))[0]?.attempts).toBe(attempts);
      const [entry] = await waiting(page);
      if (!entry) throw new Error('It is lost');
      pauses.push(entry.nextAttempt - entry.pausedFrom);
      await page.evaluate(
        (text) => localStorage.setItem('outbox:one', text),
        JSON.stringify({ ...entry, nextAttempt: 0 }),
      );
      await page.reload();
    }
    expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
    expect(pauses[0]).toBeGreaterThan(30_000);
    expect(webhook.asked).toBeGreaterThanOrEqual(3);
  });

  test.each(sample([{ locks: true }, { locks: false }], 1))(
    'by one tab only, with locks: $locks',
    async ({ locks }) => {
      webhook.delay = 1000;
      const context = await visitorWith({ one: undefined });
      if (!locks)
        await context.addInitScript(() =>
          Object.defineProperty(navigator, 'locks', { value: undefined }),
        );
      const first = await visit(context);
      await expect.poll(() => webhook.asked).toBe(1);
      await Promise.all([visit(context), visit(context)]);
      await expect.poll(() => waiting(first)).toEqual([]);
      await Promise.all(context.pages().map(settled));
      expect(ids()).toEqual(['one']);
    },
  );

  inTurn('for thirty days and no longer', async () => {
    const page = await visit(await visitorWith({ old: 31 * DAY, young: 29 * DAY }));
    await expect.poll(() => waiting(page)).toEqual([]);
    await settled(page);
    expect(ids()).toEqual(['young']);
  });

  inTurn('only where there is an address for it', async () => {
    site.integrate({ contactWebhook: '' });
    const context = await visitorWith({ one: undefined });
    const page = await visit(context);
    await settled(page);
    expect(await waiting(page)).toHaveLength(1);
    expect(webhook.asked).toBe(0);
    site.integrate({});
    await page.reload();
    await expect.poll(ids).toEqual(['one']);
  });
});

test('where nothing waits, nothing is loaded for it; what waits is sent on the next visit of any page, and is gone then', async () => {
  const context = await newVisitor(browser);
  const page = await context.newPage();
  let scripts = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts++;
  });
  await page.goto(site.url + QUIET_PAGE);
  await settled(page);
  const linked = await page.locator('script[src], link[rel=modulepreload]').count();
  expect(scripts).toBe(linked);
  await putWaiting(page, 'one');
  await page.reload();
  await settled(page);
  await expect.poll(ids).toEqual(['one']);
  expect(scripts).toBeGreaterThan(2 * linked);
  await expect.poll(() => waiting(page)).toEqual([]);
});

describe('the list of what waits', () => {
  const list = (page: Page) => page.getByRole('region', { name: 'Waiting to be sent' });

  test('tells when it was written and what happens next, and lets it be sent at once', async () => {
    await webhook.down();
    const page = await visit(await visitorWith({ one: undefined }), '/contact');
    const item = list(page).getByRole('listitem');
    await expect.poll(() => item.innerText()).toMatch(/Next try at \d/);
    expect(await item.innerText()).toMatch(/^Message of \w+ \d+, \d+/);
    expect(await item.innerText()).toContain('Kept until');
    const [message, panel] = [page.locator('#message-form'), list(page)];
    const foot = (await panel.boundingBox())?.y ?? 0;
    expect(foot).toBeLessThan((await message.boundingBox())?.y ?? 0);

    const now = page.getByRole('button', { name: 'Send now' });
    await now.press('Enter');
    const news = page.locator('.waiting [role=status]');
    await expect.poll(() => news.innerText()).toMatch(/^That did not work yet/);
    await webhook.up();
    await now.press('Enter');
    await expect.poll(() => news.innerText()).toMatch(/^Delivered: message/);
    expect(ids()).toEqual(['one']);
  });

  inTurn('lets it be withdrawn by keyboard, and then it is never sent', async () => {
    await webhook.down();
    const context = await visitorWith({ one: undefined });
    const page = await visit(context, '/contact');
    await page.getByRole('button', { name: 'Withdraw' }).focus();
    await expect.poll(() => list(page).innerText()).toContain('Next try at');
    await page.keyboard.press('Enter');
    await page.locator(':focus', { hasText: /^Nothing is waiting$/ }).waitFor();
    await page.locator('.waiting [role=status]', { hasText: /^Withdrawn: message/ }).waitFor();
    expect(await waiting(page)).toEqual([]);
    await webhook.up();
    await page.reload();
    await settled(page);
    expect(webhook.asked).toBe(0);
    expect(await page.locator('.waiting').count()).toBe(0);
  });

  inTurn('follows what other tabs do', async () => {
    await webhook.down();
    const context = await visitorWith({ one: undefined });
    const [first, second] = [await visit(context, '/contact'), await visit(context, '/contact')];
    await expect.poll(() => list(second).innerText()).toContain('Next try at');
    await expect.poll(() => list(first).innerText()).toContain('Next try at');
    await first.getByRole('button', { name: 'Withdraw' }).click();
    await list(second).waitFor({ state: 'detached' });
  });
});

describe.each(WIDTHS)('axe finds nothing at %i px', (width) => {
  async function openForAxe(): Promise<Page> {
    const viewport = { width, height: 844 };
    return visit(await newVisitor(browser, { viewport, bypassCSP: true }), '/contact');
  }

  async function expectClean(page: Page): Promise<void> {
    expect(await axeFaults(page)).toEqual([]);
  }

  test('while it is sent and when it has arrived, while something waits and after its withdrawal', async () => {
    const page = await openForAxe();
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // A toast does not stay as long as a busy machine may look at the page.
    await page.route(webhook.contactUrl, (route) => held.then(() => route.continue()));
    await send(page);
    await page.getByRole('button', { name: 'Sending...' }).waitFor();
    await expectClean(page);
    release();
    await page.locator('.toast.success').waitFor();
    await expectClean(page);

    await webhook.down();
    await send(page);
    await page.locator('.toast.error').waitFor();
    await page.locator('.waiting li').waitFor();
    await expectClean(page);
    await page.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('heading', { name: 'Nothing is waiting' }).waitFor();
    await page.locator('.form-outcome', { hasText: /^Withdrawn/ }).waitFor();
    await expectClean(page);
  });

  test('without a webhook', async () => {
    site.integrate({ contactWebhook: '' });
    const page = await openForAxe();
    await send(page);
    await page.getByRole('link', { name: 'Send it by chat' }).waitFor();
    await expectClean(page);
  });
});
