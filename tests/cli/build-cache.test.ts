import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addBundle, findBundle } from '../../cli/templates/bundle-cache.ts';
import type { CommandResult } from '../support/command.ts';
import { cases, inProof } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';

/** A process id that nobody has: above the largest that Linux gives out. */
const DEAD = '4194999';

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

function alter(path: string): void {
  const bytes = readFileSync(path);
  const place = bytes.length >> 1;
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  writeFileSync(path, bytes);
}

/** A site that has been built, and shares with no other what is kept of it. */
async function ownSite(edit?: (text: string) => string, ...slugs: string[]): Promise<SmallSite> {
  const site = new SmallSite();
  for (const slug of ['gate', ...slugs]) site.write(slug, edit);
  expect((await site.build()).code).toBe(0);
  site.ownCache();
  return site;
}

/** The same with code, so that its bundle, too, is kept with it and nowhere else. */
async function ownSiteWithCode(): Promise<SmallSite> {
  const site = new SmallSite('gate');
  site.addCode();
  expect((await site.build()).code).toBe(0);
  site.ownCache();
  return site;
}

/** Builds in a process of its own. */
async function buildBeside(site: SmallSite, ...options: string[]): Promise<CommandResult> {
  return site.process(['build', '--json', ...options]);
}

describe('what is kept in .touchdown', () => {
  it('is made anew when somebody changed it: bundles', async () => {
    const site = await ownSiteWithCode();
    const clean = contents(site.dist);
    const bundles = join(site.cache, 'bundles');
    const [own = ''] = readdirSync(bundles).filter((name) => !name.includes('.'));
    const harms: [RegExp, (path: string) => void][] = [
      [/\/client\/assets\/site-[^/]+\.js$/, (path) => truncateSync(path, 0)],
      [/\/client\/assets\/[^/]+\.css$/, alter],
      [/\.png$/, (path) => rmSync(path)],
      [
        /render-pool\.mjs$/,
        (path) =>
          writeFileSync(
            path,
            'export const renderPage = () => ""; export const reactFallbacks = () => 0;',
          ),
      ],
    ];
    // Four more bundles of the same sources, each with a fault of its own and each newer than the one that is whole.
    for (const [index, [file, harm]] of harms.entries()) {
      const harmed = join(bundles, own.replace(/-.*/, `-0000000${index}`));
      cpSync(join(bundles, own), harmed, { recursive: true });
      const found = files(harmed).filter((path) => file.test(path));
      expect(found).not.toEqual([]);
      for (const path of found) harm(path);
      const later = new Date(Date.now() + 1000 * (index + 1));
      utimesSync(harmed, later, later);
    }
    rmSync(site.dist, { recursive: true });
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(clean);
    expect(readdirSync(bundles).filter((name) => !name.includes('.'))).toHaveLength(5);
  });

  it('is made anew when somebody changed it: preview pictures', async () => {
    const withPicture = (text: string) => `page:\n  ogImage: true\n${text}`;
    const site = await ownSite(withPicture, 'yard', 'lot', 'camp');
    const clean = contents(site.dist);
    const pictures = [...clean.keys()].filter((name) => name.startsWith('previews/'));
    const [cut = '', altered = '', swapped = '', gone = '', empty = ''] = pictures.map((name) =>
      join(site.cache, name),
    );
    truncateSync(cut, 1000);
    alter(altered);
    cpSync(join(site.cache, pictures[5] ?? ''), swapped);
    rmSync(gone);
    truncateSync(empty, 0);
    rmSync(site.dist, { recursive: true });
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(clean);
  });

  it('is made anew when somebody changed it: what is known of the last build', async () => {
    const site = await ownSite();
    const clean = contents(site.dist);
    for (const path of files(join(site.cache, 'outputs'))) alter(path);
    site.write('gate', (text) => text.replace('We are on the road.', 'We are under way.'));
    expect((await site.build()).code).toBe(0);
    site.write('gate', (text) => text);
    expect((await site.build()).code).toBe(0);
    expect(contents(site.dist)).toEqual(clean);
  });
});

