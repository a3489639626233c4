import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CAN_MOUNT, makeReadOnly, mountDisk, mountItself } from '../support/mount.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';
import { expectSentence } from './expect-sentence.ts';

/** A user without rights of its own. */
const NOBODY = 65_534;

/** Landings that take more than 1 MB, and more than a page of the disk for what is known of them. */
const MANY = Array.from({ length: 80 }, (_, index) => `gate-${index}`);

/** A site that has been built. */
async function built(...slugs: string[]): Promise<SmallSite> {
  const site = new SmallSite('gate', ...slugs);
  expect((await site.build()).code).toBe(0);
  return site;
}

/** A site that has been built and keeps everything with it, its bundle, too. */
async function builtWithCode(...slugs: string[]): Promise<SmallSite> {
  const site = new SmallSite('gate', ...slugs);
  site.addCode();
  expect((await site.build()).code).toBe(0);
  site.ownCache();
  return site;
}

/** Hands everything of a site over to somebody without rights, except what `isKept` names. */
function handOver({ folder }: SmallSite, isKept: (name: string) => boolean = () => false): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
    if (!isKept(name)) chownSync(join(folder, name), NOBODY, NOBODY);
}

const change = (site: SmallSite) =>
  site.write('gate', (text) => text.replace('We are on the road.', 'We are under way.'));

/** Nothing of the build is left beside the output folder. */
const leftovers = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('.dist'));

describe.runIf(CAN_MOUNT)('a full disk', () => {
  it('under the output folder leaves the old site, whatever the size at which it is full', async () => {
    const site = await built(...MANY);
    const disk = join(site.folder, 'disk');
    mountDisk(disk, 40_000);
    cpSync(site.dist, join(disk, 'dist'), { recursive: true });
    const before = contents(join(disk, 'dist'));
    expect((await site.build('--out', 'disk/dist')).code).toBe(0);
    // Every page shows it, so all are written anew, and no picture does, so none is drawn.
    site.setMailbox('office');
    // Free space in kB: for nothing at all, for the lock, for a few pages, for most of them.
    for (const free of sample([0, 8, 200, 1000], 1)) {
      const filler = join(disk, 'filler');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024)));
      const result = await site.build('--out', 'disk/dist');
      expectSentence(result, 'disk is full: disk');
      rmSync(filler);
      expect(contents(join(disk, 'dist'))).toEqual(before);
      expect(leftovers(disk)).toEqual([]);
    }
    expect((await site.build('--out', 'disk/dist')).code).toBe(0);
  });

  it.each(
    sample(
      [
        // Only then are the templates bundled again.
        ['bundles', ['--force']],
        // Where no site is yet, every picture is wanted.
        ['previews', ['--out', 'next']],
        ['outputs', []],
        ['builds', []],
      ] as [string, string[]][],
      1,
    ),
  )('under .touchdown/%s is told before anything is published', async (part, options) => {
    const site = await builtWithCode(...MANY);
    const before = contents(site.dist);
    change(site);
    mountDisk(join(site.cache, part), 4);
    expectSentence(await site.build(...options), 'disk is full', '.touchdown');
    expect(contents(site.dist)).toEqual(before);
    expect(existsSync(join(site.folder, 'next'))).toBe(false);
  });

  it('under the output of a command is told', async () => {
    const site = new SmallSite('gate');
    const result = await site.process(['lint', '--json'], { shell: '"$@" > /dev/full' });
    expectSentence(result, 'disk is full', 'standard output');
  });
});

describe.runIf(CAN_MOUNT)('a mount point', () => {
  it('as the output folder is refused at once, the site in it unchanged', async () => {
    const site = new SmallSite('gate');
    mountDisk(site.dist, 100);
    writeFileSync(join(site.dist, 'index.html'), 'old');
    expectSentence(await site.build(), 'mount point', 'dist', '--out');
    expect(contents(site.dist)).toEqual(new Map([['index.html', 'old']]));
  });

  it('of the same file system as the output folder leaves the old site', async () => {
    const site = await built();
    const before = contents(site.dist);
    mountItself(site.dist);
    change(site);
    expectSentence(await site.build(), 'dist', 'mount point');
    expect(contents(site.dist)).toEqual(before);
    expect(leftovers(site.folder)).toEqual([]);
  });

  it('kept in the output folder leaves the old site, with all that was moved before', async () => {
    const site = new SmallSite('gate');
    appendFileSync(site.config, '\nkeep: [a, b]\n');
    await site.build();
    for (const name of ['a', 'b']) {
      mkdirSync(join(site.dist, name));
      writeFileSync(join(site.dist, name, 'own.txt'), 'mine');
    }
    mountItself(join(site.dist, 'b'));
    const before = contents(site.dist);
    change(site);
    expectSentence(await site.build(), 'dist/b');
    expect(contents(site.dist)).toEqual(before);
    expect(leftovers(site.folder)).toEqual([]);
  });

  it('that is a read-only file system is told', async () => {
    const site = new SmallSite('gate');
    mountDisk(join(site.folder, 'disk'), 100);
    makeReadOnly(join(site.folder, 'disk'));
    expectSentence(await site.build('--out', 'disk/dist'), 'disk', 'read-only file system');
  });

  it('on another file system is reached through a link', async () => {
    const site = new SmallSite('gate');
    mountDisk(join(site.folder, 'disk'), 40_000);
    mkdirSync(join(site.folder, 'disk/html'));
    symlinkSync('disk/html', site.dist);
    expect((await site.build()).code).toBe(0);
    change(site);
    expect((await site.build()).report.written).toBe(1);
    expect(existsSync(join(site.folder, 'disk/html/gate.html'))).toBe(true);
  });

  it('at the end of a link is refused', async () => {
    const site = new SmallSite('gate');
    mountDisk(join(site.folder, 'disk'), 40_000);
    symlinkSync('disk', site.dist);
    expectSentence(await site.build(), 'mount point');
  });
});

