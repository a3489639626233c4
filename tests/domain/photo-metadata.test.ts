import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { orientationOf } from '../../renderer/features/upload/photo-metadata/orientation.ts';
import { withoutMetadata } from '../../renderer/features/upload/photo-metadata.ts';
import type { UploadType } from '../../renderer/features/upload/upload-file.ts';
import {
  type ByteOrder,
  exif,
  HEIC_PICTURE,
  HELD,
  heic,
  jpegOutline,
  PNG,
  PROFILE,
  pngChunks,
  pngSumsHold,
  SECRET,
  taggedPng,
  taggedWebp,
} from '../support/photo-files.ts';
import { cases } from '../support/proof.ts';

const ORDERS: readonly ByteOrder[] = ['little', 'big'];

/** The picture chunk of a simple WebP file, as far as anybody looks at it here. */
const VP8 = new Uint8Array(Buffer.from('VP8 \x08\0\0\0picture!', 'latin1'));

const PHOTOS: [string, UploadType, Uint8Array][] = [
  ['a JPEG of a little-endian camera', 'image/jpeg', jpegOutline('little')],
  ['a JPEG of a big-endian camera', 'image/jpeg', jpegOutline('big')],
  ['a big-endian HEIC', 'image/heic', heic('big')],
  ['a little-endian HEIC', 'image/heic', heic('little')],
  ['a WebP', 'image/webp', taggedWebp(VP8)],
  ['a PNG', 'image/png', taggedPng(PNG)],
];

const text = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString('latin1');

/** The place of `exif`, as its bytes and as hexadecimal digits, in both orders. */
const PLACES = ORDERS.flatMap((order) => {
  const [place] = [Buffer.from(exif(order)).subarray(-66, -18)];
  return [place.toString('latin1'), place.toString('hex')];
});

describe('of a photograph', () => {
  test.each(PHOTOS)('nothing but the picture is left: %s', (_, type, file) => {
    expect(PLACES.some((place) => text(file).includes(place))).toBe(true);
    expect(text(file)).toContain(SECRET);
    const bare = text(withoutMetadata(file, type));
    expect(bare).not.toContain(SECRET);
    expect(bare).not.toContain('31,59');
    expect(PLACES.filter((place) => bare.includes(place))).toEqual([]);
  });

  test.each(PHOTOS)('how the camera was held stays: %s', (_, type, file) => {
    const bare = text(withoutMetadata(file, type));
    const at = bare.search(/MM\0\x2a|II\x2a\0/);
    expect(orientationOf(Buffer.from(bare.slice(at), 'latin1'))).toBe(HELD);
  });

  test.each(PHOTOS)('once bare, it stays as it is: %s', (_, type, file) => {
    const bare = withoutMetadata(file, type);
    expect(bare).toBeDefined();
    expect(withoutMetadata(bare as Uint8Array, type)).toEqual(bare);
  });

  test('of a JPEG frames, tables and scans stay, the colour coding and the profile', () => {
    const bare = text(withoutMetadata(jpegOutline(), 'image/jpeg'));
    const scan = '\x01\x02\xff\0\xe1\xff\xd0\x03\xff\xff\xd9';
    expect(bare.endsWith(scan)).toBe(true);
    expect(bare.indexOf(scan)).toBe(bare.lastIndexOf(scan));
    expect(bare).toContain(`ICC_PROFILE\0\x01\x01${PROFILE}`);
    expect(bare).toContain('\xff\xee\0\x0eAdobe\0\x64\0\0\0\0\x01');
    expect(bare).toContain('\xff\xe0\0\x10JFIF\0\x01\x02\x01\0\x48\0\x48\0\0');
    for (const marker of ['\xff\xdb', '\xff\xc0', '\xff\xda']) expect(bare).toContain(marker);
  });

  test('of a PNG the chunks that are drawn stay, with right check sums', () => {
    const bare = withoutMetadata(taggedPng(PNG), 'image/png') as Uint8Array;
    expect(pngChunks(bare)).toEqual(['IHDR', 'eXIf', 'iCCP', 'IDAT', 'IEND']);
    expect(pngSumsHold(bare)).toBe(true);
    const profile = text(bare).indexOf('iCCP') + 'iCCPICC\0\0'.length;
    expect(String(inflateSync(bare.subarray(profile)))).toBe(PROFILE);
  });

  test('of a HEIC the picture stays where it was, its turn and its profile', () => {
    const file = heic();
    const bare = withoutMetadata(file, 'image/heic');
    expect(bare).toHaveLength(file.length);
    expect(text(bare).indexOf(HEIC_PICTURE)).toBe(text(file).indexOf(HEIC_PICTURE));
    expect(text(bare)).toContain(PROFILE);
    expect(text(bare)).toContain('irot\x01');
  });

  test('the one given stays as it is, and so does a PDF', () => {
    const file = jpegOutline();
    expect(withoutMetadata(file, 'application/pdf')).toEqual(file);
    withoutMetadata(file, 'image/jpeg');
    expect(file).toEqual(jpegOutline());
  });
});

