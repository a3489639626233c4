import { createServer, type ServerResponse } from 'node:http';
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { listen } from '../../cli/serve/listen.ts';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';

declare global {
  interface Window {
    shiftSum: number;
  }
}

/** A title, headlines that are centered, and a card in the middle of the screen. */
const PATHS = ['/contact', '/', '/emergency-notary', '/card'];

/** A piece of a page, which ends with a tag: a header arrives in about ten. */
const PIECE = /[\s\S]{600}[^>]*>/g;

setUpBrowser();

/** Serves a page of the built site, whose text is left to the test, and other files as they are. */
async function servePieces(path: string): Promise<{ url: string; asked: Promise<ServerResponse> }> {
  let take: (response: ServerResponse) => void = () => {};
  const asked = new Promise<ServerResponse>((resolve) => {
    take = resolve;
  });
  const server = createServer(async (request, response) => {
    const answer = await fetch(inject('siteUrl') + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (request.url === path) take(response);
    else response.end(Buffer.from(await answer.arrayBuffer()));
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const place = { wanted: 0, usual: 0, host: '127.0.0.1' };
  return { url: new URL(path, await listen(server, place)).href, asked };
}

/** Resolves when the page has read so many elements of its body, and has painted what it may. */
async function haveRead(page: Page, elements: number): Promise<void> {
  await page.waitForFunction(
    (count) => document.body?.querySelectorAll('*').length >= count,
    elements,
    { polling: 5 },
  );
  // No frame comes while nothing may be painted, nor an idle moment.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 100 })),
  );
}

/** Where the element begins after which the page is painted. */
function paintedFrom(html: string): number {
  const [, id = ''] = /rel="expect" href="#([^"]+)"/.exec(html) ?? [];
  return html.indexOf(` id="${id}"`);
}

const VISITS = PATHS.flatMap((path) => [320, 1280].map((width) => [path, width] as const));

test.each(sample(VISITS, 2))(
  'a first screen that arrives in pieces moves nothing: %s at %i px',
  async (path, width) => {
    const html = await (await fetch(inject('siteUrl') + path)).text();
    const context = await browser.newContext({ viewport: { width, height: 844 } });
    onTestFinished(() => context.close());
    await context.addInitScript(() => {
      window.shiftSum = 0;
      type Shift = PerformanceEntry & { value: number };
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as Shift[]) window.shiftSum += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const page = await context.newPage();
    const { url, asked } = await servePieces(path);
    const isStyled = page.waitForEvent('requestfinished', (request) =>
      request.url().endsWith('.css'),
    );
    const isLoaded = page.goto(url);
    const response = await asked;
    let sent = html.indexOf('<body');
    response.write(html.slice(0, sent));
    await isStyled;
    let elements = -1;
    for (const [piece] of html.slice(sent, paintedFrom(html)).matchAll(PIECE)) {
      response.write(piece);
      sent += piece.length;
      elements += piece.match(/<[a-z]/g)?.length ?? 0;
      await haveRead(page, elements);
    }
    response.end(html.slice(sent));
    await isLoaded;
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    expect(await page.evaluate(() => window.shiftSum)).toBe(0);
  },
);
