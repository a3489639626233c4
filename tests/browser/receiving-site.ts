import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { type ContactSite, serveContactSite } from './contact-site.ts';
import { Webhook } from './webhook.ts';

export let browser: Browser;
export let webhook: Webhook;
/** A site whose messages go to the webhook. */
export let site: ContactSite;
/** Faults of scripts in the pages of one test, for those who collect them. */
export const problems: string[] = [];

/** Starts what the tests of one file need; each test finds the webhook willing and the site as it was built. */
export function setUpReceivingSite(): void {
  beforeAll(async () => {
    [browser, webhook] = await Promise.all([launchBrowser(), Webhook.start()]);
    site = await serveContactSite(webhook.contactUrl);
  });
  afterAll(async () => {
    await browser?.close();
    await webhook?.down();
    site?.close();
  });
  beforeEach(async () => {
    await webhook.up();
    Object.assign(webhook, { mood: 'takes', asked: 0, preflights: 0, delay: 0 });
    webhook.received.length = 0;
    problems.length = 0;
    site.integrate({});
  });
}
