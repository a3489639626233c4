import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, unbreakable } from '../../cli/previews/break-lines.ts';
import { wordsDrawing } from '../../cli/previews/card-drawing.ts';
import { pictureFonts } from '../../cli/previews/picture-fonts.ts';
import type { PreviewCard } from '../../cli/previews/preview-card.ts';
import { lineWidth, type Typeface } from '../../cli/previews/set-line.ts';
import { readTypefaces } from '../../cli/previews/typefaces.ts';
import { siteFacts } from '../content/site-facts.ts';
import { ROOT } from '../support/command.ts';
import { cases } from '../support/proof.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { drawn } from './drawn.ts';

const typefaces = await readTypefaces();

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

/** A drawing in the whole picture: what reaches out of its own height would show. */
const withRoom = (drawing: string) =>
  drawing.replace(/height="\d+" viewBox="0 0 1200 \d+"/, 'height="630" viewBox="0 0 1200 630"');

/** The smallest box around what a drawing shows, in pixels. */
async function inked(drawing: string) {
  const { pixels, width, height } = await drawn(withRoom(drawing));
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
  it('stay away from all its edges, however long they are, and in the height of their drawing', async () => {
    await fc.assert(
      fc.asyncProperty(card, async (card) => {
        const drawing = wordsDrawing(card, typefaces);
        const { left, right, top, bottom } = await inked(drawing);
        expect(left).toBeGreaterThanOrEqual(64);
        expect(right).toBeLessThanOrEqual(1136);
        expect(top).toBeGreaterThanOrEqual(56);
        expect(bottom).toBeLessThan(Number(/height="(\d+)"/.exec(drawing)?.[1]));
        // A drawing ends where the picture does: words that reached farther would be cut off there.
        expect(bottom).toBeLessThan(600);
      }),
      { numRuns: cases(8, 100) },
    );
  });

  it('are drawn as they are written, whatever markup they look like', async () => {
    const words = async (title: string) =>
      (await drawn(wordsDrawing({ title, business: 'B', theme: 'general', look: '' }, typefaces)))
        .pixels;
    expect(await words('Deeds &amp; wills')).not.toEqual(await words('Deeds & wills'));
    await expect(words('<b>"R&D"</b>')).resolves.toBeDefined();
    expect(await words('a < b')).not.toEqual(await words('a '));
  });

  it('are in three fonts that come with the tool', () => {
    const widths = Object.values(typefaces).map((typeface) =>
      lineWidth('Hamburgefonstiv', { typeface, size: 32, spacing: 0 }),
    );
    expect(new Set(widths).size).toBe(3);
  });

  it('are in the fonts of a brand, joined and from right to left where they are written so', async () => {
    const { config } = siteFacts();
    const site = {
      ...config,
      languages: ['ar'],
      brand: { color: '#0f6e84', fonts: { display: 'tajawal', text: 'tajawal' } },
    };
    const arabic = await readTypefaces(pictureFonts(site, ROOT));
    for (const [font] of Object.values(arabic)) expect(font.has('ا')).toBe(true);
    const card: PreviewCard = {
      ...{ title: 'ابتسامة هادئة', business: 'نور', kicker: 'عيادة', phone: '+962 6 555 0142' },
      ...{ theme: 'general', look: '', fromRight: true },
    };
    const { left, right } = await inked(wordsDrawing(card, arabic));
    expect(right).toBeGreaterThan(1100);
    expect(right).toBeLessThanOrEqual(1136);
    expect(left).toBeGreaterThan(400);
    const width = (line: string, spacing = 0) =>
      lineWidth(line, { typeface: arabic.title, size: 84, spacing });
    // Joined, a letter is narrower than alone, and space would tear them apart.
    expect(width('ببب')).toBeLessThan(2.5 * width('ب'));
    expect(width('عيادة', 5)).toBe(width('عيادة'));
    expect(width('Nour', 5)).toBe(width('Nour') + 15);
  });

  it('are in the variable fonts of a brand, in the weights of the steady ones', async () => {
    const root = tempFolder();
    const folder = join(root, 'node_modules/@fontsource-variable/quiet');
    mkdirSync(join(folder, 'files'), { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "name": "@fontsource-variable/quiet" }');
    const files = '@fontsource-variable/public-sans/files';
    cpSync(
      join(ROOT, 'node_modules', files, 'public-sans-latin-wght-normal.woff2'),
      join(folder, 'files/quiet-latin-wght-normal.woff2'),
    );
    const { config } = siteFacts();
    const brand = { color: '#0f6e84', fonts: { display: 'quiet', text: 'quiet' } };
    const quiet = await readTypefaces(pictureFonts({ ...config, brand }, root));
    const width = (typeface: Typeface) =>
      lineWidth('Hamburgefonstiv 0142', { typeface, size: 84, spacing: 0 });
    expect(width(quiet.title)).toBeCloseTo(width(typefaces.strong), -1);
    expect(width(quiet.plain)).toBeCloseTo(width(typefaces.plain), -1);
    expect(width(quiet.title)).toBeGreaterThan(width(quiet.plain) + 5);
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
