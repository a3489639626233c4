import { opaquePng, scanlineBytes } from './opaque-png.ts';

/** The filter that takes from each colour the one on its left: most rows of a ground have one colour. */
const SUB = 1;

/** The part of a row that words lie on, in pixels of the whole picture; `end` is behind its last one. */
interface Stretch {
  start: number;
  end: number;
}

/** Where the pixels of a row begin and end that are not empty; undefined if all are. */
function stretchOf(pixels: Uint32Array, from: number, to: number): Stretch | undefined {
  let start = from;
  while (start < to && pixels[start] === 0) start += 1;
  if (start === to) return undefined;
  let end = to;
  while (pixels[end - 1] === 0) end -= 1;
  return { start, end };
}

/**
 * What all pictures of one theme and brand have below their words. It is drawn once; a picture copies its rows and
 * makes anew what words lie on.
 */
export class Ground {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;
  readonly #scanlines: Uint8Array;

  /** @param pixels four bytes each, of which the last is 255. */
  constructor(width: number, height: number, pixels: Uint8Array) {
    this.#width = width;
    this.#height = height;
    this.#pixels = pixels;
    this.#scanlines = new Uint8Array(scanlineBytes(width) * height);
    const nothing = new Uint8Array(pixels.length);
    for (let row = 0; row < height; row += 1) {
      this.#scanlines[row * scanlineBytes(width)] = SUB;
      const start = row * width;
      this.#put(this.#scanlines, nothing, row, { start, end: start + width });
    }
  }

  /**
   * @param words a picture of the same size, four bytes a pixel, its colours multiplied by the last of them.
   * @returns the words on this ground as PNG.
   */
  under(words: Uint8Array): Buffer {
    const width = this.#width;
    const scanlines = this.#scanlines.slice();
    const marks = new Uint32Array(words.buffer, words.byteOffset, words.length / 4);
    for (let row = 0; row < this.#height; row += 1) {
      const { start, end } = stretchOf(marks, row * width, (row + 1) * width) ?? {};
      if (start === undefined || end === undefined) continue;
      // The pixel behind the words counts from the last of them.
      this.#put(scanlines, words, row, { start, end: Math.min(end + 1, (row + 1) * width) });
    }
    return opaquePng(width, this.#height, scanlines);
  }

  #put(scanlines: Uint8Array, words: Uint8Array, row: number, { start, end }: Stretch): void {
    const ground = this.#pixels;
    const lineStart = row * this.#width;
    for (let color = 0; color < 3; color += 1) {
      let left = start === lineStart ? 0 : (ground[4 * start + color - 4] ?? 0);
      let target = row * scanlineBytes(this.#width) + 1 + 3 * (start - lineStart) + color;
      for (let pixel = 4 * start; pixel < 4 * end; pixel += 4) {
        const through = 255 - (words[pixel + 3] ?? 0);
        const below = Math.round(((ground[pixel + color] ?? 0) * through) / 255);
        const value = (words[pixel + color] ?? 0) + below;
        scanlines[target] = value - left;
        left = value;
        target += 3;
      }
    }
  }
}