describe('a malformed photograph', () => {
  const types = fc.constantFrom<UploadType>('image/jpeg', 'image/heic', 'image/webp', 'image/png');

  test('of random bytes is no picture', () => {
    fc.assert(
      fc.property(types, fc.uint8Array({ maxLength: 400 }), (type, file) => {
        expect(withoutMetadata(file, type)).toBeUndefined();
      }),
      { numRuns: cases(150, 500) },
    );
  });

  test('with a part cut off or doubled tells no more than a whole one', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PHOTOS), fc.nat(), fc.nat(), (photo, one, other) => {
        const [, type, whole] = photo;
        const [start, end] = [one % whole.length, other % whole.length].sort((a, b) => a - b);
        const cut = whole.slice(0, end);
        const doubled = Buffer.concat([whole, whole.subarray(start, end)]);
        for (const file of [cut, doubled]) {
          // Cut within a stretch of picture, it ends there.
          const bare = text(withoutMetadata(new Uint8Array(file), type));
          expect(bare).not.toContain(SECRET);
          expect(PLACES.filter((place) => bare.includes(place))).toEqual([]);
        }
      }),
      { numRuns: cases(250, 3000) },
    );
  });

  test('with some bytes changed is taken or refused, never a fault', () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 4, 0x7f, 0x80, 0xff));
    const changes = fc.array(change, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...PHOTOS), changes, (photo, changed) => {
        const [, type, original] = photo;
        const file = original.slice();
        for (const [at, value] of changed) file[at % file.length] = value;
        expect(() => withoutMetadata(file, type)).not.toThrow();
      }),
      { numRuns: cases(250, 3000) },
    );
  });

  /** Milliseconds; in square time a megabyte takes minutes. */
  const PATIENCE = 20_000;

  const MEGABYTE = 1_048_576;
  const repeated = (unit: string, length = MEGABYTE) =>
    Buffer.from(unit.repeat(Math.ceil(length / unit.length)), 'latin1');
  const webp = (type: string, content: Uint8Array) => {
    const head = Buffer.from(`RIFF\0\0\0\0WEBP${type}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(content.length, 16);
    return Buffer.concat([head, content]);
  };
  const tiff = (unit: string) => Buffer.concat([Buffer.from('MM\0\x2a\0\0\0\x08'), repeated(unit)]);

  test.each<[string, UploadType, Uint8Array]>([
    ['GPS entries without end', 'image/webp', webp('EXIF', tiff('\x88\x25\0\x04\0\0\0\x01\0\x01'))],
    [
      'directories without end',
      'image/webp',
      webp('EXIF', tiff('\x01\x4a\0\x04\0\x10\0\0\0\0\x01')),
    ],
    ['open GPS tags', 'image/webp', webp('XMP ', repeated('<x:GPSa '))],
    ['GPS words', 'image/webp', webp('XMP ', repeated(':GPSa = '))],
    ['open quotes', 'image/webp', webp('XMP ', repeated(`:GPSa="' `))],
    ['markers', 'image/jpeg', repeated('\xff\xd8\xff\xe1\0\0')],
    ['markers of no length', 'image/jpeg', repeated('\xff\xe1')],
    ['ends of images', 'image/jpeg', repeated('\xff\xd9\xff')],
    ['boxes', 'image/heic', repeated('\0\0\0\x08meta')],
    ['chunks', 'image/png', repeated('\0\0\0\0eXIf\0\0\0\0')],
  ])(
    'made of %s does not keep the phone busy',
    (_, type, file) => {
      expect(() => withoutMetadata(file, type)).not.toThrow();
    },
    PATIENCE,
  );

  test(
    'whose list of parts takes no room does not keep the phone busy',
    () => {
      const file = heic();
      const list = text(file).indexOf('iloc');
      const padding = repeated('\0\x02\0\0\0\0\xff\xff');
      const head = Buffer.from(file.subarray(0, list + 8));
      const ending = Buffer.concat([Buffer.from([0, 0, 0xff, 0xff]), padding]);
      const meta = text(file).indexOf('meta') - 4;
      const grown = Buffer.concat([head, ending]);
      grown.writeUInt32BE(grown.length - meta, meta);
      grown.writeUInt32BE(grown.length - (list - 4), list - 4);
      expect(() => withoutMetadata(grown, 'image/heic')).not.toThrow();
    },
    PATIENCE,
  );
});
