import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HeadlessBrowser } from '../../cli/page-pictures/headless-browser.ts';
import { ensureChromium } from '../support/chromium.mjs';

const WINDOW = { width: 390, height: 844, type: 'png' } as const;

const PAGES: Record<string, string> = {
  '/tall':
    '<body style="margin:0"><div style="height:5000px"></div><p style="height:100px;margin:0;background:red">',
  // Blue on a first visit, red on a second one.
  '/visits': `<body><script>
    const seen = document.cookie !== '' || localStorage.seen;
    document.cookie = 'seen=1'; localStorage.seen = 1;
    document.body.style.background = seen ? 'red' : 'blue';
  </script>`,
  '/lazy':
    '<body style="margin:0"><div style="height:9000px"></div><img style="display:block" loading="lazy" src="/red.svg" width="390" height="100">',
};
const RED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" preserveAspectRatio="none"><path fill="red" d="M0 0h9v9H0z"/></svg>';

const server = createServer(({ url = '/' }, response) => {
  if (url === '/never') return;
  const isPicture = url === '/red.svg';
  response.setHeader('content-type', isPicture ? 'image/svg+xml' : 'text/html');
  response.end(isPicture ? RED : `<!doctype html>${PAGES[url]}`);
});
let origin = '';
let browser: HeadlessBrowser;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = new HeadlessBrowser(ensureChromium(), new AbortController().signal);
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

/** Mean red and blue of the lowest 50 pixels. */
async function lowest(picture: Buffer) {
  const { width, height } = await sharp(picture).metadata();
  const part = { left: 0, top: height - 50, width, height: 50 };
  const { channels } = await sharp(await sharp(picture).extract(part).toBuffer()).stats();
  return { width, height, red: channels[0]?.mean, blue: channels[2]?.mean };
}

const shades = { red: { red: 255, blue: 0 }, blue: { red: 0, blue: 255 } };

test('takes the window, or the page to its end', async () => {
  const size = await sharp(await browser.screenshot(`${origin}/tall`, WINDOW)).metadata();
  expect([size.width, size.height]).toEqual([390, 844]);
  const whole = await browser.screenshot(`${origin}/tall`, { ...WINDOW, whole: true });
  expect(await lowest(whole)).toEqual({ width: 390, height: 5100, ...shades.red });
});

test('shows pictures that a visitor sees after scrolling only', async () => {
  const whole = await browser.screenshot(`${origin}/lazy`, { ...WINDOW, whole: true });
  expect(await lowest(whole)).toMatchObject(shades.red);
});

test('comes as a new visitor each time, also at once', async () => {
  const visits = [1, 2, 3].map(() => browser.screenshot(`${origin}/visits`, WINDOW));
  for (const picture of await Promise.all(visits))
    expect(await lowest(picture)).toMatchObject(shades.blue);
  expect(await lowest(await browser.screenshot(`${origin}/visits`, WINDOW))).toMatchObject(
    shades.blue,
  );
});

test('says which page cannot be loaded, and takes the next one', async () => {
  await expect(browser.screenshot('http://127.0.0.1:1/none', WINDOW)).rejects.toThrow(/1\/none/);
  expect(await browser.screenshot(`${origin}/tall`, WINDOW)).toBeInstanceOf(Buffer);
});

test('rejects with the reason when it is stopped, and leaves neither process nor profile', async () => {
  const before = readdirSync(tmpdir());
  const stop = new AbortController();
  const stopped = new HeadlessBrowser(ensureChromium(), stop.signal);
  await stopped.screenshot(`${origin}/tall`, WINDOW);
  const profile = readdirSync(tmpdir()).find(
    (name) => name.startsWith('touchdown-picture-') && !before.includes(name),
  );
  const asked = stopped.screenshot(`${origin}/never`, WINDOW);
  stop.abort(new Error('Enough.'));
  await expect(asked).rejects.toThrow('Enough.');
  await stopped.close();
  expect(readdirSync(tmpdir())).not.toContain(profile);
  expect(spawnSync('pgrep', ['-f', `user-data-dir=.*${profile}`]).stdout.toString()).toBe('');
});

test('refuses an executable that cannot be started', async () => {
  const none = new HeadlessBrowser('/nowhere/chromium', new AbortController().signal);
  await expect(none.screenshot(`${origin}/tall`, WINDOW)).rejects.toThrow(/ENOENT/);
  await none.close();
});
