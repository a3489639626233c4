import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';

/** What is in the folder of a site, but what the tool keeps of it, which other sites share. */
function filesOf(site: SmallSite) {
  return readdirSync(site.folder)
    .filter((name) => name !== '.touchdown')
    .map((name) => {
      const path = join(site.folder, name);
      return [name, statSync(path).isFile() ? readFileSync(path, 'latin1') : contents(path)];
    });
}

/** Builds into `out` and expects a refusal that changes nothing in the site's folder. */
async function expectRefusal(site: SmallSite, out: string, ...options: string[]): Promise<string> {
  const before = filesOf(site);
  const { code, stderr } = await site.build('--out', out, ...options);
  expect([code, stderr]).toEqual([1, expect.not.stringContaining('fault of the tool')]);
  expect(stderr).not.toMatch(/^\s+at /m);
  expect(filesOf(site)).toEqual(before);
  return stderr;
}

describe('a build whose input lies in its output', () => {
  it.each(
    sample(
      [
        ['the landings', ['--landings', 'dist/landings']],
        ['the landings, as the output itself', ['--landings', 'dist']],
        ['the configuration', ['--config', 'dist/site.config.yaml']],
      ],
      1,
    ),
  )('is refused: %s', async (_, options) => {
    const site = new SmallSite('gate');
    await site.build();
    cpSync(site.landings, join(site.dist, 'landings'), { recursive: true });
    cpSync(site.config, join(site.dist, 'site.config.yaml'));
    expect(await expectRefusal(site, 'dist', ...options)).toContain('dist');
  });

  it('is refused when the way there is a link', async () => {
    const site = new SmallSite('gate');
    await site.build();
    renameSync(site.landings, join(site.dist, 'landings'));
    symlinkSync('dist/landings', site.landings);
    await expectRefusal(site, 'dist');
  });

  it('is refused in and above the working folder', async () => {
    const site = new SmallSite('gate');
    await site.build();
    for (const out of ['.', '..', '../..', '/']) {
      const { code, stderr } = await runHere(['build', '--root', site.folder, '--out', out], {
        cwd: join(site.dist, 'assets'),
        site: null,
      });
      expect([code, stderr]).toEqual([1, expect.stringContaining(' contains ')]);
    }
    expect(existsSync(join(site.dist, 'gate.html'))).toBe(true);
  });
});

describe('a build whose output lies in a source folder', () => {
  it('is refused, and later builds are not broken', async () => {
    const site = new SmallSite('gate');
    expect(await expectRefusal(site, 'landings/dist')).toContain('landings');
    await expectRefusal(site, 'landings');
    mkdirSync(join(site.landings, 'dist'));
    await expectRefusal(site, 'landings/dist');
    rmSync(join(site.landings, 'dist'), { recursive: true });
    expect((await site.build()).code).toBe(0);
  });

  it.each(sample(['renderer/dist', 'words', 'lib'], 1))(
    'is refused for %s of the tool',
    async (folder) => {
      await expectRefusal(new SmallSite('gate'), join(ROOT, folder));
    },
  );

  it.each(sample(['pages/dist', 'site', 'node_modules/dist', '.touchdown/dist'], 2))(
    'is refused for %s of the site',
    async (folder) => {
      await expectRefusal(new SmallSite('gate'), folder);
    },
  );
});

