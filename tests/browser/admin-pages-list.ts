import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, inject } from 'vitest';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { registry } from '../site/site-pages.ts';
import { browser, setUpBrowser } from '../support/browser.ts';
import { openAdmin, ownersBrowser } from './admin-page.ts';
import { RegistryHost } from './registry-host.ts';

export const entries = registry();
export const first = entries[0] as RegistryEntry;

export let host: RegistryHost;
export const problems: string[] = [];

/** Starts what the tests of one file need: a browser and a host of the built site. */
export function setUpPageList(): void {
  setUpBrowser();
  beforeAll(async () => {
    host = await RegistryHost.start(inject('siteFolder'));
  });
  afterAll(() => host?.close());
  beforeEach(() => {
    Object.assign(host, { mood: 'as built', asked: 0 });
    problems.length = 0;
  });
}

/** The owner's list of pages, in a browser of its own. */
export async function openPages(
  window: { width?: number; height?: number; bypassCSP?: boolean } = {},
): Promise<Page> {
  const context = await ownersBrowser(browser, window);
  context.on('weberror', (fault) => problems.push(fault.error().message));
  return openAdmin(context, '#pages', host.url);
}

export const row = (page: Page, path: string) => page.locator(`tr[data-path="${path}"]`);
export const found = (page: Page) => page.locator('.page-found');
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const pagesOf = (count: number, all = entries.length) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'page' : 'pages'} of ${all.toLocaleString('en-US')}`;
