import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, unbreakable } from '../../cli/previews/break-lines.ts';
import { PREVIEW_SIZE, wordsDrawing } from '../../cli/previews/card-drawing.ts';
import { pictureFonts } from '../../cli/previews/picture-fonts.ts';
import type { PreviewCard } from '../../cli/previews/preview-card.ts';
import { Rasterizer } from '../../cli/previews/rasterize.ts';
import { siteFacts } from '../content/site-facts.ts';
import { ROOT } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';

const rasterizer = new Rasterizer();

const letters = (maxLength: number) =>
  fc.string({
    unit: fc.constantFrom(...'abdegiklmnoprstuwAMTWÄß'),
    minLength: 1,
    maxLength,
  });

const text = (length: number) =>
  fc
    .array(letters(22), { minLength: 1, maxLength: 14 })
    .map((words) => words.join(' ').slice(0, length).trim());

const card: fc.Arbitrary<PreviewCard> = fc.record(
  {
    kicker: text(60),
    title: text(80),
    business: text(60),
    phone: fc.constantFrom('(432) 555-0142', '+49 30 555 0142'),
    theme: fc.constant('general'),
    look: fc.constant(''),
  },
  { requiredKeys: ['title', 'business', 'theme', 'look'] },
);

/** The smallest box around what a picture shows, in pixels. */
function inked(pixels: Uint8Array): { left: number; right: number; top: number; bottom: number } {
  const { width, height }: { width: number; height: number } = PREVIEW_SIZE;
  const box = { left: width, right: 0, top: height, bottom: 0 };
  for (let index = 0; index < width * height; index += 1) {
    if (pixels[4 * index + 3] === 0) continue;
    const [x, y] = [index % width, Math.floor(index / width)];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = y;
  }
  return box;
}

describe('the words of a preview picture', () => {
  it('stay away from its edges, however long they are', () => {
    fc.assert(
      fc.property(card, (card) => {
        const { left, right, top, bottom } = inked(
          rasterizer.pixels(wordsDrawing(card, rasterizer)),
        );
        expect(left).toBeGreaterThanOrEqual(64);
        expect(right).toBeLessThanOrEqual(1136);
        expect(top).toBeGreaterThanOrEqual(56);
        expect(bottom).toBeLessThan(PREVIEW_SIZE.height);
      }),
      { numRuns: cases(15, 100) },
    );
  });

  it('are drawn as they are written, whatever markup they look like', () => {
    const words = (title: string) =>
      rasterizer.pixels(
        wordsDrawing({ title, business: 'B', theme: 'general', look: '' }, rasterizer),
      );
    expect(words('Deeds &amp; wills')).not.toEqual(words('Deeds & wills'));
    expect(() => words('<b>"R&D"</b>')).not.toThrow();
    expect(words('a < b')).not.toEqual(words('a '));
  });

  it('are in three fonts that come with the tool', () => {
    const widths = Object.values(rasterizer.typefaces).map((typeface) =>
      rasterizer.measure('Hamburgefonstiv', { typeface, size: 32, spacing: 0 }),
    );
    expect(new Set(widths).size).toBe(3);
  });

  it('are in the fonts of a brand, from right to left where they are read so', () => {
    const { config } = siteFacts();
    const site = {
      ...config,
      languages: ['ar'],
      brand: { color: '#0f6e84', fonts: { display: 'tajawal', text: 'tajawal' } },
    };
    const arabic = new Rasterizer(pictureFonts(site, ROOT), tempFolder());
    expect(Object.values(arabic.typefaces).map(({ family }) => family)).toEqual([
      ...['Tajawal', 'Tajawal', 'Tajawal'],
    ]);
    const card: PreviewCard = {
      ...{ title: 'ابتسامة هادئة', business: 'نور', kicker: 'عيادة', phone: '+962 6 555 0142' },
      ...{ theme: 'general', look: '', fromRight: true },
    };
    const { left, right } = inked(arabic.pixels(wordsDrawing(card, arabic)));
    expect(right).toBeGreaterThan(1100);
    expect(right).toBeLessThanOrEqual(1136);
    expect(left).toBeGreaterThan(400);
    const width = (title: string) =>
      arabic.measure(title, { typeface: arabic.typefaces.title, size: 84, spacing: 0 });
    expect(width(card.title)).toBeGreaterThan(width('ا'));
  });
});

describe('lines', () => {
  const measure = (line: string) => line.length;

  it('keep every word, and none is longer than it may be that could be broken', () => {
    fc.assert(
      fc.property(
        fc.array(letters(9), { minLength: 1 }),
        fc.constantFrom(' ', '-', ' – '),
        fc.integer({ min: 1, max: 30 }),
        (words, joint, width) => {
          const text = words.join(joint);
          const lines = breakLines(text, width, measure);
          expect(lines.join(' ').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
          for (const line of lines)
            if (measure(line) > width) expect(unbreakable(line)).toHaveLength(1);
        },
      ),
    );
  });

  it('are as few as can be', () => {
    expect(breakLines('one two three four', 9, measure)).toEqual(['one two', 'three', 'four']);
    expect(breakLines('one two three four', 18, measure)).toEqual(['one two three four']);
    expect(breakLines('same-day visit', 9, measure)).toEqual(['same-day', 'visit']);
    expect(breakLines('same-day', 5, measure)).toEqual(['same-', 'day']);
  });
});
