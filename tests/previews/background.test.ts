import definition from 'virtual:site';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { Background } from '../../cli/previews/background.ts';
import { backgroundDrawing, PREVIEW_SIZE, wordsDrawing } from '../../cli/previews/card-drawing.ts';
import { layWords } from '../../cli/previews/lay-words.ts';
import type { PreviewCard } from '../../cli/previews/preview-card.ts';
import { themeLooks } from '../../cli/previews/theme-look.ts';
import { readTypefaces } from '../../cli/previews/typefaces.ts';
import { cases, sample } from '../support/proof.ts';
import { drawn } from './drawn.ts';

const typefaces = await readTypefaces();

const byte = fc.nat(255);

/** A pixel of words and of the background below it. */
const pixel = fc.record({
  words: fc.tuple(byte, byte, byte, fc.oneof(fc.constant(0), fc.constant(255), byte)),
  background: fc.tuple(byte, byte, byte),
});

it('lets through of its colours what words leave', () => {
  fc.assert(
    fc.property(fc.array(pixel, { minLength: 1 }), fc.nat(5), (pixels, rest) => {
      const background = [
        ...pixels.map(({ background }) => background),
        ...Array(rest).fill([1, 2, 3]),
      ];
      const laid = Uint8Array.from(background.flat());
      layWords(Uint8Array.from(pixels.flatMap(({ words }) => words)), laid);
      const expected = pixels.flatMap(({ words: [...words], background }) => {
        const share = (words[3] ?? 0) / 255;
        return background.map((below, color) => (words[color] ?? 0) * share + below * (1 - share));
      });
      for (const [index, value] of expected.entries())
        expect(Math.abs((laid[index] ?? -1) - value)).toBeLessThan(0.5001);
      expect([...laid.subarray(expected.length)]).toEqual(background.slice(pixels.length).flat());
    }),
    { numRuns: cases(40, 400) },
  );
});

it('looks as if background and words were one drawing, with every theme of the site', async () => {
  for (const [theme, look] of sample(Object.entries(themeLooks(definition)), 3)) {
    const card: PreviewCard = {
      kicker: 'Veteran-owned · bonded · bilingual',
      title: `${theme}, sworn & signed where you are, at any hour of the day`,
      business: 'Basin Mobile Notary',
      phone: '(432) 555-0142',
      theme,
      look: '',
    };
    const background = backgroundDrawing(undefined, look);
    const words = wordsDrawing(card, typefaces);
    const picture = await (await Background.draw(background)).under(words);
    expect(await sharp(picture).metadata()).toMatchObject({
      ...{ ...PREVIEW_SIZE, format: 'png', channels: 3, hasAlpha: false },
    });
    const inOne = await drawn(background.replace('</svg>', words.replace(/^<svg[^>]*>/, '')));
    const { pixels } = await drawn(picture);
    const furthest = pixels.reduce(
      (most, color, index) => Math.max(most, Math.abs(color - (inOne.pixels[index] ?? 0))),
      0,
    );
    expect(furthest, theme).toBeLessThanOrEqual(2);
  }
});
