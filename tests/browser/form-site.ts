import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { type Receiver, startReceiver } from '../../cli/receiver/receiver.ts';
import { browser, setUpBrowser } from '../support/browser.ts';
import { DataSite } from '../support/data-site.ts';
import { newVisitor } from './contact-page.ts';
import { EMAIL, formPage, OK, QUOTE } from './quote-form.ts';
import { WalkedSite } from './walked-site.ts';

const data = new DataSite();
/** A site with forms of data, which go to a receiver of its own. */
export const site = new WalkedSite(data.root);
export let receiver: Receiver;

async function start(): Promise<void> {
  const io = { cwd: data.root, stderr: { write: () => true } } as never;
  receiver = await startReceiver(data.root, undefined, () => site.url, io);
  data.configure({
    integrations: { contactMode: 'cors', endpoints: { anfragen: `${receiver.url}form` } },
    forms: {
      rueckruf: {
        ...{ heading: 'Rückruf', fields: [EMAIL, OK], endpoint: 'anfragen' },
        after: { download: 'preise.pdf' },
      },
    },
  });
  data.write('media/preise.pdf', '%PDF-1.7 Preise');
  data.write('pages/angebot/page.yaml', formPage('Angebot', { form: QUOTE }));
  const popup = { heading: 'Noch eine Frage?', text: 'Wir rufen an.', form: 'rueckruf' };
  data.write('pages/fenster/page.yaml', formPage('Fenster', { popup }, { form: 'rueckruf' }));
  const thanks = { ...QUOTE, steps: undefined, name: 'kurz', fields: [EMAIL, OK] };
  const onwards = { ...thanks, after: { page: '/danke' } };
  data.write(
    'pages/rueckruf/page.yaml',
    formPage('Rückruf', { form: 'rueckruf' }, { form: onwards }),
  );
  data.write('pages/danke/page.yaml', formPage('Danke'));
  const nowhere = { ...thanks, endpoint: undefined, after: undefined };
  data.write('pages/post/page.yaml', formPage('Post', { form: nowhere }));
  await site.start();
}

/** Serves the site to the tests of one file. */
export function setUpFormSite(): void {
  setUpBrowser();
  beforeAll(start);
  afterAll(async () => {
    site.stop();
    await receiver.close();
  });
}

/** A visitor who has been on the page for a minute, under the site's own policy. */
export async function visit(path: string, options: { width?: number; script?: boolean } = {}) {
  const { width = 1280, script = true } = options;
  const viewport = { width, height: 900 };
  const context = await newVisitor(browser, { viewport, javaScriptEnabled: script });
  const page = await context.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  const problems: string[] = [];
  onTestFinished(() =>
    expect(problems.filter((text) => !/ERR_|status of 5/.test(text))).toEqual([]),
  );
  await page.goto(site.url + path);
  return page;
}

/** A control of a form by its name. */
export const field = (form: Locator, name: string) => form.locator(`[name=${name}]`);
/** Name of the control that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('name'));
/** What a form shows once it is delivered. */
export const done = (form: Locator) => form.locator('[data-state=delivered]');
export const submit = (form: Locator) => form.locator('[type=submit]').click();

/** What the receiver has, the newest first. */
export async function arrived(): Promise<
  { kind: string; doubles: number; body: Record<string, unknown> }[]
> {
  return (await (await fetch(`${receiver.url}submissions.json`)).json()) as never;
}
