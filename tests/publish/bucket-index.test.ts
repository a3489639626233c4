import { describe, expect, it } from 'vitest';
import { KEYS, S3Server } from '../support/s3-server.ts';
import { FinishedSite, siteOf } from './finished-site.ts';

const ENV = { AWS_ACCESS_KEY_ID: KEYS.id, AWS_SECRET_ACCESS_KEY: KEYS.secret };
const INDEX = 'site.releases/index.json';

/** Releases in a bucket, each with a page more than the one before. */
class Releases extends FinishedSite {
  readonly server = new S3Server();

  async start(count: number): Promise<this> {
    await this.server.start();
    for (let nr = 1; nr <= count; nr += 1) await this.put(nr);
    return this;
  }

  pagesOf(nr: number): string[] {
    return ['index', ...Array.from({ length: nr - 1 }, (_, index) => `page${index + 2}`)];
  }

  /** Publishes the site of a release. */
  async put(nr: number, options: string[] = []) {
    this.build(siteOf(String(nr), this.pagesOf(nr)));
    return this.tell(options);
  }

  async tell(options: string[] = []) {
    this.server.log.length = 0;
    const given = ['--endpoint', this.server.endpoint, ...options];
    const { code, stdout, stderr } = await this.publish('s3://bucket/site', given, ENV);
    return { code, stderr, ...JSON.parse(stdout) };
  }

  loseIndex(): void {
    this.server.objects.delete(INDEX);
  }

  get index(): { current: string; releases: string[]; pending: string[] } {
    return JSON.parse(this.server.text(INDEX) ?? '');
  }

  get pages(): string[] {
    const names = [...this.server.objects.keys()].flatMap(
      (key) => /^site\/(.+)\.html$/.exec(key)?.[1] ?? [],
    );
    return names.filter((name) => name !== '404').sort();
  }
}

describe('a bucket whose list of releases is lost', () => {
  it('has it made anew from what is there, as it was', async () => {
    const site = await new Releases().start(3);
    const before = site.index;
    site.loseIndex();
    expect(await site.tell()).toMatchObject({
      ...{ code: 0, release: '000003', written: 0 },
      stderr:
        'site.releases/index.json, the list of releases, was gone: made anew from 000001, 000002, 000003, of which 000003 is live.\n',
    });
    expect(site.index).toEqual(before);
  });

  it('is rolled back, and protects what is online', async () => {
    const site = await new Releases().start(3);
    // Such an answer has several pages where there are many contents.
    site.server.pageSize = 4;
    site.loseIndex();
    expect(await site.tell(['--rollback'])).toMatchObject({ code: 0, restored: '000002' });
    expect(site.pages).toEqual(site.pagesOf(2));
    site.loseIndex();
    expect((await site.put(1)).error).toMatch(/^\/page2 is online/);
    expect((await site.put(1, ['--allow-vanished'])).code).toBe(0);
    expect(site.pages).toEqual(['index']);
  });

  it('counts the release whose manifest is online as the live one, and later ones as interrupted', async () => {
    const site = await new Releases().start(2);
    site.server.cutAt = 12;
    site.build({ ...siteOf('3', site.pagesOf(3)), 'index.html': 'half online' });
    expect((await site.tell()).code).toBe(1);
    expect(site.server.text('site/index.html')).toBe('half online');
    site.server.cutAt = Number.POSITIVE_INFINITY;
    site.loseIndex();
    const files = site.build(siteOf('2', site.pagesOf(2)));
    expect(await site.tell()).toMatchObject({ code: 0, release: '000004' });
    expect(site.server.text('site/index.html')).toBe(files['index.html']);
    expect(site.pages).toEqual(site.pagesOf(2));
    expect(site.index).toMatchObject({ current: '000004', pending: [] });
  });

  it('copies everything again if the list of the live release is lost, too', async () => {
    const site = await new Releases().start(3);
    site.loseIndex();
    site.server.objects.delete('site.releases/manifests/000003.json');
    const files = site.build({ ...siteOf('3', site.pagesOf(3)), 'page2.html': 'changed' });
    expect(await site.tell()).toMatchObject({ code: 0, release: '000004' });
    for (const [path, text] of Object.entries(files))
      expect([path, site.server.text(`site/${path}`)]).toEqual([path, text]);
    expect(site.index).toMatchObject({
      current: '000004',
      releases: ['000001', '000002', '000004'],
    });
  });

  it('leads back to no release whose contents are gone', async () => {
    const site = await new Releases().start(2);
    const [blob = ''] = [...site.server.objects].flatMap(([key, { content }]) =>
      String(content) === '/* 1 */' && key.includes('/blobs/') ? [key] : [],
    );
    site.server.objects.delete(blob);
    site.loseIndex();
    const { code, error } = await site.tell(['--rollback']);
    expect([code, error]).toEqual([1, 'There is no earlier release to go back to.']);
    expect(site.pages).toEqual(site.pagesOf(2));
  });

  it('is told how to mend a damaged one', async () => {
    const site = await new Releases().start(1);
    const object = site.server.objects.get(INDEX);
    if (object) object.content = Buffer.from('{');
    expect((await site.tell()).error).toMatch(/If they are right, delete it: the next run makes/);
  });

  it('says nothing of it where nothing was published yet', async () => {
    const site = await new Releases().start(0);
    expect(await site.put(1)).toMatchObject({ code: 0, release: '000001', stderr: '' });
  });
});
