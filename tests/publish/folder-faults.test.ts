import { readdirSync, symlinkSync } from 'node:fs';
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
});
