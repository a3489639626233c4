import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { replaceFile } from '../system/draft-file.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { lineDrawing } from './card-drawing.ts';
import type { Lettering, Setting, Typefaces } from './card-words.ts';
import { unpack } from './font-file.ts';
import type { PictureFonts } from './picture-fonts.ts';
import { readTypeface, type Typeface } from './typeface.ts';

/** The engine's own fonts, unpacked beside the compiled tool. */
const ENGINE_FONTS = {
  title: 'besley-latin-600-normal',
  strong: 'public-sans-latin-600-normal',
  plain: 'public-sans-latin-400-normal',
} as const;

const USES = ['title', 'strong', 'plain'] as const;

const engineFont = (use: (typeof USES)[number]) =>
  join(ENGINE_ROOT, `lib/fonts/${ENGINE_FONTS[use]}.ttf`);

function typefaceOf(file: string): Typeface {
  const typeface = readTypeface(readFileSync(file));
  if (!typeface) throw new Error(`${file} is no font that pictures can be drawn with.`);
  return typeface;
}

/** Unpacks a web font once; its name is that of its content. */
function unpackInto(folder: string, woff: string): string {
  const packed = readFileSync(woff);
  const hash = createHash('sha256').update(packed).digest('hex').slice(0, 16);
  const file = join(folder, `${hash}.ttf`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    replaceFile(file, unpack(packed));
  }
  return file;
}

/** Draws SVG in the fonts of a brand, else in the engine's. Those of the system would make other pictures on another machine. */
export class Rasterizer implements Lettering {
  readonly typefaces: Typefaces;
  readonly #options: ResvgRenderOptions;

  /**
   * @param fonts of a brand.
   * @param folder in which they are unpacked.
   */
  constructor(fonts?: PictureFonts, folder = '') {
    const files = USES.map((use) => (fonts?.[use] ?? []).map((woff) => unpackInto(folder, woff)));
    const [title, strong, plain] = USES.map((use, index) =>
      typefaceOf(files[index]?.[0] ?? engineFont(use)),
    ) as [Typeface, Typeface, Typeface];
    this.typefaces = { title, strong, plain };
    // The engine's stand in for letters that the brand's do not have.
    const fontFiles = [...new Set([...files.flat(), ...USES.map(engineFont)])];
    this.#options = { font: { loadSystemFonts: false, fontFiles } };
  }

  measure(line: string, setting: Setting): number {
    const box = new Resvg(lineDrawing(line, setting), this.#options).getBBox();
    return box === undefined ? 0 : box.x + box.width;
  }

  /** The pixels of a drawing, four bytes each, colours multiplied by the last of them. */
  pixels(svg: string): Uint8Array {
    return new Resvg(svg, this.#options).render().pixels;
  }
}
