import definition from 'virtual:site';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { groundDrawing, PREVIEW_SIZE, wordsDrawing } from '../../cli/previews/card-drawing.ts';
import { Ground } from '../../cli/previews/ground.ts';
import { layWords } from '../../cli/previews/lay-words.ts';
import type { PreviewCard } from '../../cli/previews/preview-card.ts';
import { themeLooks } from '../../cli/previews/theme-look.ts';
import { readTypefaces } from '../../cli/previews/typefaces.ts';
import { cases, sample } from '../support/proof.ts';
import { drawn } from './drawn.ts';

const typefaces = await readTypefaces();

const byte = fc.nat(255);

/** A pixel of words and of the ground below it. */
const pixel = fc.record({
  words: fc.tuple(byte, byte, byte, fc.oneof(fc.constant(0), fc.constant(255), byte)),
  ground: fc.tuple(byte, byte, byte),
});

it('lets through of its colours what words leave', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1 }), fc.nat(5), (pixels, rest) => {
      const ground = [...pixels.map(({ ground }) => ground), ...Array(rest).fill([1, 2, 3])];
      const laid = Uint8Array.from(ground.flat());
      layWords(Uint8Array.from(pixels.flatMap(({ words }) => words)), laid);
      const expected = pixels.flatMap(({ words: [...words], ground }) => {
        const share = (words[3] ?? 0) / 255;
        return ground.map((below, color) => (words[color] ?? 0) * share + below * (1 - share));
      });
      for (const [index, value] of expected.entries())
        expect(Math.abs((laid[index] ?? -1) - value)).toBeLessThan(0.5001);
      expect([...laid.subarray(expected.length)]).toEqual(ground.slice(pixels.length).flat());
    }),
    { numRuns: cases(40, 400) },
  );
});

it('looks as if ground and words were one drawing, with every theme of the site', async () => {
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
    const words = wordsDrawing(card, typefaces);
    const picture = await (await Ground.draw(ground)).under(words);
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ ...PREVIEW_SIZE, format: 'png', channels: 3, hasAlpha: false },
    });
    const inOne = await drawn(ground.replace('</svg>', words.replace(/^<svg[^>]*>/, '')));
    const { pixels } = await drawn(picture);
    const furthest = pixels.reduce(
      (most, color, index) => Math.max(most, Math.abs(color - (inOne.pixels[index] ?? 0))),
      0,
    );
    expect(furthest, theme).toBeLessThanOrEqual(2);
  }
});
