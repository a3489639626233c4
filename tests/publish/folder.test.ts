import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HIDDEN_SITE } from '../../cli/build/site-files.ts';
import { cases } from '../support/proof.ts';
import { FinishedSite, filesIn, siteOf } from './finished-site.ts';

const ok = (result: { code: number | null; stdout: string }) => {
  expect(result.code, result.stdout).toBe(0);
  return JSON.parse(result.stdout);
};

/** A site and the folder that it is published to. */
class FolderSite extends FinishedSite {
  readonly folder = join(this.root, 'www');

  get shown(): Record<string, string> {
    return filesIn(join(this.folder, 'current'));
  }

  async put(...options: string[]) {
    return ok(await this.publish('www', options));
  }
}

describe('touchdown publish to a folder', () => {
  it('shows the whole site by a link, and says what it was', async () => {
    const site = new FolderSite();
    const files = site.build(siteOf('a'));
    const told = await site.put();
    expect(told).toEqual({
      ...{ release: '000001', files: 6, written: 6 },
      bytes: Object.values(files).reduce((sum, text) => sum + text.length, 0),
    });
    expect(site.shown).toEqual(files);
    expect(JSON.parse(site.shown['build-manifest.json'] ?? '')).toHaveLength(5);
    const ledger = readFileSync(join(site.root, 'published-addresses.txt'), 'utf8');
    expect(ledger.split('\n').filter((line) => line.startsWith('/'))).toEqual(['/', '/about']);
  });

  it('shows the site again if a file of the published release is missing or was changed', async () => {
    const site = new FolderSite();
    const files = site.build(siteOf('a'));
    await site.put();
    const about = join(site.folder, 'current/about.html');
    for (const damage of [() => rmSync(about), () => writeFileSync(about, 'changed by hand')]) {
      damage();
      await site.put();
      expect(site.shown).toEqual(files);
    }
    expect(await site.put()).toMatchObject({ release: '000003', written: 0 });
  });

  it('writes only what is new, and changes nothing in a release', async () => {
    const site = new FolderSite();
    site.build(siteOf('a'));
    await site.put();
    const first = join(site.folder, 'releases/000001');
    const before = filesIn(first);
    site.build({ ...siteOf('a'), 'about.html': 'about more' });
    expect(await site.put()).toMatchObject({ release: '000002', written: 2 });
    expect(site.shown['about.html']).toBe('about more');
    expect(filesIn(first)).toEqual(before);
    const inode = (id: string) => statSync(join(site.folder, 'releases', id, 'index.html')).ino;
    expect(inode('000002')).toBe(inode('000001'));
    expect(await site.put()).toMatchObject({ release: '000002', written: 0, bytes: 0 });
  });

  it('lets visitors with an old page open find its assets, for three releases', async () => {
    const site = new FolderSite();
    for (const asset of ['a', 'b', 'c', 'd']) {
      site.build(siteOf(asset));
      await site.put();
      expect(site.shown).toHaveProperty('assets/page-a.css');
    }
    site.build(siteOf('e'));
    await site.put();
    const assets = Object.keys(site.shown).filter((file) => file.startsWith('assets/'));
    expect(assets.sort()).toEqual(['b', 'c', 'd', 'e'].map((name) => `assets/page-${name}.css`));
    const blob = (text: string) =>
      join(site.folder, 'blobs', createHash('sha256').update(text).digest('hex'));
    const pages = ['a', 'b'].map((name) => `index needs assets/page-${name}.css`);
    expect(pages.map((text) => existsSync(blob(text)))).toEqual([false, true]);
    expect(readdirSync(join(site.folder, 'releases')).sort()).toEqual([
      '000002',
      '000003',
      '000004',
      '000005',
    ]);
  });

  it('goes back, step by step, and forward with the next build', async () => {
    const site = new FolderSite();
    for (const asset of ['a', 'b', 'c']) {
      site.build(siteOf(asset));
      await site.put();
    }
    rmSync(site.dist, { recursive: true });
    expect(await site.put('--rollback')).toMatchObject({ release: '000004', restored: '000002' });
    expect(site.shown['index.html']).toBe('index needs assets/page-b.css');
    expect(site.shown).toHaveProperty('assets/page-c.css');
    expect(await site.put('--rollback')).toMatchObject({ restored: '000001', written: 0 });
    expect(site.shown['index.html']).toBe('index needs assets/page-a.css');
    expect((await site.publish('www', ['--rollback'])).code).toBe(1);
    site.build(siteOf('d'));
    expect(await site.put()).toMatchObject({ release: '000006' });
    expect(await site.put('--rollback')).toMatchObject({ restored: '000005' });
  });

  it('warns of a build with drafts, and does not count its addresses as published', async () => {
    const site = new FolderSite();
    site.build({ ...siteOf('a'), 'robots.txt': `${HIDDEN_SITE}\nUser-agent: *\n` });
    const hidden = await site.publish('www');
    expect([hidden.code, hidden.stderr]).toEqual([0, expect.stringContaining('drafts')]);
    expect(existsSync(join(site.root, 'published-addresses.txt'))).toBe(false);
    site.build({ ...siteOf('a'), 'robots.txt': 'User-agent: *\nDisallow: /\n' });
    expect(await site.publish('www')).toMatchObject({ code: 0, stderr: '' });
  });

  it('takes along what the owner keeps in the output', async () => {
    const site = new FolderSite();
    site.build(siteOf('a'));
    site.write('robots-of-mine.txt', 'mine');
    site.write('.DS_Store', 'litter');
    await site.put();
    expect(site.shown).toHaveProperty('robots-of-mine.txt', 'mine');
    expect(site.shown).not.toHaveProperty('.DS_Store');
  });
});

