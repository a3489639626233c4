import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type CommandResult, ROOT } from '../support/command.ts';
import { CAN_MOUNT, makeReadOnly, mountDisk, mountItself } from '../support/mount.ts';
import { contents } from '../support/tiny-site.ts';
import { ToolCopy } from '../support/tool-copy.ts';

/** A user without rights of its own. */
const NOBODY = 65_534;

/** For the tests that leave the tool as it was; one that harms it makes a copy of its own. */
const shared = new ToolCopy();

/** The shared copy with the same site as ever in its output folder. */
async function built(): Promise<ToolCopy> {
  cpSync(join(ROOT, 'site.config.yaml'), join(shared.cwd, 'site.config.yaml'));
  shared.write('gate', (text) => text);
  expect((await shared.build()).code).toBe(0);
  return shared;
}

/** The command has failed in words: exit code 1, the thing named, no stack. */
function expectSentence({ code, stderr }: CommandResult, ...named: string[]): void {
  expect([code, stderr]).toEqual([1, expect.not.stringContaining('fault of the tool')]);
  expect(stderr).not.toMatch(/^\s+at .*:\d+/m);
  for (const name of named) expect(stderr).toContain(name);
}

const change = (tool: ToolCopy) =>
  tool.write('gate', (text) => text.replace('We are on the road.', 'We are under way.'));

/** Nothing of the build is left beside the output folder. */
const leftovers = (folder: string) =>
  readdirSync(folder).filter((name) => name.startsWith('.dist'));

describe.runIf(CAN_MOUNT)('a full disk', () => {
  it('under the output folder leaves the old site, whatever the size at which it is full', async () => {
    const tool = await built();
    const disk = join(tool.cwd, 'disk');
    mountDisk(disk, 40_000);
    cpSync(tool.dist, join(disk, 'dist'), { recursive: true });
    const before = contents(join(disk, 'dist'));
    expect((await tool.build('--out', 'disk/dist')).code).toBe(0);
    // Every page shows it, so all are written anew, and no picture does, so none is drawn.
    const config = join(tool.cwd, 'site.config.yaml');
    writeFileSync(config, readFileSync(config, 'utf8').replace(/^( {2}email: )[^@]+/m, '$1office'));
    // Free space in kB: for nothing at all, for the lock, for a few pages, for most of them.
    for (const free of [0, 8, 200, 1000]) {
      const filler = join(disk, 'filler');
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - free * 1024)));
      const result = await tool.build('--out', 'disk/dist');
      expectSentence(result, 'disk is full: disk');
      rmSync(filler);
      expect(contents(join(disk, 'dist'))).toEqual(before);
      expect(leftovers(disk)).toEqual([]);
    }
    expect((await tool.build('--out', 'disk/dist')).code).toBe(0);
  });

  it.each([
    // Only then are the templates bundled again.
    ['bundles', ['--force']],
    // Where no site is yet, every picture is wanted.
    ['previews', ['--out', 'next']],
    ['outputs', []],
    ['builds', []],
  ])('under .touchdown/%s is told before anything is published', async (part, options) => {
    const tool = await built();
    const before = contents(tool.dist);
    change(tool);
    mountDisk(join(tool.cache, part), 4);
    expectSentence(await tool.build(...options), 'disk is full', '.touchdown');
    expect(contents(tool.dist)).toEqual(before);
    expect(existsSync(join(tool.cwd, 'next'))).toBe(false);
  });

  it('under the output of a command is told', async () => {
    const result = await shared.run(['lint', '--json'], { shell: '"$@" > /dev/full' });
    expectSentence(result, 'disk is full', 'standard output');
  });
});

describe.runIf(CAN_MOUNT)('a mount point', () => {
  it('as the output folder is refused at once, the site in it unchanged', async () => {
    const tool = new ToolCopy();
    mountDisk(tool.dist, 100);
    writeFileSync(join(tool.dist, 'index.html'), 'old');
    expectSentence(await tool.build(), 'mount point', 'dist', '--out');
    expect(contents(tool.dist)).toEqual(new Map([['index.html', 'old']]));
  });

  it('of the same file system as the output folder leaves the old site', async () => {
    const tool = await built();
    const before = contents(tool.dist);
    mountItself(tool.dist);
    change(tool);
    expectSentence(await tool.build(), 'dist', 'mount point');
    expect(contents(tool.dist)).toEqual(before);
    expect(leftovers(tool.cwd)).toEqual([]);
  });

  it('kept in the output folder leaves the old site, with all that was moved before', async () => {
    const tool = new ToolCopy();
    const config = join(tool.cwd, 'site.config.yaml');
    appendFileSync(config, '\nkeep: [a, b]\n');
    await tool.build();
    for (const name of ['a', 'b']) {
      mkdirSync(join(tool.dist, name));
      writeFileSync(join(tool.dist, name, 'own.txt'), 'mine');
    }
    mountItself(join(tool.dist, 'b'));
    const before = contents(tool.dist);
    change(tool);
    expectSentence(await tool.build(), 'dist/b');
    expect(contents(tool.dist)).toEqual(before);
    expect(leftovers(tool.cwd)).toEqual([]);
  });

  it('that is a read-only file system is told', async () => {
    mountDisk(join(shared.cwd, 'disk'), 100);
    makeReadOnly(join(shared.cwd, 'disk'));
    expectSentence(await shared.build('--out', 'disk/dist'), 'disk', 'only be read');
  });

  it('on another file system is reached through a link', async () => {
    const tool = new ToolCopy();
    mountDisk(join(tool.cwd, 'disk'), 40_000);
    mkdirSync(join(tool.cwd, 'disk/html'));
    symlinkSync('disk/html', tool.dist);
    expect((await tool.build()).code).toBe(0);
    change(tool);
    expect((await tool.build()).report?.written).toBe(1);
    expect(existsSync(join(tool.cwd, 'disk/html/gate.html'))).toBe(true);
  });

  it('at the end of a link is refused', async () => {
    const tool = new ToolCopy();
    mountDisk(join(tool.cwd, 'disk'), 40_000);
    symlinkSync('disk', tool.dist);
    expectSentence(await tool.build(), 'mount point');
  });
});

