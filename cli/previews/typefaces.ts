import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { unpack } from './font-file.ts';
import { OutlineFont } from './outline-font.ts';
import type { PictureFonts } from './picture-fonts.ts';
import type { Typeface } from './set-line.ts';

/** The fonts of a picture by what they are for. */
export type Typefaces = Readonly<Record<keyof PictureFonts, Typeface>>;

/** The engine's own fonts, unpacked beside the compiled tool. */
const ENGINE_FONTS: Readonly<Record<keyof PictureFonts, string>> = {
  title: 'besley-latin-600-normal',
  strong: 'public-sans-latin-600-normal',
  plain: 'public-sans-latin-400-normal',
};

function read(file: string): OutlineFont {
  const bytes = readFileSync(file);
  try {
    return new OutlineFont(file.endsWith('.woff') ? unpack(bytes) : bytes);
  } catch {
    throw new Error(`${file} is no font that pictures can be drawn with.`);
  }
}

/** Reads the fonts of a brand, and the engine's for letters that they do not have. Those of the system would make other pictures on another machine. */
export function readTypefaces(fonts?: PictureFonts): Typefaces {
  const typeface = (use: keyof PictureFonts): Typeface => {
    const [first, ...others] = [
      ...(fonts?.[use] ?? []),
      join(ENGINE_ROOT, `lib/fonts/${ENGINE_FONTS[use]}.ttf`),
    ];
    return [read(first), ...others.map(read)];
  };
  return { title: typeface('title'), strong: typeface('strong'), plain: typeface('plain') };
}
