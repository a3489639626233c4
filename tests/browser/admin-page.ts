import { createHash, pbkdf2Sync } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inject, onTestFinished } from 'vitest';
import { DEFAULT_TOKEN, tokenHashOf } from '../../renderer/features/admin/admin-token.ts';
import { proveSecret } from '../../renderer/features/admin/secret-hash.ts';
import { changeFacts } from '../support/built-facts.ts';

const SHORT = { timeout: 10_000 };

/** A browser of one owner, empty at first. */
export async function ownersBrowser(
  browser: Browser,
  options: { width?: number; height?: number; bypassCSP?: boolean } = {},
): Promise<BrowserContext> {
  const { width = 1280, height = 844, bypassCSP = false } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    bypassCSP,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  onTestFinished(() => context.close());
  context.setDefaultTimeout(SHORT.timeout);
  return context;
}

/**
 * The hash of a token with few iterations, which it names: with those of the product, each try takes a browser 0.2 s
 * of processor time.
 */
export function quickHash(secret: string): string {
  const salt = Buffer.alloc(16, 5);
  const key = pbkdf2Sync(secret, salt, 1000, 32, 'sha256');
  const check = createHash('sha256').update(key).digest('base64url');
  return `pbkdf2-sha256:1000:${salt.toString('base64url')}:${check}`;
}

/** Serves the site as if it had been built with another hash. */
export async function withTokenHash(context: BrowserContext, tokenHash: string): Promise<void> {
  await changeFacts(context, inject('siteFolder'), (facts) => ({ ...facts, admin: { tokenHash } }));
}

let proof: Promise<string | undefined> | undefined;

/** Opens the owner's area as somebody who has signed in with the default token before. */
export async function openAdmin(
  context: BrowserContext,
  tab = '',
  siteUrl = inject('siteUrl'),
): Promise<Page> {
  proof ??= proveSecret(DEFAULT_TOKEN, tokenHashOf({ tokenHash: '' }));
  const session = JSON.stringify({ by: 'token', proof: await proof });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/favicon.svg`);
  await page.evaluate((session) => localStorage.setItem('adminToken', session), session);
  await page.goto(`${siteUrl}/admin${tab}`);
  await page.getByRole('tablist').first().waitFor();
  return page;
}

/** The toast with these words; fails if it does not come. */
export async function seeToast(page: Page, text: string): Promise<void> {
  await page.locator('.toast', { hasText: text }).waitFor();
}

export async function logIn(page: Page, secret: string): Promise<void> {
  await page.locator('input[name=token], input[name=password]').first().fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Everything that the browser keeps of the site, as one text. */
export function keptTexts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
}
