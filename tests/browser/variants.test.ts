import { appendFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pass } from 'node:timers/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { inTurns } from '../support/in-turns.ts';
import { PLUMBER_CONFIG } from '../support/plumber-config.ts';
import { cases } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { SmallSite } from '../support/small-site.ts';
import { validFaults } from '../support/valid-html.ts';
import { newVisitor, waiting } from './contact-page.ts';

const inTurn = inTurns();

setUpBrowser();

const HEADLINES = {
  original: 'Signed at the gate',
  urgent: 'Signed before dark',
  long: 'Signed at the gate, before dark, by somebody who has stood there, with the papers in order and the truck still running',
};

const FORM = `form:
  name: question
  heading: Ask
  fields: [{ name: email, type: email, label: Your e-mail address, required: true }]
  endpoint: questions
`;

const VARIANTS = `variants:
  - name: urgent
    weight: 40
    test: promise
    set:
      hero.headline: ${HEADLINES.urgent}
      cta.headline: Call before dark
      hero.urgencyBanner: { text: Now, className: bg-orange-700 text-white }
  - name: long
    weight: 30
    set:
      hero.headline: ${HEADLINES.long}
      "plan[1].title": Stay where you are
      note: { heading: Plainly, text: Bring your ID. }
`;

const site = new SmallSite('yard');
let server: ReturnType<typeof createServer>;
let url = '';

/** Milliseconds between two pieces: some frames, so that whatever is there is painted. */
const PAUSE = 60;

/** Sends a page in pieces that end where a stretch with variants could be seen unfinished. */
async function sendInPieces(path: string, response: ServerResponse): Promise<void> {
  const { headers, text } = await fetchPage(path);
  response.writeHead(200, headers);
  for (const piece of text.split(/(?=<template|<script>showVariant)/)) {
    response.write(piece);
    await pass(PAUSE);
  }
  response.end();
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname, searchParams } = new URL(request.url ?? '/', url);
  if (searchParams.has('slowly')) void sendInPieces(pathname, response);
  else host(request, response);
}

let host: ReturnType<typeof createStaticHost>;

async function fetchPage(path: string) {
  const response = await fetch(url + path);
  const policy = response.headers.get('content-security-policy') ?? '';
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };
  return { headers, text: await response.text() };
}

beforeAll(async () => {
  const more = `features: { booking: true }
analytics: { conversionId: AW-1, consent: required }
integrations: { contactMode: cors, bookingWebhook: "http://127.0.0.1:9/book", endpoints: { questions: "http://127.0.0.1:9/ask" } }
`;
  writeFileSync(site.config, PLUMBER_CONFIG + more);
  site.addPage('privacy');
  site.addPage('contact');
  appendFileSync(join(site.folder, 'pages/contact/page.yaml'), '  - contact: { heading: Write }\n');
  for (const slug of ['gate', 'fence'])
    site.write(slug, (text) => text.replace(/(Signed at the gate) of .*/, '$1') + FORM + VARIANTS);
  const { code, report } = await site.build();
  expect([code, report.diagnostics]).toEqual([0, []]);
  host = createStaticHost(site.dist);
  server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server?.closeAllConnections();
  server?.close();
});

type Name = keyof typeof HEADLINES;

interface Frames {
  /** Headlines that were seen in any frame. */
  seen: string[];
  shifts: number;
}

/** Notes in each frame which headlines have a place on the screen, and whatever moves. */
function watchFrames(): void {
  const frames: Frames = { seen: [], shifts: 0 };
  Object.assign(window, { frames_: frames });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      frames.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  const look = () => {
    for (const headline of document.querySelectorAll('h1'))
      if (headline.getClientRects().length > 0 && !frames.seen.includes(headline.textContent ?? ''))
        frames.seen.push(headline.textContent ?? '');
    requestAnimationFrame(look);
  };
  look();
}

/** A visitor who draws this number by chance, and says so to the question for consent if anything. */
async function visitor({
  draw,
  answer,
  ...options
}: { draw?: number; answer?: 'yes' | 'no' } & Parameters<
  typeof browser.newContext
>[0] = {}): Promise<BrowserContext> {
  const context = await newVisitor(browser, { viewport: { width: 390, height: 844 }, ...options });
  const faults: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_|status of/.test(message.text()))
      faults.push(message.text());
  });
  context.on('weberror', (error) => faults.push(String(error.error())));
  onTestFinished(() => expect(faults).toEqual([]));
  await context.route(
    ({ origin }) => origin !== url,
    (route) => route.abort(),
  );
  await context.addInitScript(watchFrames);
  if (draw !== undefined)
    await context.addInitScript((drawn) => {
      const { random } = Math;
      let isFirst = true;
      Math.random = () => {
        const number = isFirst ? drawn : random();
        isFirst = false;
        return number;
      };
    }, draw);
  if (answer)
    await context.addInitScript((said) => {
      if (origin !== 'null' && localStorage.getItem('measurementConsent') === null)
        localStorage.setItem('measurementConsent', said);
    }, answer);
  return context;
}

async function open(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(url + path);
  return page;
}

const shown = (page: Page) => page.locator('html').getAttribute('data-variant');
const headline = (page: Page) => page.locator('h1').innerText();
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('variants'));
const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: Frames }).frames_);

/** Numbers that lead to each variant: below 40, below 70, and above. */
const DRAWS: Record<Name, number> = { urgent: 0.1, long: 0.5, original: 0.9 };
const NAMES = Object.keys(DRAWS) as Name[];

