import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../../cli/pictures/make-picture.ts';
import { pictureHash } from '../../cli/pictures/picture-recipe.ts';
import { pictureAddress } from '../../renderer/pictures/picture-address.ts';
import { inTurns } from '../support/in-turns.ts';
import { halves, photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { inProof, sample } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { contents } from '../support/tiny-site.ts';

const inTurn = inTurns();

const IMAGE = { src: 'truck.jpg', alt: 'A truck at the gate' };

/** What a build has put into its folder, the record of file times aside. */
const output = (site: PictureSite) => contents(site.dist);

describe('a picture on the first screen', () => {
  it('is there in three formats and the widths of its place, without what the camera said', async () => {
    const site = new PictureSite();
    site.addMedia('truck.jpg', await photograph(2000, 1500));
    site.addLanding('gate', { ...IMAGE, focus: [0.2, 0.5] });
    const { code, report } = await site.build();
    expect([code, report.diagnostics]).toEqual([0, []]);
    const files = site.media();
    for (const ending of ['avif', 'webp', 'jpg'])
      expect(files.filter((name) => name.endsWith(ending)).length).toBeGreaterThanOrEqual(6);
    for (const name of files) {
      const { width, exif, icc, xmp } = await sharp(site.medium(name)).metadata();
      expect(name).toContain(`-${width}.`);
      expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
      expect(site.medium(name).includes('Secret')).toBe(false);
    }
    const html = site.built('gate.html');
    expect(html).toMatch(
      /<link rel="preload" as="image" fetchpriority="high"[^>]*media="\(width &lt; 58rem\)"/,
    );
    expect(html).toMatch(
      /<img[^>]* alt="A truck at the gate" width="\d+" height="\d+" fetchPriority="high"/,
    );
    expect(html).not.toMatch(/ style=/);
    const linked = [...html.matchAll(/\/media\/[^ ",]+/g)].map(([address]) => address.slice(7));
    expect([...new Set(linked)].sort()).toEqual(files);
    const [tint = ''] = /<svg[^>]*><rect><\/rect><\/svg>(?=<picture)/.exec(html) ?? [];
    expect(tint).toMatch(/color="#[0-9a-f]{6}" fill="#[0-9a-f]{6}"/);
    expect(Buffer.byteLength(tint)).toBeLessThanOrEqual(100);
    expect(report.reactFallbacks).toBe(0);
  });

  inTurn('is cut around its focus', async () => {
    const site = new PictureSite();
    site.addMedia('two.png', await halves(1500, 700, '#ff0000', '#0000ff'));
    for (const [slug, x] of [
      ['left', 0],
      ['right', 1],
    ] as const)
      site.addLanding(slug, { src: 'two.png', alt: 'Two colours', focus: [x, 0.5] });
    expect((await site.build()).code).toBe(0);
    const red = async (mark: string) => {
      const name = site.media().find((file) => file.includes(mark) && file.endsWith('.png')) ?? '';
      const { channels } = await sharp(site.medium(name)).stats();
      return channels[0]?.mean;
    };
    expect(await red('1x1at0x50')).toBeGreaterThan(240);
    expect(await red('1x1at100x50')).toBeLessThan(15);
  });

  it.each([0, 100])(
    'is cut at %i % of its height where it is made much smaller and was held upright',
    async (y) => {
      const lying = await halves(3200, 2400, '#ff0000', '#0000ff');
      const bytes = await sharp(lying).jpeg().withMetadata({ orientation: 6 }).toBuffer();
      const folder = tempFolder();
      const source = join(folder, 'tower.jpg');
      const target = join(folder, 'made.jpg');
      writeFileSync(source, bytes);
      const hash = pictureHash(bytes);
      const cut = { ratio: [2, 1], focus: [0.5, y / 100] } as const;
      const address = pictureAddress('tower.jpg', { hash, cut, width: 192, format: 'jpg' });
      const order = {
        source,
        hash,
        width: 2400,
        height: 3200,
        files: [[address, target]],
      } as const;
      await makePicture(order, () => {});
      const { width, height } = await sharp(target).metadata();
      expect([width, height]).toEqual([192, 96]);
      const { channels } = await sharp(target).stats();
      expect(channels[0]?.mean).toBeCloseTo(y === 0 ? 254 : 0, -1);
    },
  );

  inTurn('is turned as the camera was held, and never made larger than it is', async () => {
    const site = new PictureSite();
    const lying = await photograph(450, 350);
    site.addMedia('truck.jpg', await sharp(lying).withMetadata({ orientation: 6 }).toBuffer());
    site.addLanding('gate', IMAGE);
    expect((await site.build()).code).toBe(0);
    const sizes = await Promise.all(
      site.media().map(async (name) => (await sharp(site.medium(name)).metadata()).width),
    );
    expect(Math.max(...sizes)).toBe(350);
  });

  /** A site with a picture that has been built, and when each file of the picture was made. */
  async function builtOnce() {
    const site = new PictureSite();
    site.addMedia('truck.jpg', await photograph(400, 350));
    site.addLanding('gate', IMAGE);
    await site.build();
    const made = () =>
      readdirSync(site.cache)
        .filter((name) => name.includes('truck'))
        .map((name) => `${name} ${statSync(join(site.cache, name)).mtimeMs}`);
    expect(made()).not.toEqual([]);
    return { site, made };
  }

  it('stays as it was made: nothing is made again', async () => {
    const { site, made } = await builtOnce();
    const before = made();
    expect((await site.build()).report).toMatchObject({ written: 0 });
    rmSync(site.dist, { recursive: true });
    expect((await site.build()).code).toBe(0);
    expect(made()).toEqual(before);
    expect(site.media().length).toBeGreaterThan(0);
  });

  inProof('stays as it was made with --force, which bundles the templates', async () => {
    const { site, made } = await builtOnce();
    const before = made();
    expect((await site.build('--force')).code).toBe(0);
    expect(made()).toEqual(before);
  });

  inTurn('leaves the output as a clean build would make it, whatever is edited', async () => {
    const site = new PictureSite();
    site.addMedia('truck.jpg', await photograph(400, 350));
    site.addMedia('gate.jpg', await photograph(420, 350));
    site.addLanding('gate', { ...IMAGE, src: 'gate.jpg' });
    site.addLanding('yard', IMAGE);
    site.addLanding('plain');
    await site.build();
    const edits: (() => void | Promise<void>)[] = [
      async () => site.addMedia('truck.jpg', await photograph(410, 350)),
      () => site.addLanding('yard', { ...IMAGE, focus: [0.1, 0.1] }),
      () => site.addLanding('gate'),
      () => site.addLanding('plain', { ...IMAGE, alt: 'Another truck' }),
      async () => site.addMedia('truck.jpg', await photograph(430, 350)),
    ];
    for (const edit of sample(edits, 2)) {
      await edit();
      expect((await site.build()).code).toBe(0);
      const grown = output(site);
      rmSync(site.dist, { recursive: true });
      await site.build();
      expect([...grown.keys()]).toEqual([...output(site).keys()]);
      expect(grown).toEqual(output(site));
    }
  });

  inTurn(
    'of a changed file makes only the pages anew that show it, and leaves with the last of them',
    async () => {
      const { site } = await builtOnce();
      site.addLanding('plain');
      await site.build();
      site.addMedia('truck.jpg', await photograph(410, 350));
      expect((await site.build()).report).toMatchObject({ written: 1 });
      expect(site.media()).not.toEqual([]);
      site.addLanding('gate');
      await site.build();
      expect(site.media()).toEqual([]);
    },
  );

  it('without pictures loads no library and makes no folder', async () => {
    const site = new PictureSite();
    site.addLanding('plain');
    await site.build();
    expect(site.media()).toEqual([]);
    expect(readdirSync(join(site.root, '.touchdown'))).not.toContain('pictures');
  });
});
