import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { within } from '../../cli/system/within.ts';
import { KEYS } from '../support/s3-server.ts';
import { FinishedSite, siteOf } from './finished-site.ts';

const ENV = { AWS_ACCESS_KEY_ID: KEYS.id, AWS_SECRET_ACCESS_KEY: KEYS.secret };

async function started(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe('a server that is no storage', () => {
  it.each([
    ['a page', '<!doctype html><title>Sign in</title>'],
    ['other data', '{"hello": 1}'],
    ['nothing', ''],
  ])('and answers with %s is told from a first release', async (_, body) => {
    const asked: string[] = [];
    const endpoint = await started((request, response) => {
      asked.push(request.method ?? '');
      response.end(body);
    });
    const site = new FinishedSite();
    site.build(siteOf('a'));
    const { code, stdout } = await site.publish('s3://bucket/site', ['--endpoint', endpoint], ENV);
    expect([code, JSON.parse(stdout).error]).toEqual([
      1,
      expect.stringContaining('site.releases/index.json is not as publish wrote it'),
    ]);
    expect(asked).toEqual(['GET']);
  });

  it('and whose releases are something else is told, too', async () => {
    const endpoint = await started((_, response) => response.end('{"releases": ["000001"]}'));
    const site = new FinishedSite();
    site.build(siteOf('a'));
    const { stdout } = await site.publish('s3://bucket/site', ['--endpoint', endpoint], ENV);
    expect(JSON.parse(stdout).error).toContain('manifests/000001.json');
  });
});

describe('a server that never answers', () => {
  const silent = () => started(() => {});

  it('is given up after a time', async () => {
    const address = await silent();
    const never = new AbortController().signal;
    const asked = within(50, never, (signal) => fetch(address, { signal }));
    await expect(asked).rejects.toMatchObject({ cause: { code: 'ETIMEDOUT' } });
  });

  it('does not keep a command that is interrupted', async () => {
    const address = await silent();
    const stop = new AbortController();
    const asked = within(60_000, stop.signal, (signal) => fetch(address, { signal }));
    stop.abort(new Error('interrupted'));
    await expect(asked).rejects.toThrow('interrupted');
    await expect(
      within(60_000, stop.signal, (signal) => fetch(address, { signal })),
    ).rejects.toThrow('interrupted');
  });
});
