import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HIDDEN_SITE } from '../../cli/build/site-files.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { KEYS, S3Server } from '../support/s3-server.ts';
import { type Files, FinishedSite, siteOf } from './finished-site.ts';

class OnlineSite extends FinishedSite {
  /** The addresses in the ledger, with what follows them. */
  get ledger(): string[] {
    const text = readFileSync(join(this.root, 'published-addresses.txt'), 'utf8');
    return text.split('\n').filter((line) => line.startsWith('/'));
  }

  /** Lets the configuration lead on from some addresses, whatever the build says. */
  redirect(...from: string[]): void {
    const redirects = from.map((address) => ({ from: address, to: '/yard' }));
    writeFileSync(join(this.root, 'site.config.yaml'), JSON.stringify({ redirects }));
  }

  /** Publishes pages besides the home page. */
  async put(pages: readonly string[], more: Files = {}, options: string[] = []) {
    this.build({ ...siteOf('a', ['index', ...pages]), ...more });
    const { code, stdout } = await this.publish('www', options);
    return { code, error: JSON.parse(stdout).error };
  }
}

describe('an address that is online and would answer 404', () => {
  it('is named, and nothing is published unless it is given up', async () => {
    const site = new OnlineSite();
    await site.put(['offer', 'yard']);
    const { code, error } = await site.put(['yard']);
    expect([code, error]).toEqual([1, expect.stringMatching(/^\/offer is .*remove \/offer --to/s)]);
    expect(readFileSync(join(site.root, 'www/current/offer.html'), 'utf8')).toContain('offer');
    expect(await site.put(['yard'], {}, ['--allow-vanished'])).toMatchObject({ code: 0 });
    expect(await site.put(['yard', 'gate'])).toMatchObject({ code: 0 });
  });

  it.each<[string, () => Files]>([
    ['a rule of the output', () => ({ _redirects: '/offer /yard 302\n' })],
    ['a page that leads on', () => ({ 'offer.html': 'go to /yard' })],
  ])('is none with %s, which has to stay', async (_, lead) => {
    const site = new OnlineSite();
    await site.put(['offer', 'yard']);
    expect(await site.put(['yard'], lead())).toMatchObject({ code: 0 });
    expect(await site.put(['yard'])).toMatchObject({ code: 1 });
  });

  it.each(['/offer.php', '/Yard'])(
    'is none with a redirect that a host may do without: %s',
    async (from) => {
      const site = new OnlineSite();
      site.redirect(from);
      expect(await site.put(['yard'])).toMatchObject({ code: 0 });
      expect(await site.put(['yard'], { 'more.html': 'more' })).toMatchObject({ code: 0 });
      site.redirect();
      expect(await site.put(['yard'])).toMatchObject({ code: 1 });
    },
  );

  it.each(['www', 's3://bucket/site'])(
    'is one with a redirect that no file of the output shows, in %s',
    async (target) => {
      const storage = await new S3Server().start();
      const env = {
        ...{ AWS_ACCESS_KEY_ID: KEYS.id, AWS_SECRET_ACCESS_KEY: KEYS.secret },
        AWS_ENDPOINT_URL: storage.endpoint,
      };
      const site = new OnlineSite();
      const put = async (more: Files = {}, ...options: string[]) => {
        site.build({ ...siteOf('a', ['index', 'yard']), ...more });
        const { code, stdout } = await site.publish(target, options, env);
        return { code, error: JSON.parse(stdout).error };
      };
      await put();
      site.redirect('/offer.php');
      expect(await put()).toEqual({ code: 0 });
      site.redirect();
      const refused = { code: 1, error: expect.stringMatching(/^\/offer\.php is online/) };
      expect(await put()).toEqual(refused);
      expect(await put({ 'more.html': 'more' })).toEqual(refused);
      expect(await put({}, '--allow-vanished')).toEqual({ code: 0 });
      expect(await put({ 'more.html': 'more' })).toEqual({ code: 0 });
    },
  );

  it('is none in a spelling that the redirect of another one answers as well', async () => {
    const site = new OnlineSite();
    const [composed, decomposed, mixed] = [
      '/ti%E1%BA%BFng',
      '/tie%CC%82%CC%81ng',
      '/ti%C3%AA%CC%81ng',
    ];
    const led = { 'ti\u1ebfng.html': 'go to /yard' };
    for (const from of [decomposed, composed, mixed]) {
      site.redirect(from);
      const more = { ...led, 'more.html': from };
      expect([from, await site.put(['yard'], more)]).toMatchObject([from, { code: 0 }]);
    }
    site.redirect(composed);
    const { code, error } = await site.put(['yard'], { ...led, 'more.html': 'more' });
    expect([code, error]).toEqual([1, expect.stringContaining(`${mixed} is online`)]);
  });

  it('is one with a redirect that the build does not have yet', async () => {
    const site = new OnlineSite();
    await site.put(['offer', 'yard']);
    site.redirect('/offer');
    expect(await site.put(['yard'])).toMatchObject({ code: 1 });
    expect(await site.put(['yard'], { 'offer.html': 'go to /yard' })).toMatchObject({ code: 0 });
    expect(site.ledger).toContain('/offer');
  });

  it('is none that only a build with drafts had, which keeps those before it', async () => {
    const site = new OnlineSite();
    await site.put(['offer']);
    const hidden = { 'robots.txt': HIDDEN_SITE };
    expect(await site.put(['offer', 'draft'], hidden)).toMatchObject({ code: 0 });
    expect(await site.put([])).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^\/offer /),
    });
    expect(await site.put(['offer'])).toMatchObject({ code: 0 });
  });

  it('is none that a rollback has taken offline', async () => {
    const site = new OnlineSite();
    await site.put([]);
    await site.put(['offer']);
    expect((await site.publish('www', ['--rollback'])).code).toBe(0);
    expect(await site.put([], { 'more.html': 'more' })).toMatchObject({ code: 0 });
  });
});

it('in a repository, the ledger marks what was published before it was committed', async () => {
  const site = new OnlineSite();
  initRepository(site.root);
  const ledger = join(site.root, 'published-addresses.txt');
  writeFileSync(
    ledger,
    '/\n/gate\n/soon from 2999-01-01T00:00:00Z\n/yard from 2020-01-01T00:00:00Z\n',
  );
  commitAll(site.root);
  await site.put(['gate', 'yard', 'offer', 'soon']);
  const marked = ['/', '/gate', '/offer published', '/soon published'];
  expect(site.ledger).toEqual([...marked, '/yard from 2020-01-01T00:00:00Z']);
});
