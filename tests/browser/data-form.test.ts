import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { axeFaults } from '../support/axe-run.mjs';
import { sample } from '../support/proof.ts';
import { settled } from '../support/settled.ts';
import { validFaults } from '../support/valid-html.ts';
import { waiting } from './contact-page.ts';
import {
  arrived,
  done,
  field,
  focused,
  receiver,
  setUpFormSite,
  site,
  submit,
  visit,
} from './form-site.ts';
import { pressWhenListenedTo } from './press-when-listened-to.ts';
import { OK } from './quote-form.ts';

setUpFormSite();

describe('a form of data', () => {
  test.each(sample([390, 1280], 1))(
    'asks step by step, tells each fault where it is, and sends all of it at %i px',
    async (width) => {
      const page = await visit('/angebot?utm_source=ads', { width });
      const form = page.locator('#form');
      const next = form.getByRole('button', { name: 'Weiter' });
      const scripts = await page.evaluate(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
            .length,
      );
      expect(scripts).toBeLessThanOrEqual(2);
      expect(await field(form, 'email').isVisible()).toBe(false);
      await next.click();
      await form.locator('[data-ready]').waitFor();
      await form.locator('#form-what-fault').waitFor();
      await expect.poll(() => focused(page)).toBe('what');
      for (const name of ['what', 'kind']) {
        expect(await field(form, name).getAttribute('aria-invalid'), name).toBe('true');
        const described = await field(form, name).getAttribute('aria-describedby');
        expect(await form.locator(`#${described}`).innerText(), name).not.toBe('');
      }
      await field(form, 'what').fill('Neue Leitungen');
      await form.locator('#form-what-fault').waitFor({ state: 'detached' });
      await field(form, 'kind').selectOption('Reparatur');
      await form.getByLabel('Später').check();
      await field(form, 'rooms').fill('3');
      await form.getByLabel('Strom').check();
      expect(await axeFaults(page)).toEqual([]);
      await next.click();
      expect(await form.locator('progress').getAttribute('value')).toBe('2');
      await field(form, 'day').fill('2020-01-01');
      await field(form, 'code').fill('0410');
      const plan = {
        name: 'plan.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.7'),
      };
      await field(form, 'plan').setInputFiles({ ...plan, name: 'plan.exe', mimeType: 'x/y' });
      await next.click();
      for (const name of ['day', 'plan', 'code'])
        await form.locator(`#form-${name}-fault`).waitFor();
      expect(await form.locator('#form-code-fault').innerText()).toBe('Fünf Ziffern.');
      await field(form, 'day').fill('2099-12-24');
      await field(form, 'code').fill('04109');
      await field(form, 'plan').setInputFiles(plan);
      await next.click();
      await form.getByRole('button', { name: 'Zurück' }).click();
      expect(await field(form, 'code').inputValue()).toBe('04109');
      await field(form, 'code').press('Enter');
      await field(form, 'email').fill('ana@example');
      await field(form, 'ok').check();
      await submit(form);
      await form.locator('#form-email-fault').waitFor();
      await expect.poll(() => focused(page)).toBe('email');
      await field(form, 'email').fill('ana@example.com');
      await submit(form);
      await done(form).waitFor();
      expect(await done(form).innerText()).toContain('Danke, wir rechnen.');
      await done(form).and(page.locator(':focus')).waitFor();
      const file = await page.request.get(
        site.url + (await form.locator('a').getAttribute('href')),
      );
      expect(await file.text()).toBe('%PDF-1.7 Preise');
      const [sent, upload] = await arrived();
      expect(sent?.body).toMatchObject({
        ...{ type: 'form', form: 'anfrage', page: '/angebot', language: 'de' },
        fields: {
          ...{ what: 'Neue Leitungen', kind: 'Reparatur', when: 'Später' },
          ...{ rooms: 3, parts: ['Strom'] },
          ...{ day: '2099-12-24', plan: ['plan.pdf'], code: '04109', campaign: 'winter' },
          ...{ email: 'ana@example.com', ok: true },
        },
        consents: { ok: OK.label },
        attribution: { utm_source: 'ads', landingPath: '/angebot' },
      });
      expect(upload?.body).toMatchObject({ field: 'plan', submission: sent?.body.id, bytes: 8 });
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );

  test('does once what is pressed while its code wakes up', async () => {
    const page = await visit('/post');
    await page.addInitScript(pressWhenListenedTo);
    let filledIn = () => {};
    const filled = new Promise<void>((resolve) => {
      filledIn = resolve;
    });
    await page.route('**/assets/chunks/**', (route) => filled.then(() => route.continue()));
    await page.goto(`${site.url}/angebot`);
    const form = page.locator('#form');
    await field(form, 'what').fill('Licht');
    await field(form, 'kind').selectOption('Neu');
    filledIn();
    await form.locator('[data-ready]').waitFor();
    await expect.poll(() => form.locator('progress').getAttribute('value')).toBe('2');
    expect(await field(form, 'plan').isVisible()).toBe(true);
  });

  test('is kept if it cannot be delivered, and sent from another page under the same id', async () => {
    const page = await visit('/rueckruf');
    const form = page.locator('#form');
    await page.route(`${receiver.url}**`, (route) => route.abort());
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'ok').check();
    await submit(form);
    const note = form.locator('[data-state=waiting]');
    await note.waitFor();
    expect(await note.locator('a[href^="mailto:"]').getAttribute('href')).toContain(
      'ana%40example.com',
    );
    expect(await done(form).count()).toBe(0);
    const [kept] = await waiting(page);
    expect(kept).toMatchObject({ kind: 'form', endpoint: 'anfragen' });
    await page.unroute(`${receiver.url}**`);
    await page.evaluate((key) => {
      const entry = JSON.parse(localStorage.getItem(key) ?? '');
      localStorage.setItem(key, JSON.stringify({ ...entry, nextAttempt: Date.now() }));
    }, `outbox:${kept?.id}`);
    await page.goto(`${site.url}/danke`);
    await expect.poll(() => waiting(page)).toEqual([]);
    const [sent] = await arrived();
    expect(sent?.body).toMatchObject({ id: kept?.id, form: 'rueckruf', page: '/rueckruf' });
  });

  test('says that files wait only as long as the page, and sends them again with it', async () => {
    const page = await visit('/angebot');
    const form = page.locator('#form');
    await page.route(`${receiver.url}**`, (route) => route.fulfill({ status: 500 }));
    const next = form.getByRole('button', { name: 'Weiter' });
    await field(form, 'what').fill('Licht');
    await field(form, 'kind').selectOption('Neu');
    await next.click();
    await field(form, 'plan').waitFor();
    const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
    await field(form, 'plan').setInputFiles(plan);
    await next.click();
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'ok').check();
    await submit(form);
    const note = form.locator('[data-state=waiting]');
    await note.waitFor();
    expect(await note.innerText()).toContain('Dateien');
    expect(await waiting(page)).toEqual([]);
    await page.unroute(`${receiver.url}**`);
    await submit(form);
    await done(form).waitFor();
    const [sent, upload] = await arrived();
    expect(upload?.body).toMatchObject({ submission: sent?.body.id, name: 'plan.pdf' });
  });

  test('leads to the page that follows, and marks what a robot fills in', async () => {
    const page = await visit('/rueckruf');
    const form = page.locator('#form-2');
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'ok').check();
    const trap = form.locator('[aria-hidden=true] input');
    expect(await trap.getAttribute('tabindex')).toBe('-1');
    await trap.evaluate((input: HTMLInputElement) => {
      input.value = 'https://spam.example';
    });
    await submit(form);
    await page.waitForURL('**/danke');
    expect((await arrived())[0]?.body).toMatchObject({ form: 'kurz', suspect: true });
  });

  test('of the configuration is sent from a popup, offers its file, and counts as a conversion', async () => {
    const page = await visit('/fenster');
    await settled(page);
    await page.evaluate(() => {
      Object.assign(document.documentElement.dataset, { conversion: 'AW-1', formLabel: 'Lead' });
      document.dispatchEvent(
        new MouseEvent('mouseout', { clientY: -1, relatedTarget: null, bubbles: true }),
      );
    });
    const popup = page.locator('.popup');
    await popup.waitFor();
    await field(popup, 'email').fill('ana@example.com');
    // Before its code is there the browser itself says what is missing.
    await popup.locator('[data-ready]').waitFor();
    await submit(popup);
    await popup.locator('#popup-form-1-ok-fault').waitFor();
    expect(await axeFaults(page, '.popup')).toEqual([]);
    await field(popup, 'ok').check();
    await page.mouse.click(5, 5);
    expect(await popup.isVisible()).toBe(true);
    await submit(popup);
    await done(popup).waitFor();
    const file = await page.request.get(
      site.url + (await popup.locator('.form-done a').getAttribute('href')),
    );
    expect(await file.text()).toBe('%PDF-1.7 Preise');
    const [sent] = await arrived();
    expect(sent?.body).toMatchObject({ form: 'rueckruf', page: '/fenster' });
    const events = await page.evaluate(() => JSON.stringify(window.dataLayer));
    expect(events).toContain('{"event":"form_conversion","form":"rueckruf"}');
    expect(events).toContain(`{"send_to":"AW-1/Lead","transaction_id":"${sent?.body.id}"}`);
    await popup.locator('.popup-close').click();
    await popup.waitFor({ state: 'hidden' });
  });

  test('ends without an endpoint in an email with all of it and a call, never in success', async () => {
    const page = await visit('/post');
    const form = page.locator('#form');
    await field(form, 'email').fill('ana@example.com');
    await field(form, 'ok').check();
    await submit(form);
    const note = form.locator('[data-state=unsendable]');
    await note.waitFor();
    const mail = new URL((await note.locator('a').first().getAttribute('href')) ?? '');
    expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'Ein Angebot']);
    expect(mail.searchParams.get('body')).toContain('ana@example.com');
    expect(await note.locator('a[href^="tel:"]').count()).toBe(1);
  });

  test('is posted whole where no scripts run, all steps on one page', async () => {
    const page = await visit('/angebot', { script: false, width: 390 });
    const form = page.locator('#form');
    for (const name of ['what', 'code', 'email'])
      expect(await field(form, name).isVisible()).toBe(true);
    for (const part of ['progress', 'button[type=button]'])
      expect(await form.locator(part).isVisible(), part).toBe(false);
    await field(form, 'what').fill('Licht');
    await field(form, 'kind').selectOption('Neu');
    await field(form, 'email').fill('ana@example.com');
    await submit(form);
    expect(new URL(page.url()).pathname, 'while the box is not ticked').toBe('/angebot');
    await field(form, 'ok').check();
    await submit(form);
    await page.waitForURL(`${receiver.url}form`);
    expect((await arrived())[0]?.body).toMatchObject({
      fields: {
        what: 'Licht',
        kind: 'Neu',
        email: 'ana@example.com',
        ok: true,
        campaign: 'winter',
      },
    });
  });

  test('costs a page without one nothing, and lets in the host of the form on its page alone', async () => {
    const html = (name: string) => readFileSync(join(site.dist, name), 'utf8');
    expect(await validFaults('angebot.html', html('angebot.html'))).toEqual([]);
    const { host } = new URL(receiver.url);
    expect(html('angebot.html')).toMatch(new RegExp(`form-action [^;]*${host}`));
    expect(html('danke.html')).not.toMatch(new RegExp(`form-action [^;]*${host}`));
    expect(html('danke.html')).not.toContain('data-island');
    const page = await visit('/danke');
    await settled(page);
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(loaded.filter((name) => /form/.test(name))).toEqual([]);
  });
});