describe.runIf(process.getuid?.() === 0)('a user without permission', () => {
  it('is told of a folder in which the output cannot be made', async () => {
    const site = await built();
    const before = contents(site.dist);
    const args = ['build', '--out', 'dist', '--json'];
    expectSentence(await site.process(args, { uid: NOBODY }), 'permission');
    expect(contents(site.dist)).toEqual(before);
  });

  it('is told of a cache that cannot be written, before anything is published, and of landings that cannot be read', async () => {
    const site = await builtWithCode();
    const before = contents(site.dist);
    change(site);
    handOver(site, (name) => name.startsWith('.touchdown'));
    expectSentence(await site.process(['build', '--json'], { uid: NOBODY }), '.touchdown');
    expect(contents(site.dist)).toEqual(before);
    expect(leftovers(site.folder)).toEqual([]);

    // Where the landings lie, none is needed.
    chmodSync(site.landings, 0o555);
    handOver(site, (name) => name.startsWith('landings'));
    const { code, stderr } = await site.process(['build'], { uid: NOBODY });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);

    handOver(site);
    chmodSync(join(site.landings, 'gate.yaml'), 0);
    expectSentence(await site.process(['build'], { uid: NOBODY }), 'landings/gate.yaml');
    chmodSync(site.landings, 0);
    expectSentence(await site.process(['build'], { uid: NOBODY }), 'landings');
    const lint = await site.process(['lint'], { uid: NOBODY });
    expect([lint.code, lint.stdout]).toEqual([1, expect.stringContaining('landings')]);
  });
});

describe('a place that cannot be used', () => {
  const PLACES: [string, ((site: SmallSite) => void) | undefined, string[], string][] = [
    ['below a file', undefined, ['--out', 'site.config.yaml/dist'], 'site.config.yaml'],
    ['with too long a name', undefined, ['--out', 'd'.repeat(300)], 'too long'],
    [
      'whose neighbours would have too long a name',
      undefined,
      ['--out', 'd'.repeat(250)],
      'too long',
    ],
    [
      'at the end of a circle of links',
      ({ folder }) => symlinkSync('other', join(folder, 'other')),
      ['--out', 'other/dist'],
      'other',
    ],
    [
      'as the folder of landings',
      undefined,
      ['--landings', 'site.config.yaml'],
      'site.config.yaml',
    ],
    ['as the configuration', undefined, ['--config', 'landings'], 'landings'],
    [
      'as the cache',
      ({ cache }) => {
        rmSync(cache, { recursive: true });
        writeFileSync(cache, '');
      },
      [],
      '.touchdown',
    ],
    [
      'as what is known of outputs',
      ({ cache }) => {
        writeFileSync(join(cache, 'outputs'), '');
      },
      [],
      '.touchdown/outputs',
    ],
    [
      'as what is known of builds',
      ({ cache }) => {
        writeFileSync(join(cache, 'builds'), '');
      },
      [],
      '.touchdown/builds',
    ],
  ];
  it.each(sample(PLACES, 4))('is named: %s', async (_, spoil, options, named) => {
    const site = new SmallSite('gate');
    spoil?.(site);
    const before = readdirSync(site.folder);
    expectSentence(await site.run('build', ...options), named);
    expect(readdirSync(site.folder)).toEqual(before);
  });

  it('is named when it is the working folder that is gone', async () => {
    const shell = 'mkdir gone && cd gone && rmdir ../gone && "$@"';
    expectSentence(await new SmallSite('gate').process(['build'], { shell }), 'working folder');
  });

  it('is told when too many files are open', async () => {
    const site = await built();
    const before = contents(site.dist);
    change(site);
    const result = await site.process(['build'], { shell: 'ulimit -n 22 && "$@"' });
    expect(result.stderr).not.toContain('fault of the tool');
    expect(contents(site.dist)).toEqual(before);
  });
});
