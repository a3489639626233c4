import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { browser, setUpBrowser } from '../support/browser.ts';
import { runHere } from '../support/command.ts';
import { inTurns } from '../support/in-turns.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';
import { ReceiverProcess, writeSite } from './receiver-process.ts';

const inTurn = inTurns();

const HOOK = 'https://hooks.test/booking';

async function start(...options: Parameters<typeof ReceiverProcess.start>) {
  const receiver = await ReceiverProcess.start(...options);
  onTestFinished(async () => void (await receiver.end('SIGINT')));
  return receiver;
}

setUpBrowser();

describe('preview --receiver', () => {
  inTurn(
    'lets pages of the real site send to the receiver and leaves the files alone',
    async () => {
      const dist = inject('siteFolder');
      const before = contents(dist);
      const receiver = await start(tempFolder(), 'preview', '--out', dist);
      const page = await browser.newPage();
      onTestFinished(() => page.close());
      await page.goto(`${receiver.site}/contact`);
      const statuses = await page.evaluate(async () => {
        const facts = await (await fetch(document.documentElement.dataset.facts ?? '')).json();
        const { contactWebhook, bookingWebhook, uploadEndpoint, contactMode } = facts.integrations;
        const form = new FormData();
        form.append('clientId', 'ABC123');
        form.append('file', new File(['x'], 'x.png', { type: 'image/png' }));
        const post = async (url: string, body: BodyInit, mode: RequestMode = 'cors') =>
          (await fetch(url, { method: 'POST', body, mode })).status;
        const json = new Blob(['{"id":"browser"}'], { type: 'application/json' });
        return [
          contactMode,
          await post(contactWebhook, '{"id":"hidden"}', 'no-cors'),
          await post(bookingWebhook, json),
          await post(uploadEndpoint, form),
        ];
      });
      // The answer to a request of the opaque mode has no status.
      expect(statuses).toEqual(['cors', 0, 201, 201]);
      expect((await receiver.list()).map(({ kind }) => kind)).toEqual([
        'upload',
        'booking',
        'contact',
      ]);

      await page.goto(receiver.url);
      expect(await page.locator('article').count()).toBe(3);
      await receiver.post('/contact', '{"id":"late","contact":{"name":"Late Larry"}}');
      await page.locator('h2', { hasText: 'Late Larry' }).waitFor();
      expect(contents(dist)).toEqual(before);
    },
  );

  it('gives the changed facts another address, never to be kept, and the policy one more origin', async () => {
    const root = writeSite(tempFolder(), { bookingWebhook: HOOK, uploadEndpoint: '' });
    const policy = "default-src 'none'; connect-src 'self' https://a.test; base-uri 'none'";
    writeFileSync(
      join(root, 'dist/_headers'),
      `/*\n  Content-Security-Policy: ${policy}\n/assets/*\n  Cache-Control: max-age=31536000, immutable\n`,
    );
    const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
    writeFileSync(
      join(root, 'dist/index.html'),
      `<!doctype html><html lang="en" data-facts="/assets/facts.0123abcd.json"><head>${meta}</head></html>`,
    );
    const receiver = await start(root);
    const wider = policy.replace('https://a.test', `https://a.test ${receiver.url}`);
    const answer = await fetch(receiver.site);
    const page = await answer.text();
    expect(answer.headers.get('content-security-policy')).toBe(wider);
    expect(page).toContain(`content="${wider}"`);
    const address = /data-facts="([^"]+)"/.exec(page)?.[1];
    expect(address).toBe(`/assets/facts.0123abcd.json?receiver=${new URL(receiver.url).port}`);
    const facts = await fetch(receiver.site + address);
    expect(facts.headers.get('cache-control')).toBe('no-store');
    expect(await facts.json()).toEqual({
      integrations: {
        contactMode: 'cors',
        contactWebhook: `${receiver.url}/contact`,
        bookingWebhook: HOOK,
        uploadEndpoint: `${receiver.url}/upload`,
      },
    });
    for (const words of [receiver.url, 'integrations.bookingWebhook is configured and stays'])
      await expect.poll(() => receiver.log).toContain(words);
    expect(receiver.log).not.toContain(HOOK);
  });

  inTurn(
    'fails with 1 if its port is taken, and names the option that chooses another',
    async () => {
      const { url } = await start(writeSite(tempFolder()));
      const args = ['preview', '--port', '0', '--receiver-port', new URL(url).port];
      const { code, stderr } = await runHere([...args, '--root', '.'], {
        cwd: writeSite(tempFolder()),
      });
      expect([code, stderr]).toEqual([1, expect.stringContaining('--receiver-port')]);
    },
  );
});

describe('dev --receiver', () => {
  inTurn(
    'points what is empty at the receiver, also after an edit, and keeps what is configured',
    async () => {
      const site = new SmallSite('gate');
      appendFileSync(site.config, 'integrations:\n  bookingWebhook: ""\n');
      const facts = async (url: string) =>
        (await fetch(`${url}/@touchdown/facts.json`)).json() as Promise<{
          integrations: Record<string, string>;
        }>;
      const receiver = await start(site.folder, 'dev');
      const { integrations } = await facts(receiver.site);
      expect(integrations).toMatchObject({
        contactMode: 'cors',
        contactWebhook: `${receiver.url}/contact`,
        bookingWebhook: `${receiver.url}/booking`,
        uploadEndpoint: `${receiver.url}/upload`,
      });
      expect((await receiver.post('/contact', '{"id":"dev"}')).status).toBe(201);
      await expect.poll(() => receiver.log).toContain('A contact message has arrived.');
      const config = readFileSync(site.config, 'utf8');
      writeFileSync(site.config, config.replace(/^( {2}bookingWebhook:).*$/m, `$1 ${HOOK}`));
      await expect
        .poll(async () => (await facts(receiver.site)).integrations, { timeout: 5000 })
        .toMatchObject({ bookingWebhook: HOOK, contactWebhook: `${receiver.url}/contact` });
      expect(await receiver.end('SIGINT')).toBe(0);
    },
  );
});
