import { beforeEach } from 'vitest';
import { setUpBrowser } from '../support/browser.ts';
import { onceAWorker } from '../support/once-a-worker.ts';
import { type ContactSite, serveContactSite } from './contact-site.ts';
import { Webhook } from './webhook.ts';

export let webhook: Webhook;
/** A site whose messages go to the webhook. */
export let site: ContactSite;
/** Faults of scripts in the pages of one test, for those who collect them. */
export const problems: string[] = [];

const lend = onceAWorker(
  async () => {
    const webhook = await Webhook.start();
    return { webhook, site: await serveContactSite(webhook.contactUrl) };
  },
  async ({ webhook, site }) => {
    site.close();
    await webhook.down();
  },
);

/**
 * Lends the tests of one file what all files of a worker share; each test finds the webhook willing and the site as
 * it was built.
 */
export function setUpReceivingSite(): void {
  setUpBrowser();
  lend((made) => {
    ({ webhook, site } = made);
  });
  beforeEach(async () => {
    await webhook.up();
    Object.assign(webhook, { mood: 'takes', asked: 0, preflights: 0, delay: 0 });
    webhook.received.length = 0;
    problems.length = 0;
    site.integrate({});
  });
}
