import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  pictureAddress,
  picturesInMarkup,
  readPictureAddress,
} from '../../renderer/pictures/picture-address.ts';
import { cutArea, cutWidths } from '../../renderer/pictures/picture-cut.ts';

const side = fc.integer({ min: 1, max: 20_000 });
const part = fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100);
const ratio = fc.tuple(fc.integer({ min: 1, max: 21 }), fc.integer({ min: 1, max: 21 }));

describe('a cut', () => {
  it('lies in the picture, has its ratio, and its middle as near to the focus as can be', () => {
    fc.assert(
      fc.property(side, side, ratio, fc.tuple(part, part), (width, height, shape, focus) => {
        const area = cutArea({ width, height }, shape, focus);
        expect(area.left).toBeGreaterThanOrEqual(0);
        expect(area.top).toBeGreaterThanOrEqual(0);
        expect(area.left + area.width).toBeLessThanOrEqual(width);
        expect(area.top + area.height).toBeLessThanOrEqual(height);
        expect(area.width === width || area.height === height).toBe(true);
        const off = Math.abs(area.width * shape[1] - area.height * shape[0]);
        expect(off).toBeLessThanOrEqual(Math.max(...shape));
        const middle = area.left + area.width / 2;
        const [x] = focus;
        if (area.left > 0 && area.left + area.width < width)
          expect(Math.abs(middle - x * width)).toBeLessThanOrEqual(0.5);
      }),
    );
  });

  it('is made in no width that it does not have, and always in one', () => {
    fc.assert(
      fc.property(side, fc.uniqueArray(side, { minLength: 1 }), (available, wanted) => {
        const widths = cutWidths(available, wanted);
        expect(widths.length).toBeGreaterThan(0);
        for (const width of widths) expect(width).toBeLessThanOrEqual(available);
        expect(new Set(widths).size).toBe(widths.length);
      }),
    );
  });
});

describe('the address of a picture', () => {
  const made = fc.record({
    hash: fc.stringMatching(/^[0-9a-f]{10}$/),
    cut: fc.option(fc.record({ ratio, focus: fc.tuple(part, part) }), { nil: undefined }),
    width: side,
    format: fc.constantFrom('avif', 'webp', 'jpg', 'png'),
  });

  it('says all of what it is of, whatever the file is called, and is found in markup', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), made, (name, { cut, ...rest }) => {
        const wanted = { ...rest, ...(cut ? { cut } : {}) } as const;
        const address = pictureAddress(`${name}.jpg`, wanted);
        expect(readPictureAddress(address)).toEqual(wanted);
        const markup = `<img src="${address}" srcset="${address} 400w, ${address} 800w">`;
        expect(picturesInMarkup(markup)).toEqual([address.slice(1)]);
      }),
    );
  });
});
