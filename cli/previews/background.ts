import sharp from 'sharp';
import { PREVIEW_SIZE } from './card-drawing.ts';
import { layWords } from './lay-words.ts';

/** Takes two thirds of the time of the default level, for a sixth more bytes. */
const PNG = { compressionLevel: 4 } as const;

// Each picture is drawn once; the library's cache would only take memory.
sharp.cache(false);
// Pictures are drawn in parallel, with one thread each.
sharp.concurrency(1);

const open = (drawing: string) => sharp(Buffer.from(drawing));

/** The background shared by all pictures of one theme and brand, drawn once. */
export class Background {
  readonly #pixels: Buffer;

  private constructor(pixels: Buffer) {
    this.#pixels = pixels;
  }

  /** @param drawing SVG that covers the whole picture. */
  static async draw(drawing: string): Promise<Background> {
    return new Background(await open(drawing).removeAlpha().raw().toBuffer());
  }

  /**
   * @param words SVG of the same width, starting at the upper edge.
   * @returns the text on this background as PNG.
   */
  async under(words: string): Promise<Buffer> {
    const pixels = Buffer.from(this.#pixels);
    layWords(await open(words).raw().toBuffer(), pixels);
    const raw = { ...PREVIEW_SIZE, channels: 3 } as const;
    return sharp(pixels, { raw }).png(PNG).toBuffer();
  }
}
