import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { halves, photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';

const IMAGE = { src: 'two.png', alt: 'Blue and red' };

/** Values of a property in the head of a page. */
const propertyOf = (html: string, name: string) =>
  new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';

/** The picture in the head of a built page. */
function previewOf(site: PictureSite, page: string) {
  const html = site.built(page);
  const address = propertyOf(html, 'image');
  const path = join(site.dist, new URL(address).pathname);
  const size = ['image:width', 'image:height'].map((name) => Number(propertyOf(html, name)));
  return { html, path, size };
}

/** Every dot another than the one beside it: what no encoder makes small. */
function snow(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 90 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
    .withExif({ IFD0: { Copyright: 'Secret Street 5' } })
    .jpeg({ quality: 95 })
    .toBuffer();
}

it('of a page’s own is cut to what link previews show, around its focus, light enough to be taken', async () => {
  const site = new PictureSite();
  site.addMedia('snow.jpg', await snow(2000, 1500));
  site.addMedia('two.png', await halves(5000, 1000, '#ff0000', '#0000ff'));
  site.addLanding('gate', undefined, { page: { image: { ...IMAGE, src: 'snow.jpg' } } });
  site.addLanding('yard', undefined, {
    page: { ogImage: true, image: { ...IMAGE, focus: [1, 0] } },
  });
  const home = parse(site.text('pages/index/page.yaml'));
  site.write('pages/index/page.yaml', { ...home, image: { ...IMAGE, focus: [0, 0] } });
  const { code, report } = await site.build();
  expect([code, report.diagnostics]).toEqual([0, []]);
  for (const page of ['gate.html', 'yard.html', 'index.html']) {
    const { html, path, size } = previewOf(site, page);
    const made = await sharp(path).metadata();
    expect([made.width, made.height]).toEqual([1200, 630]);
    expect(size).toEqual([1200, 630]);
    expect(made).toMatchObject({ format: 'jpeg' });
    expect(made.exif).toBeUndefined();
    expect(statSync(path).size).toBeLessThanOrEqual(300_000);
    expect(propertyOf(html, 'image:type')).toBe('image/jpeg');
    expect(propertyOf(html, 'image:alt')).toBe('Blue and red');
    expect(html).toContain('content="summary_large_image"');
  }
  const red = async (page: string) =>
    (await sharp(previewOf(site, page).path).stats()).channels[0]?.mean;
  expect(await red('index.html')).toBeGreaterThan(240);
  expect(await red('yard.html')).toBeLessThan(15);
  expect((await site.build()).report).toMatchObject({ written: 0 });
  site.addMedia('two.png', await halves(2400, 1400, '#00ff00', '#0000ff'));
  const before = previewOf(site, 'yard.html').path;
  expect((await site.build()).report).toMatchObject({ written: 2 });
  expect(previewOf(site, 'yard.html').path).not.toBe(before);
  expect(existsSync(before)).toBe(false);
});

it('is told of where it is named', async () => {
  const site = new PictureSite();
  site.addMedia('small.jpg', await photograph(1100, 900));
  site.addMedia('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"></svg>');
  for (const [slug, src] of [
    ['small', 'small.jpg'],
    ['drawn', 'logo.svg'],
    ['none', 'none.jpg'],
  ] as const)
    site.addLanding(slug, undefined, { page: { image: { ...IMAGE, src } } });
  const home = parse(site.text('pages/index/page.yaml'));
  site.write('pages/index/page.yaml', { ...home, image: { src: 'gone.jpg', alt: 'Gone' } });
  const found = (await site.lint()).filter(({ rule }) => /picture|shape/.test(rule));
  const told = found.map(({ file, line, rule, severity }) => {
    const isThere = site.text(file).split('\n')[line - 1]?.includes('src: ');
    return [file, rule, severity, isThere];
  });
  expect(told).toEqual([
    ['landings/drawn.yaml', 'shape/format', 'error', true],
    ['landings/none.yaml', 'picture/missing', 'error', true],
    ['landings/small.yaml', 'picture/too-small', 'warning', true],
    ['pages/index/page.yaml', 'picture/missing', 'error', true],
  ]);
});
