import { describe, expect, it } from 'vitest';
import { KEYS, S3Server } from '../support/s3-server.ts';
import { FinishedSite, siteOf } from './finished-site.ts';

const ENV = { AWS_ACCESS_KEY_ID: KEYS.id, AWS_SECRET_ACCESS_KEY: KEYS.secret };
const INDEX = 'site.releases/index.json';

const listOf = (id: string) => `site.releases/manifests/${id}.json`;

/** Three releases in a bucket; the second one has the page /offer, the third one /gate besides. */
class ThreeReleases extends FinishedSite {
  readonly server = new S3Server();

  async start(): Promise<this> {
    await this.server.start();
    for (const pages of [[], ['offer'], ['offer', 'gate']])
      await this.put(pages, String(pages.length));
    return this;
  }

  /** Publishes pages besides the home page, with an asset of their own. */
  async put(pages: readonly string[], asset: string, options: string[] = []) {
    this.build(siteOf(asset, ['index', ...pages]));
    return this.tell(options);
  }

  /** Runs the command. */
  async tell(options: string[] = []) {
    this.server.log.length = 0;
    const given = ['--endpoint', this.server.endpoint, ...options];
    const { code, stdout } = await this.publish('s3://bucket/site', given, ENV);
    return { code, ...JSON.parse(stdout) };
  }

  list(id: string): unknown {
    const text = this.server.text(listOf(id));
    return text === undefined ? undefined : JSON.parse(text);
  }

  get pages(): string[] {
    const names = [...this.server.objects.keys()].flatMap(
      (key) => /^site\/(.+)\.html$/.exec(key)?.[1] ?? [],
    );
    return names.sort();
  }

  damage(key: string): void {
    const object = this.server.objects.get(key);
    if (object) object.content = Buffer.from('{');
  }

  /** As a version of the tool left the storage that did not yet keep there what each list is made anew from. */
  forgetManifests(): void {
    const index = this.server.objects.get(INDEX);
    const { manifests: _, ...rest } = JSON.parse(this.server.text(INDEX) ?? '');
    if (index) index.content = Buffer.from(JSON.stringify(rest));
  }
}

describe('a release in a bucket whose list is lost', () => {
  it.each<[string, (site: ThreeReleases) => void]>([
    ['gone', (site) => site.server.objects.delete(listOf('000003'))],
    ['damaged', (site) => site.damage(listOf('000003'))],
    [
      'gone, and what it is made of is known from the site alone',
      (site) => {
        site.forgetManifests();
        site.server.objects.delete(listOf('000003'));
      },
    ],
  ])('is listed anew if it is the live one: %s', async (_, spoil) => {
    const site = await new ThreeReleases().start();
    const list = site.list('000003');
    spoil(site);
    expect(await site.tell()).toMatchObject({ code: 0, release: '000003', written: 0 });
    expect(site.list('000003')).toEqual(list);
    site.server.objects.delete(listOf('000003'));
    // What is online is still protected, and taken away only where it is given up.
    expect((await site.put(['offer'], '9')).error).toMatch(/^\/gate is online/);
    expect((await site.put(['offer'], '9', ['--allow-vanished'])).code).toBe(0);
    expect(site.pages).toEqual(['404', 'index', 'offer']);
  });

  it('is listed anew if it is an earlier one, which a rollback leads to', async () => {
    const site = await new ThreeReleases().start();
    const list = site.list('000002');
    site.server.objects.delete(listOf('000002'));
    expect(await site.tell(['--rollback'])).toMatchObject({ code: 0, restored: '000002' });
    expect(site.list('000002')).toEqual(list);
    expect(site.pages).toEqual(['404', 'index', 'offer']);
  });

  it('and may be partly online has every object of the live one copied again', async () => {
    const site = await new ThreeReleases().start();
    site.build({ ...siteOf('2', ['index', 'offer', 'gate']), 'index.html': 'half online' });
    // Its list, the list of releases, and its contents: the home page has just been copied.
    site.server.log.length = 0;
    site.server.cutAt = 6;
    await site.publish('s3://bucket/site', ['--endpoint', site.server.endpoint], ENV);
    expect(site.server.text('site/index.html')).toBe('half online');
    site.server.cutAt = Number.POSITIVE_INFINITY;
    site.server.objects.delete(listOf('000004'));
    const files = site.build(siteOf('2', ['index', 'offer', 'gate']));
    expect((await site.tell()).code).toBe(0);
    expect(site.server.text('site/index.html')).toBe(files['index.html']);
  });
});
