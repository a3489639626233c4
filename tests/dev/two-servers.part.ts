import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { browser } from '../support/browser.ts';
import { inProof } from '../support/proof.ts';
import { DevProcess } from './dev-process.ts';
import { DevelopedSite } from './developed-site.ts';
import { siteInDevelopment } from './in-development.ts';
import { SiteCopy } from './site-copy.ts';

const running = siteInDevelopment();

// What the servers of one test leave bundled is there for those of the next.
let copy: SiteCopy | undefined;
afterAll(() => copy?.remove());

/** The folder of a copy of the tool, whose packages no other server bundles. */
function copyFolder(): string {
  copy ??= new SiteCopy();
  return copy.folder;
}

/** Starts a server of the copy, for its site or another one, which ends with the test at the latest. */
async function start(site?: string): Promise<{ dev: DevProcess; url: string }> {
  const started = await DevProcess.startCopy(copyFolder(), site);
  onTestFinished(async () => void (await started.dev.stop('SIGKILL')));
  return started;
}

/** Opens a page with an island until that works, and tells what the server could not answer. */
async function visit(url: string, path: string): Promise<string[]> {
  const context = await browser.newContext();
  context.setDefaultTimeout(60_000);
  const failed: string[] = [];
  context.on('response', (response) => {
    if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
  });
  const page = await context.newPage();
  await page.goto(url + path);
  // Until the script that notices a touch is there, nothing comes of one.
  const touch = async () => {
    await page.locator('[data-island] :is(input, select):visible').first().click();
    return page.locator('[data-island][data-ready]').count();
  };
  await expect.poll(touch, { timeout: 60_000 }).toBeGreaterThan(0);
  return failed;
}

/** Modules that need packages of the browser, some of which the others do not need. */
const CALCULATOR = '/site/calculator/calculator.island.tsx';
const ADMIN = '/renderer/features/admin/admin-login.island.tsx';

/** Loads modules and the bundled packages that they import, as a browser does, and tells what could not be answered. */
async function failures(url: string, ...modules: string[]): Promise<string[]> {
  const addresses = new Set(modules.map((path) => url + path));
  const failed: string[] = [];
  let packages = 0;
  for (const address of addresses) {
    const response = await fetch(address);
    const text = await response.text();
    if (!response.ok) failed.push(`${response.status} ${address}`);
    for (const [, imported = ''] of text.matchAll(/\bfrom\s*"([^"]+)"/g)) {
      const { href } = new URL(imported, address);
      if (!href.includes('/node_modules/.vite/')) continue;
      packages += 1;
      addresses.add(href);
    }
  }
  return packages === 0 ? ['no package was asked for', ...failed] : failed;
}

/** Lets a server bundle the packages of the browser, as it does when a module that needs them is asked for. */
async function bundle(url: string): Promise<void> {
  expect((await fetch(url + CALCULATOR)).status).toBe(200);
  await expect.poll(() => bundled().length, { timeout: 60_000 }).toBe(1);
}

/** True while Vite writes bundled packages into the folder that it will put in place. */
function isBundling(): boolean {
  const folder = join(copyFolder(), 'node_modules/.vite');
  if (!existsSync(folder)) return false;
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.some((name) => name.includes('deps_temp_'));
}

const MARK = '// bundled by the first server';

/** The same bundled package as each server keeps it. */
function bundled(): string[] {
  const folder = join(copyFolder(), 'node_modules/.vite');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('react-dom_client.js'))
    .map((name) => join(folder, name));
}

/** Marks the bundled packages that are there, and tells how many now have the mark. */
const mark = () => bundled().forEach((file) => void appendFileSync(file, MARK));
const marked = () => bundled().filter((file) => readFileSync(file, 'utf8').endsWith(MARK)).length;

describe('two servers of one folder', () => {
  it('both serve it with the packages of its islands, and one ends while the other goes on', async () => {
    const { site } = running;
    const { dev, url } = await DevProcess.start(site.folder, '--root', '.');
    onTestFinished(async () => void (await dev.stop('SIGKILL')));
    const found = await Promise.all([running.url, url].map((one) => failures(one, ADMIN)));
    expect(found).toEqual([[], []]);
    expect(await dev.stop()).toBe(0);
    expect((await fetch(`${running.url}/contact`)).status).toBe(200);
  });

  inProof(
    'both serve it with working islands, started at once, and end while pages are open',
    async () => {
      const site = new DevelopedSite();
      onTestFinished(() => site.remove());
      const servers = await Promise.all([start(site.folder), start(site.folder)]);
      const failed = await Promise.all(servers.map(({ url }) => visit(url, '/contact')));
      expect(failed).toEqual([[], []]);
      expect(await Promise.all(servers.map(({ dev }) => dev.stop()))).toEqual([0, 0]);
    },
  );

  inProof('do not disturb each other when packages have changed between their starts', async () => {
    const first = await start();
    expect(await failures(first.url, CALCULATOR)).toEqual([]);
    writeFileSync(join(copyFolder(), 'node_modules/.package-lock.json'), '{}');
    const second = await start();
    const asked = fetch(second.url + CALCULATOR);
    await expect.poll(isBundling, { interval: 5, timeout: 60_000 }).toBe(true);
    second.dev.signal('SIGSTOP');
    expect(await failures(first.url, CALCULATOR, ADMIN)).toEqual([]);
    second.dev.signal('SIGCONT');
    expect((await asked).status).toBe(200);
    expect(await failures(second.url, CALCULATOR)).toEqual([]);
  });

  inProof(
    'bundle packages once: one copies what another has, or takes over what one that ended has left',
    async () => {
      const first = await start();
      await bundle(first.url);
      mark();
      const beside = await start();
      expect(await failures(beside.url, CALCULATOR)).toEqual([]);
      expect([bundled().length, marked()]).toEqual([2, 2]);

      await first.dev.stop('SIGINT');
      const after = await start();
      expect(await failures(after.url, CALCULATOR, ADMIN)).toEqual([]);
      expect([bundled().length, marked()]).toEqual([2, 2]);

      await after.dev.stop('SIGKILL');
      await beside.dev.stop('SIGKILL');
      const last = await start();
      expect(await failures(last.url, CALCULATOR)).toEqual([]);
      expect([bundled().length, marked()]).toEqual([1, 1]);
    },
  );
});
