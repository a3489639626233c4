import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { dayAhead, dialog, field, setUpBookings, visit } from './booking-page.ts';
import { send, stored, waiting } from './contact-page.ts';
import { problems, site, webhook } from './receiving-site.ts';

const inTurn = inTurns();

setUpBookings();

const DAY = 24 * 60 * 60 * 1000;

/** What is in storage after a half-written value, another version of the site, or a curious visitor. */
const DAMAGED = [
  ...['', 'null', 'true', '7', '"text"', '[]', '{}', '[null]', '{"', '\0', 'undefined'],
  '{"name":{},"service":[],"timeSlot":7,"signatures":{"a":1},"date":null,"address":[1],"email":true,"notes":{}}',
  '{"timeSlot":"noon","service":"nothing","signatures":"many","date":"soon"}',
  '{"title":{},"kind":"odd"}',
  '{"title":null}',
  '{"count":"many","until":{}}',
  '{"proof":5,"by":{}}',
  '{"__proto__":{"title":1}}',
];

async function put(page: Page, entries: Record<string, string>, tab: Record<string, string> = {}) {
  await page.evaluate(
    ([local, session]) => {
      for (const [key, text] of Object.entries(local ?? {})) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(session ?? {})) sessionStorage.setItem(key, text);
    },
    [entries, tab],
  );
}

describe('booking works whatever is left of a draft', () => {
  test('and what is usable of it is there again', async () => {
    const page = await visit('/about');
    for (const draft of sample(DAMAGED, 3)) {
      await put(page, {}, { bookingDraft: draft });
      await page.locator('[data-action=book]').first().click();
      await field(page, 'name').fill('Ana Ruiz');
      expect(await field(page, 'timeSlot').inputValue(), draft).toBe('business-hours');
      expect(await field(page, 'signatures').inputValue(), draft).toMatch(/^(?:1|many)?$/);
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'hidden' });
    }
    const half = { name: 'Ana Ruiz', phone: 5, date: dayAhead(3), timeSlot: 'evening', notes: [] };
    await put(page, {}, { bookingDraft: JSON.stringify(half) });
    await page.reload();
    await page.locator('html[data-script]').waitFor();
    await page.locator('[data-action=book]').first().click();
    await expect.poll(() => field(page, 'name').inputValue()).toBe('Ana Ruiz');
    expect(await field(page, 'phone').inputValue()).toBe('');
    expect(await field(page, 'timeSlot').inputValue()).toBe('evening');
    expect(await dialog(page).locator('[data-estimate=total]').innerText()).toMatch(/^\$/);
    expect(problems).toEqual([]);
  });
});

describe('a submission that waits', () => {
  const times = [null, 'soon', -1, 8.65e15, 1e300, { a: 1 }, [], true];

  inTurn('is sent and shown whatever has become of its dates', async () => {
    webhook.mood = 'errs';
    site.integrate({ contactMode: 'cors' });
    const page = await visit('/about');
    const entries = times.map((time, index) => {
      const id = `odd-${index}`;
      const dates = { createdAt: time, pausedFrom: time, nextAttempt: time, attempts: time };
      return [`outbox:${id}`, JSON.stringify({ id, kind: 'contact', body: { id }, ...dates })];
    });
    await put(page, Object.fromEntries(entries));
    await page.goto(`${site.url}/contact`);
    const list = page.locator('.waiting li');
    await expect.poll(() => list.count()).toBe(times.length);
    expect(await list.allInnerTexts()).not.toContain('Invalid');
    webhook.mood = 'takes';
    // One that is sent brings others along, so the list may be shorter at any moment.
    const sendFirst = async () => {
      const button = list.first().getByRole('button', { name: 'Send now' });
      if ((await list.count()) > 0) await button.click({ timeout: 1000 }).catch(() => {});
      return list.count();
    };
    await expect.poll(sendFirst).toBe(0);
    expect(new Set(webhook.received.map(({ body }) => body.id)).size).toBe(times.length);
    expect(problems).toEqual([]);
  });

  inTurn('is not hidden by others that cannot be read', async () => {
    const page = await visit('/about');
    const right = { id: 'right', kind: 'contact', body: { id: 'right' }, attempts: 1 };
    const now = Date.now();
    const dates = { createdAt: now - DAY, pausedFrom: now - DAY, nextAttempt: now - DAY };
    await put(page, {
      ...Object.fromEntries(DAMAGED.map((text, index) => [`outbox:${index}`, text])),
      'outbox:right': JSON.stringify({ ...right, ...dates }),
      'sending:right:lease': '9e99',
    });
    await page.goto(`${site.url}/contact`);
    await expect.poll(() => webhook.received.map(({ body }) => body.id)).toEqual(['right']);
    await expect.poll(() => waiting(page)).toEqual([]);
    expect(problems).toEqual([]);
  });
});

