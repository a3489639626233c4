import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { derivePalette } from '../../cli/palette/palette.ts';
import { DataSite } from '../support/data-site.ts';
import { photograph } from '../support/photographs.ts';

const COLOR = '#7c3aed';
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h120v40z"/></svg>';

const assets = (site: DataSite) => readdirSync(join(site.dist, 'assets'));

describe('a brand as data', () => {
  it('gives the favicon and the manifest its colours, and draws a mark with the initials', async () => {
    const site = new DataSite({ brand: { color: COLOR } });
    expect((await site.build()).code).toBe(0);
    const { deep } = derivePalette({ color: COLOR });
    expect(site.built('favicon.svg')).toMatch(new RegExp(`fill="${deep}".*>H<`));
    expect(JSON.parse(site.built('site.webmanifest'))).toMatchObject({
      name: 'Hofmann Elektro',
      lang: 'de',
      theme_color: deep,
    });
    const html = site.built('index.html');
    expect(html).toContain('<link rel="manifest" href="/site.webmanifest">');
    expect(html).toMatch(/<svg class="mark".*?>HE<\/text>/);
  });

  it('shows its logo in place of mark and name, under a name that follows its content', async () => {
    const logo = { src: 'logo.svg', alt: 'Hofmann Elektro' };
    const site = new DataSite({ brand: { color: COLOR, logo } });
    site.write('media/logo.svg', LOGO.replace('</svg>', '<script>alert(1)</script></svg>'));
    expect((await site.build()).code).toBe(0);
    const [, file = ''] = /<img class="logo" src="\/([^"]+)"/.exec(site.built('index.html')) ?? [];
    expect(site.built(file)).toContain('<path d="M0 0h120v40z"');
    expect(site.built(file)).not.toContain('script');
    expect(site.built('index.html')).toContain('alt="Hofmann Elektro" width="120" height="40"');
    site.write('media/logo.svg', LOGO.replace('0h120', '0h60'));
    expect((await site.build()).report.unchanged).toBe(0);
    expect(site.built('index.html')).not.toContain(file);
    expect(readdirSync(join(site.dist, 'media'))).toHaveLength(1);
  });

  it('shows a photographed logo as small as its place, and without what the camera said', async () => {
    const logo = { src: 'sign.jpg', alt: 'Hofmann Elektro' };
    const site = new DataSite({ brand: { color: COLOR, logo } });
    site.put('media/sign.jpg', await photograph(1200, 400));
    expect((await site.build()).code).toBe(0);
    const html = site.built('index.html');
    const [tag = ''] = /<img class="logo"[^>]*>/.exec(html) ?? [];
    expect(tag).toMatch(/ width="279" height="93"/);
    const files = readdirSync(join(site.dist, 'media'));
    expect(files).toHaveLength(1);
    expect(tag).toContain(`src="/media/${files[0]}"`);
    const made = await sharp(join(site.dist, 'media', files[0] ?? '')).metadata();
    expect(made).toMatchObject({ width: 279, height: 93 });
    expect(made.exif).toBeUndefined();
    expect((await site.build()).report).toMatchObject({ written: 0 });
    site.put('media/sign.jpg', await photograph(900, 300));
    expect((await site.build()).report.unchanged).toBe(0);
    expect(site.built('index.html')).not.toContain(files[0]);
  });

  it.each([
    ['Sign.png', 'sign.png', 'picture/case', 'error'],
    ['sign.png', 'sign.png', 'picture/ending', 'error'],
    ['sign.jpg', 'sign.jpg', 'picture/too-small', 'warning'],
  ])('named %s as %s is told as %s where it is named', async (file, src, rule, severity) => {
    const site = new DataSite({ brand: { color: COLOR, logo: { src, alt: 'Hofmann' } } });
    site.put(`media/${file}`, await photograph(100, 30));
    const [line = ''] = site.text('site.config.yaml').split('src:');
    const place = { line: line.split('\n').length, rule, severity };
    expect(await site.lint()).toMatchObject([{ file: 'site.config.yaml', ...place }]);
  });

  it('loads the fonts that it names, from the packages that are installed, and not those they replace', async () => {
    const site = new DataSite({ brand: { color: COLOR, fonts: { display: 'public-sans' } } });
    expect((await site.build()).code).toBe(0);
    const html = site.built('index.html');
    const preloaded = [...html.matchAll(/rel="preload" href="\/([^"]+)"/g)].map(([, file]) => file);
    expect(preloaded.filter((file) => file?.includes('besley'))).toEqual([]);
    const [, sheet = ''] = /href="\/(assets\/brand-[^"]+)"/.exec(html) ?? [];
    const css = site.built(sheet);
    expect(css).toMatch(/--font-serif:'Public Sans Variable'/);
    const linked = [...css.matchAll(/url\(\/([^)]+)\)/g)].map(([, file]) => file ?? '');
    expect(linked.length).toBeGreaterThan(0);
    for (const file of linked) expect(assets(site)).toContain(file.replace('assets/', ''));
    expect(preloaded.some((file) => linked.includes(file ?? ''))).toBe(true);
  });

  it('is told where it names what is not there', async () => {
    const brand = {
      color: COLOR,
      fonts: { text: 'no-such-font' },
      logo: { src: 'none.svg', alt: 'None' },
    };
    const site = new DataSite({ brand });
    const found = await site.lint();
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual([
      ['brand/missing-font', 'error'],
      ['brand/missing-logo', 'error'],
    ]);
    const { code } = await site.build();
    expect(code).toBe(1);
  });
});
