import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { DEFAULT_TOKEN } from '../../domain/admin-token.ts';

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs in at the site's own page, once, and keeps what the browser has kept. */
export async function signInOnce(browser: Browser, siteUrl: string): Promise<Kept> {
  const page = await browser.newPage();
  await page.goto(`${siteUrl}/admin-login`);
  await page.getByRole('textbox').first().fill(DEFAULT_TOKEN);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await page.waitForURL(/\/admin$/);
  const kept = await page.context().storageState();
  await page.close();
  return kept;
}

/** A browser of its own in which the owner is signed in, at a tab of the owner's area. */
export async function openTab(
  browser: Browser,
  address: string,
  options: Parameters<Browser['newContext']>[0],
): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(address);
  return page;
}
