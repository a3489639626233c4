import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAN_MOUNT, makeReadOnly, mountDisk } from '../support/mount.ts';
import { FinishedSite, filesIn, siteOf } from './finished-site.ts';

/** Takes more space than the releases of the small sites. */
const BIG = 'x'.repeat(300_000);

const errorOf = ({ stdout }: { stdout: string }): string => JSON.parse(stdout).error;

describe.runIf(CAN_MOUNT)('a full disk', () => {
  it.each([
    ['the contents', { 'index.html': BIG, 'about.html': `${BIG}.` }],
    [
      'the names of a release',
      Object.fromEntries(Array.from({ length: 100 }, (_, nr) => [`a/${nr}/page.html`, 'same'])),
    ],
  ])('that cannot take %s is named, and gives back what was written', async (_, more) => {
    const site = new FinishedSite();
    const disk = join(site.root, 'disk');
    mountDisk(disk, 512, ',nr_inodes=80');
    const files = site.build(siteOf('a'));
    expect((await site.publish('disk/www')).code).toBe(0);
    const before = filesIn(join(disk, 'www'));
    site.build({ ...siteOf('b'), ...more });
    const result = await site.publish('disk/www');
    expect([result.code, errorOf(result)]).toEqual([1, expect.stringContaining('disk/www ')]);
    expect(filesIn(join(disk, 'www'))).toEqual(before);
    expect(readdirSync(join(disk, 'www')).sort()).toEqual([
      ...['blobs', 'current', 'manifests', 'releases'],
    ]);
    site.build(siteOf('c'));
    expect((await site.publish('disk/www')).code).toBe(0);
    expect(filesIn(join(disk, 'www/current'))['index.html']).not.toBe(files['index.html']);
  });
});

describe('a target that is neither a folder nor a bucket is named before anything else', () => {
  it.each([
    ['', /^Name a folder/],
    [' ', /^Name a folder/],
    ['ftp://www', /^ftp:.*name a folder/],
    ['me@example.com:/var/www', /only folders of this machine/],
    ['web:www', /only folders of this machine/],
    ['s3:www', /write s3:\/\/bucket/],
    ['s3://www/../x', /write s3:\/\/bucket/],
    ['s3://ab', /3 to 63/],
    [`s3://${'a'.repeat(64)}`, /3 to 63/],
    ['s3://Www', /lower-case/],
    ['s3://a..b', /3 to 63/],
    ['s3://www-', /both ends/],
  ])('%j', async (target, message) => {
    const result = await new FinishedSite().publish(target);
    expect([result.code, errorOf(result)]).toEqual([2, expect.stringMatching(message)]);
  });
});

describe('a target that cannot be created', () => {
  it.runIf(CAN_MOUNT)('on a read-only disk is named', async () => {
    const site = new FinishedSite();
    const disk = join(site.root, 'disk');
    mountDisk(disk, 512);
    makeReadOnly(disk);
    site.build(siteOf('a'));
    const result = await site.publish('disk/www');
    expect([result.code, errorOf(result)]).toEqual([1, expect.stringMatching(/read-only/)]);
  });

  it('behind a link that leads nowhere is named', async () => {
    const site = new FinishedSite();
    symlinkSync('/no/such/folder', join(site.root, 'www'));
    site.build(siteOf('a'));
    const result = await site.publish('www');
    expect([result.code, errorOf(result)]).toEqual([1, expect.stringMatching(/^www .*link/)]);
  });

  it.runIf(existsSync('/proc/self'))('where the system allows no folders is named', async () => {
    const site = new FinishedSite();
    site.build(siteOf('a'));
    for (const folder of ['/proc/a/b', '/proc']) {
      const { code, stderr } = await site.publish(folder);
      expect([code, stderr]).toEqual([1, expect.stringContaining('/proc')]);
    }
  });
});

/** A site of which two releases were published. */
async function published(): Promise<FinishedSite> {
  const site = new FinishedSite();
  for (const asset of ['a', 'b']) {
    site.build(siteOf(asset));
    expect((await site.publish('www')).code).toBe(0);
  }
  site.build(siteOf('c'));
  return site;
}

const shownIn = (site: FinishedSite) => filesIn(join(site.root, 'www/current'))['index.html'];