describe('touchdown publish refuses', () => {
  it.each<[string, (site: FolderSite) => unknown]>([
    ['a folder without a site', (site) => rmSync(site.dist, { recursive: true })],
    ['a page that was changed', (site) => site.write('index.html', 'changed')],
    ['a page that is missing', (site) => rmSync(join(site.dist, 'about.html'))],
    ['a file that no build wrote', (site) => site.write('notes.txt', 'mine')],
    ['a list that cannot be read', (site) => site.write('build-manifest.json', '[')],
    [
      'a list of no files',
      (site) => {
        rmSync(site.dist, { recursive: true });
        mkdirSync(site.dist);
        site.write('build-manifest.json', '[]');
      },
    ],
    [
      'a place with files of others',
      (site) => {
        rmSync(site.folder, { recursive: true });
        mkdirSync(site.folder);
        writeFileSync(join(site.folder, 'index.php'), 'others');
      },
    ],
  ])('%s, with 1 and a sentence, and changes nothing', async (_, harm) => {
    const site = new FolderSite();
    site.build(siteOf('a'));
    await site.put();
    site.build(siteOf('b'));
    harm(site);
    const before = filesIn(site.folder);
    const { code, stdout } = await site.publish('www');
    expect([code, JSON.parse(stdout)]).toEqual([1, { error: expect.stringMatching(/\.$/) }]);
    expect(filesIn(site.folder)).toEqual(before);
  });

  it.each([
    ['the output itself', ['dist']],
    ['a folder in the output', ['dist/www']],
    ['the folder around the output', ['.']],
    ['an endpoint for a folder', ['www', '--endpoint', 'http://localhost']],
    ['a bucket without a name', ['s3://']],
    ['a web address', ['https://example.com/www']],
    ['a bucket with its scheme in capitals', ['S3://bucket']],
    ['a prefix with an empty part', ['s3://bucket/a//b']],
    ['a prefix that leads upwards', ['s3://bucket/a/../b']],
    ['a prefix that leads nowhere', ['s3://bucket/.']],
    ['an endpoint that is none', ['s3://bucket', '--endpoint', 'localhost']],
  ])('%s, with 2', async (_, [target = '', ...options]) => {
    const site = new FolderSite();
    site.build(siteOf('a'));
    const before = readdirSync(site.root);
    expect((await site.publish(target, options)).code).toBe(2);
    expect(readdirSync(site.root)).toEqual(before);
  });
});

it('shows after any history what was published last, and keeps no more than that needs', async () => {
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('a', 'b', 'c', 'd', 'e') },
    { weight: 1, arbitrary: fc.constant('rollback') },
  );
  const property = fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
    const site = new FolderSite();
    const online: string[] = [];
    for (const name of steps) {
      const isBack = name === 'rollback';
      if (!isBack) site.build(siteOf(name));
      const { code } = await site.publish('www', isBack ? ['--rollback'] : []);
      if (!isBack && name !== online.at(-1)) online.push(name);
      if (isBack && code === 0) online.pop();
    }
    const shown = online.at(-1);
    if (shown === undefined) return;
    expect(site.shown['index.html']).toBe(`index needs assets/page-${shown}.css`);
    expect(site.shown).toHaveProperty(`assets/page-${shown}.css`);
    expect(readdirSync(join(site.folder, 'releases')).length).toBeLessThanOrEqual(7);
    const used = new Set(
      Object.keys(filesIn(join(site.folder, 'releases'))).map(
        (file) => statSync(join(site.folder, 'releases', file)).ino,
      ),
    );
    for (const blob of readdirSync(join(site.folder, 'blobs')))
      expect(used.has(statSync(join(site.folder, 'blobs', blob)).ino)).toBe(true);
  });
  await fc.assert(property, { numRuns: cases(8, 300) });
});