describe('a visitor of a landing with variants', () => {
  const loads = Array.from({ length: cases(3, 200) }, (_, load) => load);
  test.each(loads)('load %i paints nothing but the variant, and nothing moves', async (load) => {
    const name = NAMES[load % NAMES.length] ?? 'original';
    const width = load % 2 === 0 ? 390 : 1280;
    const context = await visitor({ draw: DRAWS[name], viewport: { width, height: 844 } });
    const page = await open(context, load % 3 === 2 ? '/gate' : '/gate?slowly');
    await settled(page);
    expect(await shown(page)).toBe(name);
    expect(await framesOf(page)).toEqual({ seen: [HEADLINES[name]], shifts: 0 });
    expect(await page.locator('template[data-variant], [data-original]').count()).toBe(0);
  });

  test('sees the same on a later visit, and on another landing of the test', async () => {
    const context = await visitor({ answer: 'yes' });
    const first = await shown(await open(context, '/gate'));
    for (const path of ['/fence', '/gate', '/fence'])
      expect(await shown(await open(context, path)), path).toBe(first);
  });

  test('has nothing kept before a yes; the yes keeps what is shown, and a no lets go of it', async () => {
    const context = await visitor({ draw: DRAWS.long });
    const page = await open(context, '/gate');
    await settled(page);
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    expect(await shown(page)).toBe('long');
    await page.locator('.consent-question button[value=yes]').click();
    await expect.poll(() => kept(page)).toMatch(/^promise:long:\d+$/);
    await expect
      .poll(() => page.evaluate(() => sessionStorage.getItem('arrival')))
      .toMatch(/^\/gate /);
    // What was recorded before the yes is not told, except what is still shown.
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(window.dataLayer)))
      .toMatch(/"config".*"variant_view"/);
    await page.evaluate(() => localStorage.setItem('measurementConsent', 'no'));
    await page.reload();
    await expect.poll(() => kept(page)).toBeNull();
  });

  test('sees the original without script and in a frame', async () => {
    const context = await visitor({ javaScriptEnabled: false });
    const page = await open(context, '/gate');
    expect(await headline(page)).toBe(HEADLINES.original);
    expect(await page.getByText('Bring your ID.').isVisible()).toBe(false);
  });

  inTurn('may look at each by the address, and is not counted for it', async () => {
    const context = await visitor({ answer: 'yes' });
    for (const name of NAMES) {
      const page = await open(context, `/gate?variant=${name}`);
      await settled(page);
      expect(await headline(page)).toBe(HEADLINES[name]);
      expect(await kept(page)).toBeNull();
      expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/promise/);
      expect(await page.locator('script[src*=gtag]').count()).toBe(0);
      expect(await axeFaults(page), name).toEqual([]);
    }
  });

  test('who is a crawler sees the original', async () => {
    const context = await visitor({
      draw: DRAWS.urgent,
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const page = await open(context, '/gate');
    expect(await headline(page)).toBe(HEADLINES.original);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/gate$/);
  });

  inTurn('has it told with every event, form and booking, on later pages too', async () => {
    const context = await visitor({ draw: DRAWS.urgent, answer: 'yes' });
    const page = await open(context, '/gate');
    await settled(page);
    const events = () => page.evaluate(() => window.dataLayer ?? []);
    expect(await events()).toContainEqual({
      ...{ event: 'variant_view', category: 'ab_test', label: 'promise:urgent' },
      variant: 'promise:urgent',
    });
    const form = page.locator('form').first();
    await form.locator('[name=email]').fill('ana@example.com');
    await form.locator('[type=submit]').click();
    await expect.poll(() => waiting(page)).toHaveLength(1);
    expect(JSON.stringify(await waiting(page))).toContain('promise:urgent');

    await page.goto(`${url}/yard`);
    await settled(page);
    await page.evaluate(() => {
      document.addEventListener('click', (event) => event.preventDefault(), { once: true });
      document.querySelector<HTMLElement>('a[href^="tel:"]')?.click();
    });
    expect(await events()).toContainEqual({ event: 'phone_click', variant: 'promise:urgent' });
    await page.locator('[data-action=book]:visible').first().click();
    const dialog = page.locator('dialog[open]');
    const date = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
    const fields = { name: 'Ana', phone: '+44 1632 960199', email: 'ana@example.com', date };
    for (const [name, text] of Object.entries(fields))
      await dialog.locator(`[name=${name}]`).fill(text);
    await dialog.locator('[type=submit]').click();
    await expect.poll(() => waiting(page)).toHaveLength(2);
    const bookings = (await waiting(page)).filter((entry) =>
      JSON.stringify(entry).includes('"booking"'),
    );
    expect(JSON.stringify(bookings)).toContain('promise:urgent');
  });
});

test('pages with variants are valid, let in their own scripts, and no other page does', async () => {
  const [gate, yard] = [(await fetchPage('/gate')).text, (await fetchPage('/yard')).text];
  // What a template holds is no part of the document; the validator counts its heading nevertheless.
  const faults = await validFaults('gate.html', gate);
  expect(faults.filter((fault) => !fault.includes('> template'))).toEqual([]);
  const hashes = (text: string) =>
    (/<meta http-equiv="[^"]*" content="([^"]*)"/.exec(text)?.[1] ?? '').match(/sha256/g)?.length ??
    0;
  expect(hashes(gate)).toBe(hashes(yard) + 2);
  expect(yard).not.toMatch(/variant/);
});