describe('a folder that something else has changed', () => {
  it.each([['releases/backup'], ['manifests/old'], ['blobs/lost+found']])(
    'and that holds %s keeps it, and the command names it',
    async (name) => {
      const site = await published();
      mkdirSync(join(site.root, 'www', name));
      const result = await site.publish('www');
      expect([result.code, errorOf(result)]).toEqual([1, expect.stringContaining(name)]);
      expect(existsSync(join(site.root, 'www', name))).toBe(true);
    },
  );

  it('to a folder in place of the link is named before anything is written', async () => {
    const site = await published();
    const www = join(site.root, 'www');
    rmSync(join(www, 'current'));
    mkdirSync(join(www, 'current'));
    const result = await site.publish('www');
    expect([result.code, errorOf(result)]).toEqual([1, expect.stringContaining('current, which')]);
    expect(readdirSync(join(www, 'releases'))).toEqual(['000001', '000002']);
  });

  describe.each([
    ['damaged', (path: string) => writeFileSync(path, '{')],
    ['gone', (path: string) => rmSync(path)],
  ])('so that the list of the live release is %s', (_, spoil) => {
    const list = (site: FinishedSite) => join(site.root, 'www/manifests/000002.json');

    it('leads back to the one before', async () => {
      const site = await published();
      spoil(list(site));
      const rolled = await site.publish('www', ['--rollback']);
      expect([rolled.code, rolled.stdout]).toEqual([0, expect.stringContaining('"000001"')]);
      expect(shownIn(site)).toContain('page-a');
    });

    it('keeps it as the one before the next, with the assets of those before', async () => {
      const site = await published();
      spoil(list(site));
      expect((await site.publish('www')).code).toBe(0);
      expect(filesIn(join(site.root, 'www/current'))).toMatchObject({
        'assets/page-a.css': expect.anything(),
        'assets/page-b.css': expect.anything(),
      });
      for (const [release, page] of [
        ['000002', 'page-b'],
        ['000001', 'page-a'],
      ] as const) {
        const rolled = await site.publish('www', ['--rollback']);
        expect([rolled.code, rolled.stdout]).toEqual([0, expect.stringContaining(release)]);
        expect(shownIn(site)).toContain(page);
      }
    });

    it('still lets no address vanish', async () => {
      const site = await published();
      site.build({ ...siteOf('b', ['index', 'about', 'offer']), _redirects: '/old /about 301\n' });
      expect((await site.publish('www')).code).toBe(0);
      spoil(join(site.root, 'www/manifests/000003.json'));
      site.build(siteOf('c'));
      const result = await site.publish('www');
      expect([result.code, errorOf(result)]).toEqual([1, expect.stringMatching(/^\/offer, \/old/)]);
    });

    it('and its files, too, skips it', async () => {
      const site = await published();
      spoil(list(site));
      rmSync(join(site.root, 'www/releases/000002/about.html'));
      expect((await site.publish('www')).code).toBe(0);
      expect(readdirSync(join(site.root, 'www/releases'))).toEqual(['000001', '000003']);
      expect((await site.publish('www', ['--rollback'])).code).toBe(0);
      expect(shownIn(site)).toContain('page-a');
    });
  });

  it('so that the list of an earlier release is damaged still leads back to it', async () => {
    const site = await published();
    writeFileSync(join(site.root, 'www/manifests/000001.json'), '');
    expect((await site.publish('www')).code).toBe(0);
    for (const page of ['page-b', 'page-a']) {
      expect((await site.publish('www', ['--rollback'])).code).toBe(0);
      expect(shownIn(site)).toContain(page);
    }
  });

  describe.each([
    ['is gone', () => {}],
    ['leads nowhere', (path: string) => symlinkSync('releases/000009', path)],
    ['leads to another folder', (path: string) => symlinkSync('/tmp', path)],
  ])('so that the link to the live release %s', (_, put) => {
    async function unlinked(): Promise<FinishedSite> {
      const site = await published();
      const current = join(site.root, 'www/current');
      rmSync(current);
      put(current);
      return site;
    }

    it('goes on after the last release', async () => {
      const site = await unlinked();
      expect(JSON.parse((await site.publish('www')).stdout)).toMatchObject({ release: '000003' });
      expect(shownIn(site)).toContain('page-c');
      for (const page of ['page-b', 'page-a']) {
        expect((await site.publish('www', ['--rollback'])).code).toBe(0);
        expect(shownIn(site)).toContain(page);
      }
    });

    it('shows the same site again', async () => {
      const site = await unlinked();
      site.build(siteOf('b'));
      expect(JSON.parse((await site.publish('www')).stdout)).toMatchObject({ written: 0 });
      expect(shownIn(site)).toContain('page-b');
    });

    it('goes back from the last release', async () => {
      const site = await unlinked();
      const { code, stdout } = await site.publish('www', ['--rollback']);
      expect([code, JSON.parse(stdout)]).toMatchObject([0, { restored: '000001' }]);
      expect(shownIn(site)).toContain('page-a');
    });
  });

  it('so that a content is cut is mended by a release, and stops a rollback', async () => {
    const site = await published();
    const blobs = join(site.root, 'www/blobs');
    const blob = readdirSync(blobs).find((name) =>
      readFileSync(join(blobs, name), 'utf8').startsWith('index needs assets/page-a'),
    );
    rmSync(join(blobs, blob ?? ''));
    writeFileSync(join(blobs, blob ?? ''), '');
    const rolled = await site.publish('www', ['--rollback']);
    expect([rolled.code, errorOf(rolled)]).toEqual([1, expect.stringContaining('index.html')]);
    expect(shownIn(site)).toContain('page-b');
    site.build(siteOf('a'));
    expect((await site.publish('www')).code).toBe(0);
    expect(shownIn(site)).toBe('index needs assets/page-a.css');
  });
});

describe('a rollback', () => {
  it('creates no folder where nothing was published', async () => {
    const site = new FinishedSite();
    const result = await site.publish('www', ['--rollback']);
    expect([result.code, errorOf(result)]).toEqual([1, expect.stringContaining('www has no')]);
    expect(existsSync(join(site.root, 'www'))).toBe(false);
  });

  it('needs no site: it can be run where the releases are', async () => {
    const site = await published();
    rmSync(join(site.root, 'site.config.yaml'));
    rmSync(site.dist, { recursive: true });
    expect((await site.publish('.', ['--rollback'], {}, 'www')).code).toBe(0);
    expect(readlinkSync(join(site.root, 'www/current'))).toBe('releases/000003');
    expect(shownIn(site)).toContain('page-a');
  });
});
