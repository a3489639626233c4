import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { axeFaults, jumpToBottom } from '../support/axe-run.mjs';
import { browser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** A site of data in a folder of its own, built and served. */
export class WalkedSite {
  dist = join(tempFolder(), 'dist');
  #server: Server | undefined;
  url = '';
  /** All its pages, the one for unknown addresses included. */
  registry: { path: string; type: string }[] = [];

  get paths(): string[] {
    return this.registry.map(({ path }) => path);
  }

  constructor(readonly root: string) {}

  /** Builds and serves it. */
  async start(): Promise<void> {
    const args = ['build', '--root', this.root, '--out', this.dist];
    const { code, stderr } = await runHere(args, { cwd: this.root });
    expect([code, stderr]).toEqual([0, '']);
    const server = createServer(createStaticHost(this.dist));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    this.#server = server;
    this.use(this.dist, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** Takes one that is built and served already. */
  use(dist: string, url: string): void {
    this.dist = dist;
    this.url = url;
    this.registry = JSON.parse(readFileSync(join(dist, 'page-registry.json'), 'utf8'));
  }

  stop(): void {
    this.#server?.closeAllConnections();
    this.#server?.close();
  }

  /** A new window of a visitor. */
  async open(width: number): Promise<Page> {
    const context = await browser.newContext({
      viewport: { width, height: 844 },
      bypassCSP: true,
    });
    onTestFinished(() => context.close());
    context.setDefaultTimeout(10_000);
    return context.newPage();
  }

  /**
   * Reads pages and what an unknown address shows, in the proof all of them, from top to bottom: it is in its language, nothing is wider
   * than the window, axe finds nothing, no script fails.
   */
  async walk(lang: string, width: number): Promise<void> {
    const page = await this.open(width);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    for (const path of sample([...this.paths, '/nothing-here'], 2)) {
      await page.goto(this.url + path);
      // Who has not signed in is led from the owner's area to where that is done.
      if (path === '/admin') await page.waitForURL('**/admin-login');
      expect(await page.locator('html').getAttribute('lang'), path).toBe(lang);
      expect(await page.locator('h1').count(), path).toBe(1);
      await page.evaluate(jumpToBottom);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow, path).toBeLessThanOrEqual(0);
      expect(await axeFaults(page), path).toEqual([]);
    }
    expect(faults).toEqual([]);
  }
}
