import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Release, shownFiles } from '../../cli/publish/release.ts';
import { cases, sample } from '../support/proof.ts';
import { KEYS, S3Server } from '../support/s3-server.ts';
import { type Files, FinishedSite, siteOf } from './finished-site.ts';

const ENV = { AWS_ACCESS_KEY_ID: KEYS.id, AWS_SECRET_ACCESS_KEY: KEYS.secret };

/** A site and the storage that it is published to. */
class BucketSite extends FinishedSite {
  readonly server = new S3Server();

  override async publish(target = 's3://bucket/site', options: string[] = [], env: object = ENV) {
    if (this.server.endpoint === '') await this.server.start();
    this.server.log.length = 0;
    // The pages of these sites come and go.
    const given = ['--endpoint', this.server.endpoint, '--allow-vanished'];
    return super.publish(target, [...given, ...options], env);
  }

  /** What visitors find, by path. */
  get shown(): Record<string, string> {
    const site = [...this.server.objects].filter(([key]) => key.startsWith('site/'));
    return Object.fromEntries(site.map(([key, { content }]) => [key.slice(5), String(content)]));
  }

  /** Contents that are kept, by their hashes. */
  get blobs(): string[] {
    const start = 'site.releases/blobs/';
    return [...this.server.objects.keys()].flatMap((key) =>
      key.startsWith(start) ? [key.slice(start.length)] : [],
    );
  }

  /** The releases that are kept, and those of which there is a list. */
  get releases(): { kept: string[]; listed: string[] } {
    const index = JSON.parse(this.server.text('site.releases/index.json') ?? '');
    const manifests = [...this.server.objects.keys()].flatMap(
      (key) => /\/manifests\/(\d+)\.json$/.exec(key)?.[1] ?? [],
    );
    return { kept: [...index.releases].sort(), listed: manifests.sort() };
  }

  /** How many contents the releases that are kept consist of. */
  get needed(): number {
    const releases: Release[] = this.releases.kept.map((id) =>
      JSON.parse(this.server.text(`site.releases/manifests/${id}.json`) ?? ''),
    );
    return new Set(releases.flatMap(shownFiles).map(({ hash }) => hash)).size;
  }

