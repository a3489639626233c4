import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, askAddresses } from '../../cli/lint/ask-addresses.ts';
import { KeptAnswers } from '../../cli/lint/kept-answers.ts';
import { DataSite } from '../support/data-site.ts';
import { tempFolder } from '../support/temp-folder.ts';

const WEEK_MS = 7 * 24 * 3600 * 1000;

describe('addresses of other hosts', () => {
  const asked: string[] = [];
  let atOnce = 0;
  let most = 0;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      atOnce += 1;
      most = Math.max(most, atOnce);
      const [, head = '200', get = head] = request.url?.split('/') ?? [];
      response.statusCode = Number(request.method === 'HEAD' ? head : get);
      if (response.statusCode === 301) response.setHeader('location', '/404');
      response.on('close', () => (atOnce -= 1));
      response.end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((done) => server.close(done)));

  it('are asked one at a time, and believed unless they say that nothing is there', async () => {
    const paths = ['/200', '/404', '/410', '/403', '/429', '/500', '/405/200', '/404/200', '/301'];
    const answers = new Map<string, Answer>();
    const { signal } = new AbortController();
    await askAddresses(
      paths.map((path) => origin + path),
      signal,
      (address, answer) => answers.set(address.slice(origin.length), answer),
    );
    expect(Object.fromEntries(answers)).toEqual({
      ...{ '/200': 'there', '/404': 'gone', '/410': 'gone', '/301': 'gone' },
      ...{ '/405/200': 'there', '/404/200': 'there' },
    });
    expect(most).toBe(1);
    expect(asked.filter((line) => line.endsWith(' /200'))).toEqual(['HEAD /200']);
    expect(asked).toContain('GET /405/200');
  });

  it('are asked no more once the command is interrupted', async () => {
    const controller = new AbortController();
    const waiting = askAddresses([`${origin}/200`], controller.signal, () => {});
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

it('answers are kept for a week', () => {
  const root = tempFolder();
  const first = new KeptAnswers(root, 1000);
  first.set('https://a.example/', 'gone');
  first.save();
  expect(new KeptAnswers(root, WEEK_MS).get('https://a.example/')).toBe('gone');
  expect(new KeptAnswers(root, 1001 + WEEK_MS).get('https://a.example/')).toBeUndefined();
  expect(new KeptAnswers(root, 999).get('https://a.example/')).toBeUndefined();
});

it('a link to what is gone is told where it is written, only if other hosts were to be asked', async () => {
  const site = new DataSite({
    navigation: {
      footer: [{ heading: 'Mehr', items: [{ label: 'Weg', href: 'https://gone.example/a#b' }] }],
    },
  });
  const answers = new KeptAnswers(site.root, Date.now());
  answers.set('https://gone.example/a', 'gone');
  answers.save();
  expect(await site.lint()).toEqual([]);
  const [finding, ...others] = await site.lint('--online');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'links/outside', severity: 'warning' });
  const lines = site.text('site.config.yaml').split('\n');
  expect(lines[(finding?.line ?? 0) - 1]).toContain('https://gone.example/a#b');
});
