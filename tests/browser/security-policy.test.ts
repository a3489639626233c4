import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { scrollToBottom } from '../support/axe-run.mjs';
import { browser, setUpBrowser } from '../support/browser.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { lendMeasuredSite, type MeasuredSite } from './measured-site.ts';
import { UNKNOWN_ADDRESS } from './site-pages.ts';

/**
 * Does what the tag's script may do as it loads: makes Google's own Trusted Types policy, twice, and
 * loads further scripts with and without it. The real one cannot be had in a test.
 */
const FAKE_TAG = `
  const make = () => trustedTypes.createPolicy('goog#html', { createScriptURL: (text) => text });
  make();
  const add = (src) => { const s = document.createElement('script'); s.src = src; document.head.append(s); };
  add(make().createScriptURL('https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/?fmt=3'));
  add('https://www.googleadservices.com/pagead/conversion/1/?fmt=3');
  new Image().src = 'https://www.google.com/pagead/1p-user-list/1/';
  fetch('https://ad.doubleclick.net/activity').catch(() => {});
  window.tagRan = (window.tagRan ?? 0) + 1;
`;

declare global {
  interface Window {
    tagRan?: number;
    stopped: string[];
  }
}

let measured: MeasuredSite;
setUpBrowser();
lendMeasuredSite.optOut((site) => {
  measured = site;
});

/** A tile of a map. */
const TILE = '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"/>';

async function newContext(width = 1280): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width, height: 844 },
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  await context.addInitScript(() => {
    window.stopped = [];
    document.addEventListener('securitypolicyviolation', (event) => {
      window.stopped.push(`${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`);
    });
  });
  await context.route(
    ({ origin }) => !/^http:\/\/127\.0\.0\.1:/.test(origin),
    (route) => {
      if (route.request().url().includes('tile.openstreetmap.org'))
        return route.fulfill({ contentType: 'image/svg+xml', body: TILE });
      const isTag = route.request().url().includes('/gtag/js');
      const body = isTag ? FAKE_TAG : 'window.tagRan += 1';
      const script = route.request().resourceType() === 'script';
      return script
        ? route.fulfill({ contentType: 'text/javascript', body })
        : route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } });
    },
  );
  return context;
}

const stopped = (page: Page) => page.evaluate(() => window.stopped);

/** Opens a page. The dashboard leads to its login, which a busy machine may do after a quiet moment. */
async function open(page: Page, site: string, path: string): Promise<void> {
  await page.goto(site + path);
  if (path === '/admin') await page.waitForURL('**/admin-login');
  await settled(page);
}

/** Opens whatever a page holds that is made in the browser. */
async function touchEverything(page: Page): Promise<void> {
  await page.evaluate(scrollToBottom);
  for (const island of await page.locator('[data-island]').all()) {
    await island.dispatchEvent('pointerdown');
    await expect.poll(() => island.getAttribute('data-ready')).toBe('');
  }
  if ((await page.locator('.service-map').count()) > 0) {
    await page.locator('.service-map').first().scrollIntoViewIfNeeded();
    await page.locator('.service-map[data-live]').first().waitFor();
    await page.getByRole('button', { name: 'Big Spring' }).first().dispatchEvent('click');
    await page.locator('.leaflet-popup-close-button').waitFor();
  }
  const hint = page.locator('[data-hint]:visible').first();
  if ((await hint.count()) > 0) await hint.hover();
  const booking = page.locator('[data-action=book]').first();
  if ((await booking.count()) === 0) return;
  await booking.dispatchEvent('click');
  await page.locator('dialog[open] form, [role=dialog] form').first().waitFor();
}

/** Pages of every kind: with islands, the map, a plain frame, in Spanish, none at all. */
const PAGES = [
  ...[
    '/',
    '/about',
    '/contact',
    '/pricing',
    '/service-areas',
    '/mobile-notary',
    '/card',
    '/client',
  ],
  ...[
    '/admin-login',
    '/admin',
    '/booking-success',
    '/test-spelling',
    '/resources/document-templates',
  ],
  ...['/services/divorce-notary', '/locations/odessa-tx', UNKNOWN_ADDRESS],
];

/** Opens pages, four at a time, and tells what `look` finds on each. */
async function lookAtEach(
  context: BrowserContext,
  paths: readonly string[],
  look: (page: Page, path: string) => Promise<string[]>,
): Promise<string[]> {
  const left = [...paths];
  const found: string[] = [];
  const inTab = async () => {
    const page = await context.newPage();
    for (let path = left.shift(); path !== undefined; path = left.shift())
      found.push(...(await look(page, path)).map((what) => `${path} ${what}`));
  };
  await Promise.all([inTab(), inTab(), inTab(), inTab()]);
  return found;
}