describe('what nobody needs any longer', () => {
  it('is removed: what is known of output folders that are gone', async () => {
    const site = await ownSite();
    await site.build('--out', 'first');
    await site.build('--out', 'second');
    const outputs = () =>
      new Set(readdirSync(join(site.cache, 'builds')).map((name) => name.split('-')[0]));
    const before = outputs().size;
    rmSync(join(site.folder, 'first'), { recursive: true });
    site.write('yard', (text) => text);
    await site.build('--out', 'second');
    expect(outputs().size).toBe(before - 1);
    expect(files(join(site.cache, 'outputs'))).toHaveLength(2);
    expect((await site.build('--out', 'second')).report.written).toBe(0);
  });

  it('has no part of a bundle that was begun for a site with faults', async () => {
    const site = new SmallSite('gate');
    site.addCode();
    const bundles = join(site.cache, 'bundles');
    rmSync(bundles);
    appendFileSync(site.config, 'colour: blue\n');
    expect((await site.build()).code).toBe(1);
    expect(existsSync(bundles) ? readdirSync(bundles) : []).toEqual([]);
  });

  it('is removed: drafts and locks of dead processes, but not those of living ones', async () => {
    const site = await ownSite();
    const dead = [
      ...['builds/x.json', 'previews/x.png', 'outputs/x.txt'].map((name) =>
        join(site.cache, `${name}.${DEAD}`),
      ),
      join(site.cache, `previews/y.png.${DEAD}-17.draft`),
      join(site.folder, `.dist.touchdown-lock.${DEAD}-17.draft`),
      // This process, but started at another time: the number was given out again.
      join(site.cache, `previews/z.png.${process.pid}-17.draft`),
    ];
    const living = join(site.cache, `previews/z.png.${process.pid}.draft`);
    for (const path of [...dead, living]) writeFileSync(path, '');
    site.write('yard');
    expect((await buildBeside(site)).code).toBe(0);
    expect(dead.filter((path) => existsSync(path))).toEqual([]);
    expect(existsSync(living)).toBe(true);
  });

  it('is removed beside a new bundle: bundles of old sources and drafts of dead processes, but none that is used', async () => {
    const bundles = tempFolder();
    const make = async (folder: string) => writeFileSync(join(folder, 'server.mjs'), '');
    const old = Array.from({ length: 6 }, (_, index) => `000000000000000${index}-00000000`);
    for (const name of old) mkdirSync(join(bundles, name));
    writeFileSync(join(bundles, `${old[0]}.lease.${process.pid}`), '');
    writeFileSync(join(bundles, `${old[1]}.lease.${DEAD}`), '');
    const draft = join(bundles, `fedcba9876543210.${DEAD}`);
    mkdirSync(draft);
    const added = await addBundle(bundles, 'abcdef0123456789', make);
    expect(findBundle(bundles, 'abcdef0123456789')).toBe(added);
    expect(existsSync(draft)).toBe(false);
    const left = readdirSync(bundles);
    expect(left).toContain(old[0]);
    expect(left.filter((name) => !name.includes('.')).length).toBeLessThanOrEqual(5);
  });
});

describe('builds at the same time', () => {
  /** Builds into two folders at once, with pictures to be drawn, and expects what one alone makes. */
  async function expectUndisturbed(site: SmallSite, ...options: string[]): Promise<void> {
    await site.build('--out', 'alone');
    for (const path of files(join(site.cache, 'previews')).slice(0, 6)) truncateSync(path, 10);
    const outs = ['a', 'b'];
    const results = await Promise.all(
      outs.map((out) => buildBeside(site, ...options, '--out', out)),
    );
    expect(results.map(({ code, stderr }) => [code, stderr.includes('fault')])).toEqual(
      outs.map(() => [0, false]),
    );
    for (const out of outs)
      expect(contents(join(site.folder, out))).toEqual(contents(join(site.folder, 'alone')));
  }

  it('into folders of their own do not disturb each other, with pictures to be drawn', async () => {
    await expectUndisturbed(await ownSite());
  });

  inProof('into folders of their own do not disturb each other while both bundle', async () => {
    await expectUndisturbed(await ownSiteWithCode(), '--force');
  });

  it('into one folder: one is made, the others say who is at work', async () => {
    const site = await ownSite();
    const clean = contents(site.dist);
    rmSync(site.dist, { recursive: true });
    const results = await Promise.all(Array.from({ length: cases(2, 3) }, () => buildBeside(site)));
    const codes = results.map(({ code }) => code).sort();
    expect(codes[0]).toBe(0);
    for (const { code, stderr } of results) {
      expect(stderr).not.toContain('fault of the tool');
      if (code !== 0) expect(stderr).toMatch(/process \d+/);
    }
    expect(contents(site.dist)).toEqual(clean);
  });
});
