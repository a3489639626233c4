import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DevProcess } from './dev-process.ts';
import { SiteCopy } from './site-copy.ts';

// What the servers of one test leave bundled is there for those of the next.
const copy = new SiteCopy();
afterAll(() => copy.remove());
setUpBrowser();

/** Starts a server of the copy, which ends with the test at the latest. */
async function start(): Promise<{ dev: DevProcess; url: string }> {
  const started = await DevProcess.startCopy(copy.folder);
  onTestFinished(async () => void (await started.dev.stop('SIGKILL')));
  return started;
}

/** Opens pages with islands until they work, and tells what the server could not answer. */
async function failures(url: string, ...paths: string[]): Promise<string[]> {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const failed: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(url + path, { waitUntil: 'networkidle' });
    await page.locator('[data-island] :is(input, select):visible').first().click();
    await page.locator('[data-island][data-ready]').waitFor({ state: 'attached' });
  }
  await context.close();
  return failed;
}

/** Lets a server bundle the packages of the browser, as it does when a module that needs them is asked for. */
async function bundle(url: string): Promise<void> {
  expect((await fetch(`${url}/site/calculator/calculator.island.tsx`)).status).toBe(200);
  await expect.poll(() => bundled().length, { timeout: 60_000 }).toBe(1);
}

/** True while Vite writes bundled packages into the folder that it will put in place. */
function isBundling(): boolean {
  const folder = join(copy.folder, 'node_modules/.vite');
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.some((name) => name.includes('deps_temp_'));
}

const MARK = '// bundled by the first server';

/** The same bundled package as each server keeps it. */
function bundled(): string[] {
  const folder = join(copy.folder, 'node_modules/.vite');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('react-dom_client.js'))
    .map((name) => join(folder, name));
}

/** Marks the bundled packages that are there, and tells how many now have the mark. */
const mark = () => bundled().forEach((file) => void appendFileSync(file, MARK));
const marked = () => bundled().filter((file) => readFileSync(file, 'utf8').endsWith(MARK)).length;

describe('two servers of one folder', () => {
  it('both serve the site with working islands, started at once', async () => {
    const servers = await Promise.all([start(), start()]);
    const failed = await Promise.all(
      servers.map(({ url }) => failures(url, '/pricing', '/contact')),
    );
    expect(failed).toEqual([[], []]);
  });

  it('do not disturb each other when packages have changed between their starts', async () => {
    const first = await start();
    expect(await failures(first.url, '/contact')).toEqual([]);
    writeFileSync(join(copy.folder, 'node_modules/.package-lock.json'), '{}');
    const second = await start();
    const asked = fetch(`${second.url}/site/calculator/calculator.island.tsx`);
    await expect.poll(isBundling, { interval: 5, timeout: 60_000 }).toBe(true);
    second.dev.signal('SIGSTOP');
    expect(await failures(first.url, '/pricing', '/admin-login')).toEqual([]);
    second.dev.signal('SIGCONT');
    expect((await asked).status).toBe(200);
    expect(await failures(second.url, '/pricing')).toEqual([]);
  });

  it('bundle packages once: one copies what another has, or takes over what one that ended has left', async () => {
    const first = await start();
    await bundle(first.url);
    mark();
    const beside = await start();
    expect(await failures(beside.url, '/pricing')).toEqual([]);
    expect([bundled().length, marked()]).toEqual([2, 2]);

    await first.dev.stop('SIGINT');
    const after = await start();
    expect(await failures(after.url, '/pricing', '/contact')).toEqual([]);
    expect([bundled().length, marked()]).toEqual([2, 2]);

    await after.dev.stop('SIGKILL');
    await beside.dev.stop('SIGKILL');
    const last = await start();
    expect(await failures(last.url, '/contact')).toEqual([]);
    expect([bundled().length, marked()]).toEqual([1, 1]);
  });
});
