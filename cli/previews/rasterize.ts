import { join } from 'node:path';
import { Resvg, type ResvgRenderOptions } from '@resvg/resvg-js';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { lineDrawing } from './card-drawing.ts';
import type { Setting } from './card-words.ts';

/** Fonts of the system would make other pictures on another machine. */
const OPTIONS: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [
      'besley-latin-600-normal',
      'public-sans-latin-400-normal',
      'public-sans-latin-600-normal',
    ].map((name) => join(ENGINE_ROOT, `lib/fonts/${name}.ttf`)),
  },
};

/** How wide a line is in pixels. */
export function widthOf(line: string, setting: Setting): number {
  const box = new Resvg(lineDrawing(line, setting), OPTIONS).getBBox();
  return box === undefined ? 0 : box.x + box.width;
}

/** The pixels of a drawing, four bytes each, colours multiplied by the last of them. */
export function rasterize(svg: string): Uint8Array {
  return new Resvg(svg, OPTIONS).render().pixels;
}
