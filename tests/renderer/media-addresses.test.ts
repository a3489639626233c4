import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  downloadAddress,
  hashInAddress,
  isDownloadAddress,
  mediaInMarkup,
} from '../../renderer/pictures/media-address.ts';
import { pictureAddress, readPictureAddress } from '../../renderer/pictures/picture-address.ts';
import { fileSize } from '../../renderer/text/file-size.ts';
import { DOWNLOAD_ENDINGS } from '../../schemas/download.ts';

const hash = fc.stringMatching(/^[0-9a-f]{10}$/);
const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 });
const ending = fc.constantFrom(...DOWNLOAD_ENDINGS, 'PDF', 'Csv');

test('the address of a file tells its hash, is found in markup once, and is never taken for a picture', () => {
  fc.assert(
    fc.property(name, ending, hash, (stem, end, mark) => {
      const address = downloadAddress(`${stem}.${end}`, mark);
      expect(isDownloadAddress(address)).toBe(true);
      expect(hashInAddress(address)).toBe(mark);
      expect(readPictureAddress(address)).toBeUndefined();
      const markup = `<a href="${address}" download="x">X</a><a href="${address}">Y</a>`;
      expect(mediaInMarkup(markup)).toEqual([address.slice(1)]);
    }),
  );
});

test('pictures are found beside files', () => {
  const picture = pictureAddress('truck.jpg', { hash: '0123456789', width: 400, format: 'webp' });
  const file = downloadAddress('list.pdf', 'abcdef0123');
  expect(mediaInMarkup(`<img src="${picture}"><a href="${file}">List</a>`)).toEqual([
    picture.slice(1),
    file.slice(1),
  ]);
  expect(hashInAddress(picture)).toBe('0123456789');
  expect(isDownloadAddress(picture)).toBe(false);
});

test.each([
  [1, 'en-US', '1 kB'],
  [240_400, 'en-US', '240 kB'],
  [1_440_000, 'de-AT', '1,4 MB'],
  [18_600_000, 'en-US', '19 MB'],
])('%i bytes are written in %s as %s', (bytes, locale, expected) => {
  expect(fileSize(bytes, locale).replace(/\s/g, ' ')).toBe(expected);
});
