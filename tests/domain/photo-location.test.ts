import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutLocation } from '../../domain/photo-location.ts';
import type { UploadType } from '../../domain/upload-file.ts';
import {
  type ByteOrder,
  exif,
  GPS_BLOCK,
  heic,
  jpegOutline,
  PNG_START,
  placedPng,
  placedWebp,
  pngSumsHold,
  XMP,
  XMP_WITHOUT_PLACE,
} from '../support/photo-files.ts';

const ORDERS: readonly ByteOrder[] = ['little', 'big'];

const PHOTOS: [string, UploadType, Uint8Array][] = [
  ['a JPEG of a little-endian camera', 'image/jpeg', jpegOutline('little')],
  ['a JPEG of a big-endian camera', 'image/jpeg', jpegOutline('big')],
  ['a big-endian HEIC', 'image/heic', heic('big')],
  ['a little-endian HEIC', 'image/heic', heic('little')],
  ['a WebP', 'image/webp', placedWebp(new Uint8Array(16))],
  ['a PNG', 'image/png', placedPng(PNG_START)],
];

/** `file` with the GPS block and the GPS properties blanked wherever they stand in one piece. */
function expected(file: Uint8Array): string {
  let text = Buffer.from(file).toString('latin1').replaceAll(XMP, XMP_WITHOUT_PLACE);
  for (const order of ORDERS) {
    const block = Buffer.from(exif(order));
    const cleared = Buffer.from(block).fill(0, GPS_BLOCK.start, GPS_BLOCK.end);
    text = text.replaceAll(block.toString('latin1'), cleared.toString('latin1'));
  }
  return text;
}

const text = (file: Uint8Array) => Buffer.from(file).toString('latin1');

describe('the place where a photograph was taken', () => {
  test.each(PHOTOS.filter(([, type]) => /jpeg|webp/.test(type)))(
    'is taken out of %s, and nothing else',
    (_, type, file) => {
      expect(expected(file)).not.toBe(text(file));
      expect(text(withoutLocation(file, type))).toBe(expected(file));
    },
  );

  test('is taken out of a PNG, whose check sums follow', () => {
    const file = placedPng(PNG_START);
    const cleared = withoutLocation(file, 'image/png');
    expect(pngSumsHold(cleared)).toBe(true);
    const different = [...file.keys()].filter((at) => file[at] !== cleared[at]);
    const wanted = [...file.keys()].filter((at) => text(file)[at] !== expected(file)[at]);
    expect(wanted.length).toBeGreaterThan(50);
    expect(different.length - wanted.length, 'two sums of four bytes').toBeLessThanOrEqual(8);
    expect(different).toEqual(expect.arrayContaining(wanted));
  });

  test.each(ORDERS)('is taken out of a %s-endian HEIC whose Exif lies in two parts', (order) => {
    const file = heic(order);
    const cleared = withoutLocation(file, 'image/heic');
    const block = exif(order);
    const kept = Buffer.from(block).fill(0, GPS_BLOCK.start, GPS_BLOCK.end);
    const media = text(file).lastIndexOf('mdat') + 4;
    const picture = /the picture itself/;
    const joined = text(cleared.subarray(media)).replace(picture, '');
    expect(joined.slice(10)).toBe(kept.toString('latin1'));
    expect(text(cleared.subarray(media))).toMatch(picture);
    expect(text(cleared.subarray(0, media))).toBe(
      text(file.subarray(0, media)).replace(XMP, XMP_WITHOUT_PLACE),
    );
  });

  test.each(PHOTOS)('once gone from %s is not looked for again', (_, type, file) => {
    const cleared = withoutLocation(file, type);
    expect(withoutLocation(cleared, type)).toEqual(cleared);
  });

  test('is no matter of a PDF, and the photograph given stays as it is', () => {
    const file = jpegOutline();
    expect(withoutLocation(file, 'application/pdf')).toEqual(file);
    withoutLocation(file, 'image/jpeg');
    expect(file).toEqual(jpegOutline());
  });
});

describe('a malformed photograph', () => {
  const types = fc.constantFrom<UploadType>('image/jpeg', 'image/heic', 'image/webp', 'image/png');

  test('of random bytes keeps its length', () => {
    fc.assert(
      fc.property(types, fc.uint8Array({ maxLength: 400 }), (type, file) => {
        expect(withoutLocation(file, type)).toHaveLength(file.length);
      }),
      { numRuns: 500 },
    );
  });

  test('with some bytes changed or cut off keeps its length', () => {
    const change = fc.tuple(fc.nat(), fc.constantFrom(0, 1, 4, 0x7f, 0x80, 0xff));
    const changes = fc.array(change, { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.constantFrom(...PHOTOS), changes, fc.nat(), (photo, changed, cut) => {
        const [, type, original] = photo;
        const file = original.slice(0, original.length - (cut % 3 === 0 ? cut % 200 : 0));
        for (const [at, value] of changed) file[at % file.length] = value;
        expect(withoutLocation(file, type)).toHaveLength(file.length);
      }),
      { numRuns: 3000 },
    );
  });

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
  ])('made of %s does not keep the phone busy', (_, type, file) => {
    const start = performance.now();
    withoutLocation(file, type);
    expect(performance.now() - start).toBeLessThan(1500);
  });

  test('whose list of parts takes no room does not keep the phone busy', () => {
    const file = heic();
    const list = text(file).indexOf('iloc');
    const padding = repeated('\0\x02\0\0\0\0\xff\xff');
    const head = Buffer.from(file.subarray(0, list + 8));
    const ending = Buffer.concat([Buffer.from([0, 0, 0xff, 0xff]), padding]);
    const meta = text(file).indexOf('meta') - 4;
    const grown = Buffer.concat([head, ending]);
    grown.writeUInt32BE(grown.length - meta, meta);
    grown.writeUInt32BE(grown.length - (list - 4), list - 4);
    const start = performance.now();
    expect(withoutLocation(grown, 'image/heic')).toHaveLength(grown.length);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