describe.runIf(process.getuid?.() === 0)('a user without permission', () => {
  it('is told of a folder in which the output cannot be made', async () => {
    const tool = await built();
    const before = contents(tool.dist);
    const args = ['build', '--out', 'dist', '--json'];
    expectSentence(await tool.run(args, { uid: NOBODY }), 'permission', 'work');
    expect(contents(tool.dist)).toEqual(before);
  });

  it('is told of a cache that cannot be written, before anything is published', async () => {
    const tool = new ToolCopy();
    await tool.build();
    const before = contents(tool.dist);
    change(tool);
    for (const name of readdirSync(tool.cwd, { recursive: true, encoding: 'utf8' }))
      chownSync(join(tool.cwd, name), NOBODY, NOBODY);
    chownSync(tool.cwd, NOBODY, NOBODY);
    expectSentence(await tool.run(['build', '--json'], { uid: NOBODY }), '.touchdown');
    expect(contents(tool.dist)).toEqual(before);
    expect(leftovers(tool.cwd)).toEqual([]);
  });

  it('needs none to write where the landings lie', async () => {
    const tool = new ToolCopy();
    chmodSync(join(tool.cwd, 'landings'), 0o555);
    for (const folder of [tool.cache, tool.cwd])
      for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
        if (!name.startsWith('landings')) chownSync(join(folder, name), NOBODY, NOBODY);
    const { code, stderr } = await tool.run(['build'], { uid: NOBODY });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('error')]);
  });

  it('is told of landings that cannot be read', async () => {
    const tool = new ToolCopy();
    for (const folder of [tool.cache, tool.cwd])
      for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })])
        chownSync(join(folder, name), NOBODY, NOBODY);
    chmodSync(join(tool.cwd, 'landings/gate.yaml'), 0);
    expectSentence(await tool.run(['build'], { uid: NOBODY }), 'landings/gate.yaml');
    chmodSync(join(tool.cwd, 'landings'), 0);
    expectSentence(await tool.run(['build'], { uid: NOBODY }), 'landings');
    const { code, stdout } = await tool.run(['lint'], { uid: NOBODY });
    expect([code, stdout]).toEqual([1, expect.stringContaining('landings')]);
  });
});

describe('a place that cannot be used', () => {
  it.each<[string, ((tool: ToolCopy) => void) | undefined, string[], string]>([
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
      ({ cwd }) => symlinkSync('other', join(cwd, 'other')),
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
  ])('is named: %s', async (_, spoil, options, named) => {
    const tool = spoil ? new ToolCopy() : shared;
    spoil?.(tool);
    const before = readdirSync(tool.cwd);
    expectSentence(await tool.run(['build', ...options]), named);
    expect(readdirSync(tool.cwd)).toEqual(before);
  });

  it('is named when it is the working folder that is gone', async () => {
    const shell = 'mkdir gone && cd gone && rmdir ../gone && "$@"';
    expectSentence(await shared.run(['build'], { shell }), 'working folder');
  });

  it('is told when too many files are open', async () => {
    const tool = await built();
    const before = contents(tool.dist);
    change(tool);
    const result = await tool.run(['build', '--force'], { shell: 'ulimit -n 22 && "$@"' });
    expect(result.stderr).not.toContain('fault of the tool');
    expect(contents(tool.dist)).toEqual(before);
  });
});

describe('a template that does not compile', () => {
  it('is told in the words of the compiler, without its stack', async () => {
    const tool = new ToolCopy();
    const page = join(tool.folder, 'pages/about/+Page.tsx');
    renameSync(page, `${page}.old`);
    writeFileSync(page, 'export default function Page() { return <p>never closed; }\n');
    expectSentence(await tool.run(['build']), 'pages/about/+Page.tsx');
  });
});
