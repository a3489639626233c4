import fc from 'fast-check';
import { expect, it } from 'vitest';
import { groundDrawing, PREVIEW_SIZE, wordsDrawing } from '../../cli/previews/card-drawing.ts';
import { Ground } from '../../cli/previews/ground.ts';
import type { PreviewCard } from '../../cli/previews/preview-card.ts';
import { Rasterizer } from '../../cli/previews/rasterize.ts';

import { themeLooks } from '../../cli/previews/theme-look.ts';
import definition from '../../site/site.ts';
import { cases, sample } from '../support/proof.ts';
import { decodePng } from './decode-png.ts';

const rasterizer = new Rasterizer();

const byte = fc.nat(255);

/** A pixel of words: colours multiplied by their share, which may be nothing or all. */
const wordPixel = fc
  .tuple(fc.oneof(fc.constant(0), fc.constant(255), byte), byte, byte, byte)
  .map(([alpha, ...colors]) => [
    ...colors.map((color) => Math.round((color * alpha) / 255)),
    alpha,
  ]);

const groundPixel = fc.tuple(byte, byte, byte).map((colors) => [...colors, 255]);

const layers = fc
  .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
  .chain(([width, height]) => {
    const pixels = (pixel: fc.Arbitrary<number[]>) =>
      fc
        .array(pixel, { minLength: width * height, maxLength: width * height })
        .map((all) => Uint8Array.from(all.flat()));
    return fc.record({
      width: fc.constant(width),
      height: fc.constant(height),
      ground: pixels(groundPixel),
      words: pixels(wordPixel),
    });
  });

it('lets through of its colours what words leave', () => {
  fc.assert(
    fc.property(layers, ({ width, height, ground, words }) => {
      const picture = new Ground(width, height, ground).under(words);
      const expected = words.map((color, index) => {
        const alpha = words[index | 3] ?? 0;
        return color + Math.round(((ground[index] ?? 0) * (255 - alpha)) / 255);
      });
      expect(decodePng(picture, width, height)).toEqual(Buffer.from(expected));
    }),
    { numRuns: cases(40, 400) },
  );
});

it('looks as if ground and words were one drawing, with every theme of the site', () => {
  const { width, height } = PREVIEW_SIZE;
  for (const [theme, look] of sample(Object.entries(themeLooks(definition)), 3)) {
    const card: PreviewCard = {
      kicker: 'Veteran-owned · bonded · bilingual',
      title: `${theme}, sworn & signed where you are, at any hour of the day`,
      business: 'Basin Mobile Notary',
      phone: '(432) 555-0142',
      theme,
      look: '',
    };
    const ground = groundDrawing(undefined, look);
    const words = wordsDrawing(card, rasterizer);
    const picture = new Ground(width, height, rasterizer.pixels(ground)).under(
      rasterizer.pixels(words),
    );
    const inOne = rasterizer.pixels(ground.replace('</svg>', words.replace(/^<svg[^>]*>/, '')));
    const drawn = decodePng(picture, width, height);
    const furthest = drawn.reduce(
      (most, color, index) => Math.max(most, Math.abs(color - (inOne[index] ?? 0))),
      0,
    );
    expect(furthest, theme).toBeLessThanOrEqual(2);
  }
});
