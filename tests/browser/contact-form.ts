import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { browser } from '../support/browser.ts';
import { FIELDS, newVisitor } from './contact-page.ts';
import { problems, site } from './receiving-site.ts';

/** Toasts of the form. */
export const SENT = "Message sent! We'll contact you soon.";
export const TIMED_OUT = 'Request timed out. Please try calling us directly.';
export const FAILED = 'Failed to send message. Please try calling us directly.';

export async function openContact(path = '/contact', options = {}): Promise<Page> {
  const page = await (await newVisitor(browser, options)).newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.goto(site.url + path);
  return page;
}

export const button = (page: Page) => page.locator('#message-form [type=submit]');
export const note = (page: Page) => page.locator('.form-outcome');
export const toast = (page: Page, text: string) => page.locator('.toast', { hasText: text });
export const typed = (page: Page, name: string) => page.locator(`[name=${name}]`).inputValue();

export async function expectTyped(page: Page, fields = FIELDS): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    expect(await typed(page, name), name).toBe(text);
}
