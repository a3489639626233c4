import { chmodSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findChromium } from '../../cli/page-pictures/find-chromium.ts';
import { ensureChromium } from '../support/chromium.mjs';
import { inTurns } from '../support/in-turns.ts';
import { SmallSite } from '../support/small-site.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { measured, toldOf } from './browser-site.ts';

const inTurn = inTurns();

const chromium = findChromium(process.env) ?? ensureChromium();

describe('lint --browser', () => {
  test('finds texts that are hard to read and targets that are hard to hit, far down the page too', async () => {
    const small = (name: string) =>
      `<a href="/${name}" style="display:block;width:12px;height:12px;overflow:hidden">${name}</a>`;
    const pages = await measured({
      '/pale':
        '<div style="height:3000px"></div><p style="color:#999;background:#fff">Pale words</p>',
      '/clear': '<p style="color:#333;background:#fff">Clear words</p>',
      '/narrow': `<style>@media (width < 500px) { p { color: #bbb } }</style><p>Pale on a phone</p>`,
      '/close': `<main>${small('a')}${small('b')}</main>`,
    });
    expect(toldOf(pages)).toEqual([
      '/pale 390 style/contrast Pale words',
      '/pale 1280 style/contrast Pale words',
      '/narrow 390 style/contrast Pale on a phone',
      '/close 390 style/tap-target a',
      '/close 390 style/tap-target b',
    ]);
    expect(pages).toHaveLength(8);
    expect(pages[0]?.faults[0]?.measured).toMatchObject({ contrastRatio: 2.84 });
  });

  test('knows the names of targets without words, and the texts and the part of the page around them', async () => {
    const size = 'style="display:block;width:12px;height:12px;overflow:hidden"';
    let count = 0;
    const icon = (attributes: string, inside = '') =>
      `<a href="/${count++}" ${size} ${attributes}>${inside}</a>`;
    const [page] = await measured({
      '/icons': `<header>${icon('', 'Menu')}${icon('', 'Menu')}</header><main>
        <section><h2 data-edit="sections[0].cards.heading">Here</h2></section>
        <section><h2 data-edit="sections[1].links.heading">Elsewhere</h2>
          ${icon('aria-label="Films"')}${icon('title="Talks"')}${icon('role="button"')}
          ${icon('', `<img alt="Photographs" data-edit-picture="sections[1].links.image" src="/a.svg" ${size}>`)}
          <input type="checkbox" id="box" style="display:block;width:12px;height:12px;margin:0"><label for="box">Tick</label>
        </section></main><footer>${icon('', 'Imprint')}${icon('', 'Terms')}</footer>`,
    });
    const near = 'sections[1].links.heading';
    expect(
      page?.faults.map(({ words, key, near: beside, frame }) => [words, key ?? beside, frame]),
    ).toEqual([
      ['Menu', undefined, 'header'],
      ['Menu', undefined, 'header'],
      ['Films', near, undefined],
      ['Talks', near, undefined],
      ['', near, undefined],
      ['Photographs', 'sections[1].links.image.alt', undefined],
      ['Tick', near, undefined],
      ['Imprint', undefined, 'footer'],
      ['Terms', undefined, 'footer'],
    ]);
    expect(page?.faults.map(({ selector }) => selector).join()).not.toContain('data-edit');
  });

  // Only Linux tells of processes by files.
  test.runIf(existsSync('/proc/self/cmdline'))(
    'leaves no browser running, though its executable is a script that starts another process',
    async () => {
      const mark = `--user-agent=touchdown-${process.pid}`;
      const script = join(tempFolder(), 'chromium');
      writeFileSync(script, `#!/bin/sh\n"${chromium}" ${mark} "$@"\n`);
      chmodSync(script, 0o755);
      const pages = await measured({ '/clear': '<p>Clear words</p>' }, { chromium: script });
      expect(pages).toHaveLength(2);
      const running = () =>
        readdirSync('/proc').filter((id) => {
          try {
            return readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(mark);
          } catch {
            return false;
          }
        });
      await expect.poll(running).toEqual([]);
    },
  );

  inTurn('tells what it finds where the words stand', async () => {
    const site = new SmallSite('gate', 'yard');
    const color = (slug: string, classes: string) =>
      site.write(slug, (text) => text.replace('bg-red-700 text-white', classes));
    // What is pale on wide screens only a browser knows; of the others the classes alone tell.
    color('gate', 'bg-red-700 text-white lg:bg-amber-100 lg:text-amber-200');
    color('yard', 'bg-amber-100 text-amber-200');
    const files = ['landings/gate.yaml', 'landings/yard.yaml'];
    const { code, stdout } = await site.run('lint', '--browser', ...files, '--json');
    expect(code).toBe(0);
    const found = JSON.parse(stdout).diagnostics.filter(({ rule }: { rule: string }) =>
      rule.startsWith('style/'),
    );
    const lines = readFileSync(join(site.landings, 'gate.yaml'), 'utf8').split('\n');
    const line = lines.findIndex((text) => text.includes('Today before dark')) + 1;
    expect(found).toMatchObject([
      { file: files[0], rule: 'style/contrast', line, column: 11, severity: 'warning' },
      { file: files[1], rule: 'style/banner-contrast' },
    ]);
    // What is measured differs with fonts and browsers, so an accepted finding is known by its line.
    await site.run('lint', '--browser', '--update-baseline');
    const contrast = async () =>
      JSON.parse((await site.run('lint', '--browser', ...files, '--json')).stdout)
        .diagnostics.map(({ rule }: { rule: string }) => rule)
        .includes('style/contrast');
    color('gate', 'bg-red-700 text-white lg:bg-amber-50 lg:text-amber-200');
    expect(await contrast()).toBe(false);
    site.write('gate', (text) =>
      text
        .replace('bg-red-700 text-white', 'bg-red-700 text-white lg:bg-amber-50 lg:text-amber-200')
        .replace('Today before dark', 'Today before it is dark'),
    );
    expect(await contrast()).toBe(true);
  });

  inTurn(
    'measures each variant of a landing, and tells what it alone has in its lines',
    async () => {
      const site = new SmallSite('gate');
      const banner = '{ text: Now or never, className: bg-red-700 text-white lg:bg-red-100 }';
      const set = `{ hero.urgencyBanner: ${banner} }`;
      site.write('gate', (text) => `${text}\nvariants: [{ name: now, weight: 20, set: ${set} }]\n`);
      const { stdout } = await site.run('lint', '--browser', 'landings/gate.yaml', '--json');
      const lines = readFileSync(join(site.landings, 'gate.yaml'), 'utf8').split('\n');
      const line = lines.findIndex((text) => text.includes('Now or never')) + 1;
      const found = JSON.parse(stdout).diagnostics;
      expect(found).toMatchObject([{ file: 'landings/gate.yaml', rule: 'style/contrast', line }]);
    },
  );

  inTurn('says so where there is no browser', async () => {
    const site = new SmallSite('gate');
    const { code, stderr } = await site.process(['lint', '--browser'], {
      env: { CHROMIUM_PATH: '/nowhere/chromium' },
    });
    expect(code).toBe(1);
    expect(stderr).toContain('CHROMIUM_PATH');
  });
});
