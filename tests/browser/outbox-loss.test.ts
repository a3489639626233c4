import type { BrowserContext, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browser } from '../support/browser.ts';
import { cases } from '../support/proof.ts';
import { FIELDS, newVisitor, waiting } from './contact-page.ts';
import { PLAIN_FORM } from './contact-site.ts';
import { setUpReceivingSite, site, webhook } from './receiving-site.ts';

const RUNS = cases(12, 200);
const VISITORS = cases(4, 10);
const SEED = 20_250_704;

setUpReceivingSite();

/** Numbers from 0 to 1, always the same ones for a seed (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Breaks the server again and again until it is told to stop, and leaves it whole. */
async function breakServer(chance: () => number, isOver: () => boolean): Promise<void> {
  const moods = ['takes', 'hangs', 'drops', 'stores-and-drops', 'takes'] as const;
  while (!isOver()) {
    const now = Math.floor(chance() * (moods.length + 1));
    webhook.mood = moods[now] ?? 'takes';
    if (now < moods.length) await webhook.up();
    else await webhook.down();
    await sleep(50 + chance() * 400);
  }
  webhook.mood = 'takes';
  await webhook.up();
}

async function openForm(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${site.url}${PLAIN_FORM}`);
  await page.evaluate(() => {
    const field = document.querySelector('#contact-name');
    field?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });
  await page.locator('[data-ready]').waitFor({ state: 'attached' });
  return page;
}

/** Fills in the form and sends it, all at once; to be run in the page. */
function sendMessage(fields: typeof FIELDS): void {
  const form = document.querySelector<HTMLFormElement>('#message-form');
  for (const [name, text] of Object.entries(fields)) {
    const control = form?.elements.namedItem(name) as HTMLInputElement;
    control.value = text;
  }
  form?.requestSubmit();
}

/** One visitor, who sends one message after the other while tab and network die at random moments. */
class Visitor {
  readonly sent: string[] = [];
  #page: Page | undefined;

  constructor(
    readonly context: BrowserContext,
    readonly chance: () => number,
  ) {}

  async run(message: string): Promise<void> {
    this.#page ??= await openForm(this.context);
    if (this.chance() < 0.3) await this.context.setOffline(true);
    const page = await this.#send(message);
    await sleep(this.chance() * 120);
    if (this.chance() < 0.3) await this.context.setOffline(this.chance() < 0.5);
    if (this.chance() < 0.4) await this.#killTab(page);
    else await this.#goOn(page);
    await this.context.setOffline(false);
  }

  async #send(message: string): Promise<Page> {
    this.#page ??= await openForm(this.context);
    await this.#page.evaluate(sendMessage, { ...FIELDS, message });
    // From here on the visitor believes in it.
    this.sent.push(message);
    return this.#page;
  }

  /** Sends one message while nothing breaks, and waits for its arrival. */
  async deliver(message: string): Promise<void> {
    await webhook.up();
    await this.#send(message);
    await expect.poll(() => webhook.received.map(({ body }) => body.message)).toContain(message);
  }

  /** Sends one message to a server that is down, and loses the tab. */
  async strand(message: string): Promise<void> {
    await webhook.down();
    await this.#killTab(await this.#send(message));
  }

  async #killTab(page: Page): Promise<void> {
    this.#page = undefined;
    await page.close();
  }

  /** Waits for the end of the attempt, but not for the ten seconds of one that hangs. */
  async #goOn(page: Page): Promise<void> {
    const idle = page.locator('[type=submit]:not([disabled])');
    await idle.waitFor({ timeout: 1500 }).catch(() => this.#killTab(page));
  }

  /** Messages that wait in this browser, by id; read where no script runs. */
  async waiting(): Promise<Map<string, string>> {
    const page = await this.context.newPage();
    await page.goto(`${site.url}/robots.txt`);
    const entries = await waiting(page);
    return new Map(entries.map(({ id, body }) => [id, Object(body).message]));
  }
}

/** How many ids stand for each message. */
function idsPerMessage(messages: Iterable<Map<string, string>>): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const byId of messages) {
    for (const [id, message] of byId) found.set(message, (found.get(message) ?? new Set()).add(id));
  }
  return found;
}

const received = () =>
  new Map(webhook.received.map(({ body }) => [body.id, String(body.message)] as const));

test(`${RUNS} messages, with tab, network and server dying at random: none is lost`, async () => {
  const contexts = Array.from({ length: VISITORS }, () => newVisitor(browser));
  const visitors = (await Promise.all(contexts)).map(
    (context, index) => new Visitor(context, chances(SEED + index)),
  );
  await visitors[0]?.deliver('one that arrives');
  let running = true;
  const breaking = breakServer(chances(SEED - 1), () => !running);
  await Promise.all(
    visitors.map(async (visitor, index) => {
      for (let run = 0; run < RUNS / VISITORS; run++) await visitor.run(`run ${run} of ${index}`);
    }),
  );
  running = false;
  await breaking;
  await visitors[0]?.strand('one that waits');
  for (const { context } of visitors) for (const page of context.pages()) await page.close();

  const sent = visitors.flatMap((visitor) => visitor.sent);
  expect(sent).toHaveLength(RUNS + 2);
  const left = await Promise.all(visitors.map((visitor) => visitor.waiting()));
  const arrived = received();
  const found = idsPerMessage([arrived, ...left]);
  expect(sent.filter((message) => found.get(message)?.size !== 1)).toEqual([]);

  // The mishaps were real: some were delivered, some wait. Of a dozen, chance may bring all to one end but these two.
  expect(arrived.size).toBeGreaterThan(cases(0, RUNS / 10));
  expect(left.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(cases(0, RUNS / 10));
}, 600_000);
