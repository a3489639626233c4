import { expect, test } from 'vitest';
import {
  checkUpload,
  HEAD_LENGTH,
  MAX_UPLOAD,
  uploadType,
} from '../../renderer/features/upload/upload-file.ts';
import { heic, jpegOutline, PNG, taggedWebp } from '../support/photo-files.ts';

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const iso = (...brands: string[]) => {
  const size = 16 + 4 * (brands.length - 1);
  return bytes(
    `\0\0\0${String.fromCharCode(size)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`,
  );
};

test.each([
  ['image/jpeg', jpegOutline()],
  ['image/png', PNG],
  ['image/webp', taggedWebp(bytes(''))],
  ['image/heic', heic()],
  ['image/heic', iso('heic', 'mif1', 'heic')],
  ['image/heic', iso('mif1', 'mif1', 'hevx')],
  ['application/pdf', bytes('%PDF-1.7\n')],
])('knows %s by its first bytes', (type, file) => {
  expect(uploadType(file.subarray(0, HEAD_LENGTH))).toBe(type);
});

test.each([
  ['a text', bytes('Dear notary, here is my deed.')],
  ['a web page with a PDF in it', bytes('<script></script>%PDF-1.7')],
  ['a program', bytes('MZ\x90\0')],
  ['a GIF', bytes('GIF89a')],
  ['an AVIF', iso('avif', 'mif1', 'miaf')],
  ['a film', iso('mp42', 'isom')],
  ['a sound in RIFF', bytes('RIFF\0\0\0\0WAVE')],
  ['one byte', bytes('\xff')],
])('does not take %s', (_, file) => {
  expect(checkUpload(file.length, file)).toEqual({ refusal: 'other-type' });
});

test('takes exactly ten times 1,048,576 bytes and not one more', () => {
  const head = bytes('%PDF-1.7');
  expect(MAX_UPLOAD).toBe(10_485_760);
  expect(checkUpload(MAX_UPLOAD, head)).toEqual({ type: 'application/pdf' });
  expect(checkUpload(MAX_UPLOAD + 1, head)).toEqual({ refusal: 'too-large' });
  expect(checkUpload(0, bytes(''))).toEqual({ refusal: 'empty' });
});