describe('files that no build wrote', () => {
  it.each(
    sample(
      [
        ['in the middle of a site', 'photos/house.jpg', 'photos/house.jpg'],
        ['beside the pages', 'CNAME', 'CNAME'],
        ['with the ending of a page', 'services/mine.html', 'services/mine.html'],
        ['among the previews', 'previews/house.png', 'previews/house.png'],
        ['among the pictures', 'media/house-960.jpg', 'media/house-960.jpg'],
        ['in a repository inside', 'sub/.git/config', 'sub/.git/config'],
      ] as const,
      2,
    ),
  )('stop it: %s', async (_, file, named) => {
    const site = new SmallSite('gate');
    await site.build();
    mkdirSync(join(site.dist, file, '..'), { recursive: true });
    writeFileSync(join(site.dist, file), 'mine');
    const stderr = await expectRefusal(site, 'dist');
    expect(stderr).toContain(named);
    expect(stderr).toContain('keep');
    site.write('gate', (text) => text.replace('We are on the road.', 'We are under way.'));
    await expectRefusal(site, 'dist', '--force');
    rmSync(join(site.dist, file));
    expect((await site.build()).code).toBe(0);
  });

  it.each([
    ['one that leads somewhere', '../landings'],
    ['one that leads nowhere', 'nowhere'],
  ])('are links, too: %s', async (_, target) => {
    const site = new SmallSite('gate');
    await site.build();
    symlinkSync(target, join(site.dist, 'link'));
    const { code, stderr } = await site.build();
    expect([code, stderr]).toEqual([1, expect.stringContaining('link')]);
    expect(readlinkSync(join(site.dist, 'link'))).toBe(target);
    expect(existsSync(join(site.landings, 'gate.yaml'))).toBe(true);
  });

  it('are not those that a build wrote for a host, once the cache is gone', async () => {
    const site = new SmallSite('gate');
    expect((await site.build('--host', 'github')).code).toBe(0);
    const forget = () => {
      for (const kept of ['builds', 'outputs']) rmSync(join(site.cache, kept), { recursive: true });
    };
    forget();
    expect((await site.build('--host', 'github')).code).toBe(0);
    forget();
    writeFileSync(join(site.dist, 'CNAME'), 'www.another-name.example\n');
    expect(await expectRefusal(site, 'dist', '--host', 'github')).toContain('CNAME');
  });

  it('are told from what another machine or an older version built', async () => {
    const site = new SmallSite('gate');
    await site.build();
    mkdirSync(join(site.dist, 'media'));
    for (const name of ['house-174760a8e3-16x9at50x50-960.avif', 'prices-174760a8e3.pdf'])
      writeFileSync(join(site.dist, 'media', name), 'made by a build');
    const elsewhere = new SmallSite('yard');
    cpSync(site.dist, elsewhere.dist, { recursive: true });
    expect((await elsewhere.build()).code).toBe(0);
    expect(existsSync(join(elsewhere.dist, 'gate.html'))).toBe(false);
    const third = new SmallSite('lot');
    cpSync(site.dist, third.dist, { recursive: true });
    writeFileSync(join(third.dist, 'notes.txt'), 'mine');
    expect(await expectRefusal(third, 'dist')).toContain('notes.txt');
  });

  it('are not what file managers leave behind, nor a build that lost a file', async () => {
    const site = new SmallSite('gate');
    await site.build();
    const clean = contents(site.dist);
    writeFileSync(join(site.dist, '.DS_Store'), 'positions of icons');
    rmSync(join(site.dist, 'gate.html'));
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(clean);
  });

  it('are whole folders of the same names', async () => {
    const site = new SmallSite('gate');
    await site.build();
    rmSync(site.dist, { recursive: true });
    mkdirSync(site.dist);
    writeFileSync(join(site.dist, 'index.html'), 'mine');
    await expectRefusal(site, 'dist');
  });
});

describe('an output folder that is a link', () => {
  it('stays one, and the folder it leads to gets the new site', async () => {
    const site = new SmallSite('gate');
    const target = join(tempFolder(), 'html');
    mkdirSync(target);
    symlinkSync(target, site.dist);
    expect((await site.build()).code).toBe(0);
    site.write('yard');
    expect((await site.build()).report.written).toBeGreaterThan(0);
    expect((await site.build()).report.written).toBe(0);
    expect(lstatSync(site.dist).isSymbolicLink()).toBe(true);
    expect(readFileSync(join(target, 'yard.html'), 'utf8')).toContain('yard');
  });

  it.each([
    ['nowhere', 'nowhere'],
    ['to itself', 'dist'],
  ])('is refused when it leads %s', async (_, to) => {
    const site = new SmallSite('gate');
    symlinkSync(to, site.dist);
    const { code, stderr } = await site.build();
    expect([code, stderr]).toEqual([1, expect.stringContaining('dist')]);
    expect(stderr).not.toContain('fault of the tool');
    expect(readlinkSync(site.dist)).toBe(to);
    expect((await site.run('lint')).code).toBe(0);
  });
});
