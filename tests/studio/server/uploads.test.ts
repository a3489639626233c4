import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { MediaFile } from '../../../studio/protocol.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { photograph } from '../../support/photographs.ts';
import { SmallSite } from '../../support/small-site.ts';

const { folder } = new SmallSite('hull');
const media = join(folder, 'media');
let studio: LiveStudio;
let truck: Buffer;
beforeAll(async () => {
  studio = await LiveStudio.start(folder);
  truck = await photograph(90, 60);
});

const src = async (name: string, bytes: Uint8Array | string) =>
  (await studio.upload<MediaFile>(name, bytes)).value.src;
const status = async (name: string, bytes: Uint8Array | string) =>
  (await studio.upload(name, bytes)).status;

/** A PNG whose header claims a side of 60,000 pixels (PNG, 11.2.2). */
async function bomb(): Promise<Buffer> {
  const png = await photograph(8, 8, 'png');
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  return png;
}

describe('a file that is put into media', () => {
  it('gets a name that fits into addresses, and tells its size', async () => {
    const added = await studio.upload('Lkw bei Nacht (1).JPG', truck);
    expect(added).toEqual({
      status: 200,
      value: { src: 'lkw-bei-nacht-1.jpg', bytes: truck.length, width: 90, height: 60 },
    });
    expect(readFileSync(join(media, 'lkw-bei-nacht-1.jpg')).equals(truck)).toBe(true);
    expect(await src('../../../etc/passwd.jpg', truck)).toBe('etc-passwd.jpg');
    expect(await src('.hidden.jpg', truck)).toBe('hidden.jpg');
    expect(await src('شاحنة.jpg', truck)).toBe('picture.jpg');
    expect(await src('price\0list\r\n.pdf', '%PDF-1.7')).toBe('price-list.pdf');
    expect(existsSync(join(folder, 'etc-passwd.jpg'))).toBe(false);
  });

  it('never takes the place of another, and is there once', async () => {
    const other = await photograph(60, 90);
    expect(await src('van.jpg', truck)).toBe('van.jpg');
    expect(await src('van.jpg', other)).toBe('van-2.jpg');
    expect(await src('van.jpg', other)).toBe('van-2.jpg');
    expect(await src('Van.JPG', truck)).toBe('van.jpg');
    expect(readFileSync(join(media, 'van.jpg')).equals(truck)).toBe(true);
  });

  it('loses what could run in a drawing', async () => {
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><script>alert(1)</script><path d="M0 0h4" onclick="alert(2)"/></svg>';
    expect(await src('sign.svg', drawing)).toBe('sign.svg');
    const kept = readFileSync(join(media, 'sign.svg'), 'utf8');
    expect(kept).toContain('<path d="M0 0h4"');
    expect(kept).not.toContain('alert');
  });

  it.each([
    ['viewBox="0 0 60 40"', 60, 40],
    ['viewBox="0 0 60 40" width="100%" height="100%"', 60, 40],
    ['width="30px" height="20"', 30, 20],
  ])('is shown as large as it is, as a drawing that says %s', async (size, width, height) => {
    const name = await src(
      'drawn.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" ${size}><path d="M0 0h9"/></svg>`,
    );
    const { origin, cookie } = studio;
    const response = await fetch(`${origin}/api/thumbnail?src=${name}`, {
      headers: { Cookie: cookie },
    });
    const [root = ''] = /<svg[^>]*>/.exec(await response.text()) ?? [];
    const said = [...root.matchAll(/\s(width|height)="([\d.]+)(?:px)?"/g)];
    expect(said.map(([, key, value]) => [key, Number(value)])).toEqual([
      ['width', width],
      ['height', height],
    ]);
  });

  it('is refused if pages could not show or offer it, and leaves nothing behind', async () => {
    const before = readdirSync(media);
    expect(await status('page.html', '<script>alert(1)</script>')).toBe(415);
    expect(await status('no-ending', truck)).toBe(415);
    expect(await status('truck.png', truck)).toBe(422);
    expect(await status('bomb.png', await bomb())).toBe(422);
    expect(await status('cut.jpg', truck.subarray(0, truck.length / 2))).toBe(422);
    expect(await status('text.svg', '<p>no drawing</p>')).toBe(422);
    expect(await status('list.pdf', '<html>')).toBe(422);
    expect(await status('', truck)).toBe(400);
    expect(await status('large.jpg', Buffer.alloc(20_000_001))).toBe(413);
    expect(readdirSync(media)).toEqual(before);
    expect(studio.faults).toEqual([]);
  });
});
