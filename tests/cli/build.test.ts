import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { SmallSite } from '../support/small-site.ts';
import { contents } from '../support/tiny-site.ts';

const inTurn = inTurns();

describe('build', () => {
  it('writes every landing as a flat file, beside the files that hosts and search engines read', async () => {
    const site = new SmallSite('gate', 'yard');
    const { code, report } = await site.build();
    expect(code).toBe(0);
    expect(report).toMatchObject({ unchanged: 0, removed: 0, diagnostics: [] });
    expect(report.written).toBe(report.pages);
    const files = [...contents(site.dist).keys()];
    expect(files).toEqual(
      expect.arrayContaining([
        ...['gate.html', 'yard.html', 'index.html', 'sitemap.xml', 'robots.txt'],
        ...['page-registry.json', '_headers', '_redirects'],
      ]),
    );
    expect(report.bytes).toBe(
      files.reduce((sum, file) => sum + statSync(join(site.dist, file)).size, 0),
    );
    const registry = JSON.parse(readFileSync(join(site.dist, 'page-registry.json'), 'utf8'));
    expect(registry).toContainEqual(
      expect.objectContaining({
        path: '/gate',
        type: 'landing',
        name: 'Signed at the gate of gate',
      }),
    );
  });

  it('writes nothing when nothing has changed', async () => {
    const site = new SmallSite('gate', 'yard');
    await site.build();
    const before = statSync(site.dist).ino;
    const { code, report } = await site.build();
    expect(code).toBe(0);
    expect(report).toMatchObject({ written: 0, removed: 0, unchanged: report.pages });
    expect(statSync(site.dist).ino).toBe(before);
  });

  it('counts what the quick renderer leaves to React: nothing of a landing', async () => {
    const site = new SmallSite('gate');
    const { report: first } = await site.build();
    // Hand-written pages may use what they like, but few need React.
    expect(first.reactFallbacks).toBeGreaterThanOrEqual(0);
    expect(first.reactFallbacks).toBeLessThan(first.pages / 10);
    site.write('yard');
    const { report: second } = await site.build();
    expect(second).toMatchObject({ written: 1, reactFallbacks: first.reactFallbacks });
    expect((await site.build()).report.reactFallbacks).toBe(0);
  });

  it('makes only the page whose file has changed, and counts those that are gone', async () => {
    const site = new SmallSite('gate', 'yard', 'lot');
    await site.build();
    site.write('yard', (text) => text.replace('We are on the road.', 'We are under way.'));
    expect((await site.build()).report).toMatchObject({ written: 1, removed: 0 });
    expect(readFileSync(join(site.dist, 'yard.html'), 'utf8')).toContain('We are under way.');
    const one = new SmallSite('gate');
    cpSync(one.landings, join(site.folder, 'fewer'), { recursive: true });
    const { report } = await site.build('--landings', 'fewer');
    expect(report.removed).toBe(2);
    expect(existsSync(join(site.dist, 'lot.html'))).toBe(false);
  });

  it('leaves the old site alone when a landing has errors, and tells all of them', async () => {
    const site = new SmallSite('gate', 'yard');
    await site.build();
    const before = contents(site.dist);
    site.write('gate', (text) =>
      text.replace('headline:', 'headlin:').replace('rating: 5', 'rating: 7'),
    );
    site.write('yard', (text) => `${text}\textra: tab\n`);
    const { code, report } = await site.build();
    expect(code).toBe(1);
    expect(report.diagnostics.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'landings/gate.yaml shape/unknown-key',
      'landings/gate.yaml shape/range',
      'landings/yard.yaml syntax/tab',
    ]);
    expect(contents(site.dist)).toEqual(before);
  });

  it('refuses a folder that somebody else filled, and takes an empty one', async () => {
    const site = new SmallSite('gate');
    mkdirSync(join(site.folder, 'photos'));
    writeFileSync(join(site.folder, 'photos/index.html'), 'mine');
    const { code, stderr } = await site.build('--out', 'photos');
    expect(code).toBe(1);
    expect(stderr).toContain('photos');
    expect(contents(join(site.folder, 'photos'))).toEqual(new Map([['index.html', 'mine']]));
    mkdirSync(join(site.folder, 'empty'));
    expect((await site.build('--out', 'empty')).code).toBe(0);
    expect((await site.build('--out', 'new/deep/folder')).code).toBe(0);
    expect((await site.build('--out', 'site.config.yaml')).code).toBe(1);
  });

  it('repairs what somebody changed in the output', async () => {
    const site = new SmallSite('gate', 'yard');
    await site.build();
    const clean = contents(site.dist);
    writeFileSync(join(site.dist, 'gate.html'), 'vandalised');
    expect((await site.build()).report.written).toBe(1);
    expect(contents(site.dist)).toEqual(clean);
  });

  inTurn('gives the same bytes with --force, and from a process of its own', async () => {
    const site = new SmallSite('gate', 'yard');
    await site.build();
    const clean = contents(site.dist);
    expect((await site.build('--force')).report.written).toBeGreaterThan(0);
    expect(contents(site.dist)).toEqual(clean);
    const { code, stdout } = await site.process(['build', '--out', 'elsewhere', '--json']);
    expect(code).toBe(0);
    expect(JSON.parse(stdout).pages).toBeGreaterThan(2);
    expect(contents(join(site.folder, 'elsewhere'))).toEqual(clean);
  });

  inTurn('renders the same with worker threads as without', async () => {
    const site = new SmallSite(...Array.from({ length: 320 }, (_, index) => `gate-${index}`));
    const { report } = await site.build();
    expect(report.pages).toBeGreaterThan(320);
    const few = new SmallSite('gate-7', 'gate-319');
    await few.build();
    for (const page of ['gate-7.html', 'gate-319.html']) {
      expect(readFileSync(join(site.dist, page), 'utf8')).toBe(
        readFileSync(join(few.dist, page), 'utf8'),
      );
    }
  });
});