describe('the owner’s area opens', () => {
  inTurn('whatever another version has left', async () => {
    const page = await visit('/admin-login');
    const keys = ['adminToken', 'adminPassword', 'adminPasswordSet', 'adminTries', 'adminSettings'];
    for (const text of sample(DAMAGED, 3)) {
      const local = Object.fromEntries(keys.map((key) => [key, text]));
      await put(page, local, { adminToast: text, arrival: text, bookingConversion: text });
      await page.goto(`${site.url}/admin`);
      await page.getByRole('tab', { name: 'Token Access' }).waitFor();
    }
    await page.evaluate(() =>
      sessionStorage.setItem('adminToast', '{"title":"Hello","kind":"success"}'),
    );
    await page.reload();
    await page.locator('.toast').filter({ hasText: 'Hello' }).waitFor();
    expect(problems).toEqual([]);
  });
});

describe('what the message form keeps', () => {
  inTurn(
    'of a failed message goes with its delivery, from this page or another, and when it is withdrawn',
    async () => {
      webhook.mood = 'errs';
      site.integrate({ contactMode: 'cors' });
      const page = await visit('/contact');
      await send(page);
      await page.locator('.toast.error').waitFor();
      expect(await stored(page, 'failedContactSubmission')).toMatchObject({
        formData: { name: 'Ana Ruiz' },
      });
      webhook.mood = 'takes';
      await page.locator('.waiting').getByRole('button', { name: 'Send now' }).click();
      await page.locator('.toast.success').waitFor();
      expect(await stored(page, 'failedContactSubmission')).toBeNull();
      expect(await stored(page, 'lastContactSubmission')).toMatchObject({ name: 'Ana Ruiz' });

      for (const way of ['withdrawn', 'elsewhere']) {
        webhook.mood = 'errs';
        await send(page, { message: `To be ${way}.` });
        await expect.poll(() => stored(page, 'failedContactSubmission')).not.toBeNull();
        if (way === 'withdrawn')
          await page.locator('.waiting').getByRole('button', { name: 'Withdraw' }).click();
        webhook.mood = 'takes';
        if (way === 'elsewhere') await page.goto(`${site.url}/about`);
        await expect.poll(() => waiting(page), { message: way }).toEqual([]);
        await expect
          .poll(() => stored(page, 'failedContactSubmission'), { message: way })
          .toBeNull();
      }
    },
  );

  inTurn('expires after thirty days, on any page', async () => {
    const page = await visit('/about');
    const fields = { name: 'Ana', email: '', phone: '', service: 'poa', message: 'Hi' };
    const at = (days: number) => new Date(Date.now() - days * DAY).toISOString();
    const records = (days: number) => ({
      lastContactSubmission: JSON.stringify({ ...fields, submittedAt: at(days) }),
      failedContactSubmission: JSON.stringify({ formData: fields, error: '', timestamp: at(days) }),
    });
    await put(page, records(29));
    await page.reload();
    await settled(page);
    expect(await stored(page, 'lastContactSubmission')).not.toBeNull();
    await put(page, records(31));
    await page.reload();
    for (const key of ['lastContactSubmission', 'failedContactSubmission'])
      await expect.poll(() => stored(page, key)).toBeNull();
    for (const text of sample(DAMAGED, 2)) {
      await put(page, { lastContactSubmission: text });
      await page.reload();
      const kept = () => page.evaluate(() => localStorage.getItem('lastContactSubmission'));
      await expect.poll(kept, { message: text }).toBeNull();
    }
    expect(problems).toEqual([]);
  });
});
