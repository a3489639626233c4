import type { Browser, BrowserContext, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import type { OutboxEntry } from '../../renderer/features/outbox/entry.ts';

/** What the tests type into the message form. */
export const FIELDS = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(432) 555-0199',
  service: 'vehicle',
  message: 'Two signers and a title, at the gate.',
};

declare global {
  interface Window {
    /** Sets the page's own clock ahead; a form is held for as long as anybody needs to fill it in. */
    passTime: (milliseconds: number) => void;
  }
}

/** A browser of its own, whose visitor has been on each page for a minute. */
export async function newVisitor(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0] = {},
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  onTestFinished(() => context.close());
  context.setDefaultTimeout(20_000);
  await context.addInitScript(() => {
    const now = performance.now.bind(performance);
    let ahead = 60_000;
    performance.now = () => now() + ahead;
    window.passTime = (milliseconds) => {
      ahead += milliseconds;
    };
  });
  return context;
}

/** Fills in the message form. */
export async function fillIn(page: Page, changes: Partial<typeof FIELDS> = {}): Promise<void> {
  const { service, ...texts } = { ...FIELDS, ...changes };
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
  await page.locator('[name=service]').selectOption(service);
}

/** Fills in the message form and presses its button. */
export async function send(page: Page, changes: Partial<typeof FIELDS> = {}): Promise<void> {
  await fillIn(page, changes);
  await page.getByRole('button', { name: 'Send Message' }).click();
}

/** What waits in the browser. */
export function waiting(page: Page): Promise<OutboxEntry[]> {
  return page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('outbox:'))
      .map((key) => JSON.parse(localStorage.getItem(key) ?? '')),
  );
}

/** A value that the site keeps in the browser. */
export function stored(page: Page, key: string) {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), key);
}

/** Puts an entry into the browser that has been waiting since `age` milliseconds and is due. */
export async function putWaiting(page: Page, id: string, age = 60_000): Promise<void> {
  const createdAt = Date.now() - age;
  const times = { createdAt, pausedFrom: createdAt, nextAttempt: createdAt + 30_000 };
  const entry: OutboxEntry = { id, kind: 'contact', body: { id }, attempts: 1, ...times };
  await page.evaluate(({ id, text }) => localStorage.setItem(`outbox:${id}`, text), {
    id,
    text: JSON.stringify(entry),
  });
}