describe('nothing of the site is stopped by its own policy', () => {
  test('without a tag', async () => {
    const found = await lookAtEach(await newContext(), sample(PAGES, 2), async (page, path) => {
      await open(page, inject('siteUrl'), path);
      await touchEverything(page);
      return stopped(page);
    });
    expect(found).toEqual([]);
  });

  test('with a tag, which works too', async () => {
    const paths = sample([...PAGES, '/power-of-attorney', '/poder-notarial'], 2);
    const found = await lookAtEach(await newContext(390), paths, async (page, path) => {
      await open(page, measured.url, path);
      await touchEverything(page);
      // The tag itself and the two scripts that it loads.
      const expected = /^\/(?:client|admin)/.test(path) ? undefined : 3;
      await expect.poll(() => page.evaluate(() => window.tagRan), { message: path }).toBe(expected);
      return stopped(page);
    });
    expect(found).toEqual([]);
  });
});

/** A site with a tag and one without: a run of the suite takes one of them, a proof both. */
const TAGS = sample(['without a tag', 'with a tag'] as const, 1);

describe.each(TAGS)('%s the policy stops', (which) => {
  const url = () => (which === 'with a tag' ? measured.url : inject('siteUrl'));

  test('text that becomes markup or a script’s address', async () => {
    const page = await (await newContext()).newPage();
    await page.goto(`${url()}/service-areas`);
    await settled(page);
    await page.locator('.service-map').first().scrollIntoViewIfNeeded();
    await page.locator('.service-map[data-live]').first().waitFor();
    const passed = await page.evaluate(() => {
      const attempts: [string, () => void][] = [
        [
          'innerHTML',
          () => {
            document.createElement('p').innerHTML = '<img src=x onerror=alert(1)>';
          },
        ],
        [
          'foreign script',
          () => {
            document.createElement('script').src = 'https://evil.example/x.js';
          },
        ],
        [
          'callback',
          () => {
            document.createElement('script').src =
              'https://www.google.com/complete/search?callback=alert';
          },
        ],
        [
          'policy',
          () => {
            window.trustedTypes?.createPolicy('mine', {});
          },
        ],
        [
          'eval',
          () => {
            setTimeout('alert(1)');
          },
        ],
      ];
      return attempts.flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch {
          return [];
        }
      });
    });
    expect(passed).toEqual([]);
  });

  test('scripts in markup, with the loader’s bytes and another address too', async () => {
    const context = await newContext();
    const page = await context.newPage();
    const loader =
      /<script>(\{[^<]*)<\/script>/.exec(
        readFileSync(join(measured.dist, 'about.html'), 'utf8'),
      )?.[1] ?? '';
    expect(loader).toContain('touchdown-entry');
    const injected = [
      '<script>window.tagRan = 100</script>',
      '<script src="https://www.googleadservices.com/pagead/conversion/1/?fmt=3"></script>',
      `<script>${loader.replace(/"\/assets\/[^"]*"/, '"https://evil.example/x.js"')}</script>`,
      '<img src=x onerror="window.tagRan = 100">',
    ].join('');
    await page.route(`${url()}/about`, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${injected}</main>`);
      await route.fulfill({ response, body });
    });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`${url()}/about`);
    await settled(page);
    expect(asked.filter((address) => address.includes('evil.example'))).toEqual([]);
    const ran = which === 'with a tag' ? 3 : undefined;
    await expect.poll(() => page.evaluate(() => window.tagRan)).toBe(ran);
    expect((await stopped(page)).length).toBeGreaterThanOrEqual(4);
  });
});

test('other sites may show the preview pictures and nothing else', async () => {
  const page = await (await newContext()).newPage();
  const home = await (await fetch(inject('siteUrl'))).text();
  const picture = /og:image" content="https?:\/\/[^/]+([^"]+)"/.exec(home)?.[1] ?? '';
  const shows = (address: string) =>
    page.evaluate(
      (src) =>
        new Promise<boolean>((resolve) => {
          const image = new Image();
          image.onload = () => resolve(true);
          image.onerror = () => resolve(false);
          image.src = src;
        }),
      address,
    );
  expect(await shows(inject('siteUrl') + picture)).toBe(true);
  expect(await shows(`${inject('siteUrl')}/favicon.svg`)).toBe(false);
});
