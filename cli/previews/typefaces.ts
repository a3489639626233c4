import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { unpack } from './font-file.ts';
import { OutlineFont } from './outline-font.ts';
import type { PictureFont, PictureFonts } from './picture-fonts.ts';
import type { Typeface } from './set-line.ts';

/** The fonts of a picture by role. */
export type Typefaces = Readonly<Record<keyof PictureFonts, Typeface>>;

/** The engine's own fonts, as plain font files next to the compiled tool. */
const ENGINE_FONTS: Readonly<Record<keyof PictureFonts, string>> = {
  title: 'besley-latin-600-normal',
  strong: 'public-sans-latin-600-normal',
  plain: 'public-sans-latin-400-normal',
};

/** The plain font of a web font; of a variable one, at one weight. */
async function unpacked({ file, weight }: PictureFont): Promise<Buffer> {
  const bytes = readFileSync(file);
  if (file.endsWith('.woff')) return unpack(bytes);
  if (!file.endsWith('.woff2')) return bytes;
  const { default: subsetFont } = await import('subset-font');
  const axes = weight === undefined ? {} : { variationAxes: { wght: weight } };
  return subsetFont(bytes, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true, ...axes });
}

async function read(font: PictureFont): Promise<OutlineFont> {
  try {
    return new OutlineFont(await unpacked(font));
  } catch {
    throw new Error(`${font.file} is no font that pictures can be drawn with.`);
  }
}

/**
 * Reads the fonts of a brand, with the engine's as fallbacks. System fonts are not used: pictures would differ
 * between machines.
 */
export async function readTypefaces(fonts?: PictureFonts): Promise<Typefaces> {
  const typeface = async (use: keyof PictureFonts): Promise<Typeface> => {
    const own = { file: join(ENGINE_ROOT, `lib/fonts/${ENGINE_FONTS[use]}.ttf`) };
    const [first = own, ...others] = [...(fonts?.[use] ?? []), own];
    return [await read(first), ...(await Promise.all(others.map(read)))];
  };
  return {
    title: await typeface('title'),
    strong: await typeface('strong'),
    plain: await typeface('plain'),
  };
}
