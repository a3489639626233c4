import type { Glyph, OutlineFont } from './outline-font.ts';
import { textRuns } from './text-runs.ts';

/** The fonts for a text: those of a brand, followed by fallbacks for missing characters. */
export type Typeface = readonly [OutlineFont, ...OutlineFont[]];

/** Typesetting of lines; lengths in pixels. */
export interface Setting {
  typeface: Typeface;
  size: number;
  /** Letter spacing. */
  spacing: number;
}

/** Scripts with connected letters: letter spacing would break words apart. */
const JOINED =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}]/u;

interface PlacedGlyph {
  glyph: Glyph;
  /** Pixels per font unit. */
  scale: number;
  /** Its start, in pixels from the left end of the line. */
  left: number;
}

/** The glyphs of a line from left to right, and its width in pixels. */
function placeGlyphs(
  line: string,
  { typeface, size, spacing }: Setting,
): { glyphs: PlacedGlyph[]; width: number } {
  const glyphs: PlacedGlyph[] = [];
  let width = 0;
  let gap = 0;
  for (const { start, end, font, level } of textRuns(line, typeface)) {
    const between = spacing > 0 && !JOINED.test(line.slice(start, end)) ? spacing : 0;
    let cluster: number | undefined;
    for (const glyph of font.shape(line, start, end, level % 2 === 1)) {
      if (glyph.cluster !== cluster) width += gap;
      cluster = glyph.cluster;
      gap = between;
      glyphs.push({ glyph, scale: size / font.unitsPerEm, left: width });
      width += glyph.advance * size;
    }
  }
  return { glyphs, width };
}

/** Width of a line in pixels. */
export function lineWidth(line: string, setting: Setting): number {
  return placeGlyphs(line, setting).width;
}

const rounded = (length: number) => Math.round(length * 100) / 100;

/** A line as SVG outlines, with its baseline at 0, starting at x = 0. */
export function lineOutlines(line: string, setting: Setting): string {
  return placeGlyphs(line, setting)
    .glyphs.filter(({ glyph }) => glyph.outline !== '')
    .map(({ glyph, scale, left }) => {
      const x = rounded(left + glyph.x * setting.size);
      const y = rounded(-glyph.y * setting.size);
      return `<path transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})" d="${glyph.outline}"/>`;
    })
    .join('');
}