  changes(method: string, start: string): string[] {
    return this.server.log.filter((line) => line.startsWith(`${method} ${start}`));
  }
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Pages whose asset is not there. */
function broken(shown: Files): string[] {
  return Object.entries(shown).flatMap(([path, text]) => {
    const asset = /needs (\S+)/.exec(text)?.[1];
    return asset === undefined || asset in shown ? [] : [path];
  });
}

describe('touchdown publish to S3', () => {
  it('sends each content once, shows assets first and the list of all last', async () => {
    const site = new BucketSite();
    const files = site.build({ ...siteOf('a'), 'copy.html': 'index needs assets/page-a.css' });
    const { code, stdout } = await site.publish();
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { release: '000001', written: 6 }]);
    expect(site.shown).toEqual(files);
    const shown = site.changes('PUT', 'site/').map((line) => line.slice('PUT site/'.length));
    expect(shown[0]).toBe('assets/page-a.css');
    expect(shown.at(-1)).toBe('build-manifest.json');
    const blobs = site.changes('PUT', 'site.releases/blobs/');
    expect(site.server.log.indexOf(blobs.at(-1) ?? '')).toBeLessThan(
      site.server.log.indexOf(`PUT site/${shown[0]}`),
    );
    const headersOf = (path: string) => {
      const { type, cache } = site.server.objects.get(`site/${path}`) ?? {};
      return [type, cache];
    };
    expect(headersOf('about.html')).toEqual([
      'text/html; charset=utf-8',
      'public, max-age=0, must-revalidate',
    ]);
    expect(headersOf('assets/page-a.css')).toEqual([
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
  });

  it('sends only what has changed, and takes away what is gone', async () => {
    const site = new BucketSite();
    site.build({ ...siteOf('a', ['index', 'about', 'offer']), _headers: '/*\n  A: b\n' });
    await site.publish();
    expect(site.shown).not.toHaveProperty('_headers');
    const files = site.build({ ...siteOf('a'), 'index.html': 'index more' });
    expect((await site.publish()).code).toBe(0);
    expect(site.shown).toEqual(files);
    const lists = ['build-manifest.json', 'page-registry.json'];
    expect(site.changes('PUT', 'site/').sort()).toEqual([
      'PUT site/build-manifest.json',
      'PUT site/index.html',
      'PUT site/page-registry.json',
    ]);
    expect(site.changes('PUT', 'site.releases/blobs/')).toHaveLength(1 + lists.length);
    expect(site.changes('DELETE', 'site/')).toEqual(['DELETE site/offer.html']);
  });

  it('goes back without sending anything', async () => {
    const site = new BucketSite();
    const first = site.build(siteOf('a'));
    await site.publish();
    site.build(siteOf('b'));
    await site.publish();
    const { code, stdout } = await site.publish(undefined, ['--rollback']);
    expect([code, JSON.parse(stdout)]).toMatchObject([0, { restored: '000001', written: 0 }]);
    expect(site.shown).toEqual({ ...first, 'assets/page-b.css': '/* b */' });
    expect(site.changes('PUT', 'site.releases/blobs/')).toEqual([]);
  });

  it('keeps what three former releases need, and no more', async () => {
    const site = new BucketSite();
    for (const asset of ['a', 'b', 'c', 'd', 'e']) {
      site.build(siteOf(asset));
      await site.publish();
    }
    const assets = Object.keys(site.shown).filter((path) => path.startsWith('assets/'));
    expect(assets.sort()).toEqual(['b', 'c', 'd', 'e'].map((name) => `assets/page-${name}.css`));
    expect(site.blobs).not.toContain(hashOf('/* a */'));
    expect(site.blobs).toContain(hashOf('/* b */'));
  });

  it.each<[string, object, number]>([
    ['without credentials', {}, 1],
    ['with a wrong key', { ...ENV, AWS_SECRET_ACCESS_KEY: 'wrong' }, 1],
    ['of somebody else', { ...ENV, AWS_ACCESS_KEY_ID: 'OTHER' }, 1],
  ])('%s says so and changes nothing', async (_, env, code) => {
    const site = new BucketSite();
    site.build(siteOf('a'));
    const result = await site.publish(undefined, [], env);
    expect([result.code, JSON.parse(result.stdout)]).toEqual([
      code,
      {
        error: expect.stringMatching(/AWS_ACCESS_KEY_ID|SignatureDoesNotMatch|InvalidAccessKeyId/),
      },
    ]);
    expect(site.server.objects.size).toBe(0);
  });

  it('sends again what a busy storage did not take', async () => {
    const site = new BucketSite();
    const files = site.build(siteOf('a'));
    site.server.busy = 5;
    expect((await site.publish()).code).toBe(0);
    expect(site.shown).toEqual(files);
  });

  it('gives up on a storage that stays busy', async () => {
    const site = new BucketSite();
    site.build(siteOf('a'));
    site.server.busy = 100;
    const { code, stdout } = await site.publish();
    expect([code, JSON.parse(stdout).error]).toEqual([1, expect.stringContaining('SlowDown')]);
    expect(site.server.busy).toBeGreaterThan(90);
    expect(site.server.objects.size).toBe(0);
  });

  it('refuses an endpoint of the environment that is no URL', async () => {
    const site = new FinishedSite();
    site.build(siteOf('a'));
    const { code } = await site.publish('s3://bucket', [], { ...ENV, AWS_ENDPOINT_URL: 'storage' });
    expect(code).toBe(2);
  });

  it('says which storage cannot be reached', async () => {
    const site = new FinishedSite();
    site.build(siteOf('a'));
    const { code, stdout } = await site.publish(
      's3://bucket',
      ['--endpoint', 'http://127.0.0.1:1'],
      ENV,
    );
    expect([code, JSON.parse(stdout).error]).toEqual([1, expect.stringContaining('127.0.0.1:1')]);
  });
});

describe('publishing that was cut', () => {
  it('leaves every page with its assets, and the next one ends with the site as it is', async () => {
    const measured = new BucketSite();
    measured.build(siteOf('a'));
    await measured.publish();
    measured.build(siteOf('b', ['index', 'offer']));
    await measured.publish();
    const all = Array.from({ length: measured.server.log.length }, (_, index) => index + 1);
    for (const cut of sample(all, 5)) {
      const site = new BucketSite();
      site.build(siteOf('a'));
      await site.publish();
      site.build(siteOf('b', ['index', 'offer']));
      site.server.cutAt = cut;
      const { code } = await site.publish();
      // What comes after the last page is shown is only tidied up.
      expect([0, 1], `cut at ${cut}`).toContain(code);
      expect(broken(site.shown), `cut at ${cut}`).toEqual([]);
      site.server.cutAt = Number.POSITIVE_INFINITY;
      const files = site.build(siteOf(cut % 2 === 0 ? 'a' : 'c'));
      expect((await site.publish()).code, `cut at ${cut}`).toBe(0);
      expect(site.shown, `cut at ${cut}`).toMatchObject(files);
      const pages = Object.keys(site.shown).filter((path) => path.endsWith('.html'));
      expect(pages.sort(), `cut at ${cut}`).toEqual(['404.html', 'about.html', 'index.html']);
    }
  });

  it('has its pages taken away before the assets that they need', async () => {
    const site = new BucketSite();
    const files = site.build(siteOf('a', ['index', 'offer']));
    // Only the list of releases is missing: the release is shown, and not complete.
    site.server.cutAt = 2 + 2 * Object.keys(files).length;
    await site.publish();
    expect(site.shown).toHaveProperty(['offer.html']);
    site.server.cutAt = Number.POSITIVE_INFINITY;
    site.build(siteOf('b'));
    expect((await site.publish()).code).toBe(0);
    expect(site.changes('DELETE', 'site/')).toEqual([
      'DELETE site/offer.html',
      'DELETE site/assets/page-a.css',
    ]);
  });

  it('any number of times ends with the site as it is, and with no content that nobody needs', async () => {
    const step = fc.record({ asset: fc.constantFrom('a', 'b', 'c'), cut: fc.option(fc.nat(30)) });
    const property = fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
      const site = new BucketSite();
      for (const { asset, cut } of steps) {
        site.build(siteOf(asset, ['index', asset]));
        site.server.cutAt = cut ?? Number.POSITIVE_INFINITY;
        await site.publish();
        expect(broken(site.shown)).toEqual([]);
      }
      site.server.cutAt = Number.POSITIVE_INFINITY;
      const files = site.build(siteOf('z'));
      expect((await site.publish()).code).toBe(0);
      const shown = Object.entries(site.shown).filter(
        ([path]) => !/^assets\/page-[a-c]/.test(path),
      );
      expect(Object.fromEntries(shown)).toEqual(files);
      expect(site.blobs.length).toBeLessThanOrEqual(site.needed);
      expect(site.releases.listed).toEqual(site.releases.kept);
    });
    await fc.assert(property, { numRuns: cases(2, 300) });
  });
});
