import { createHash } from 'node:crypto';
import { PICTURE_LIBRARY } from '../system/version.ts';

/** Qualities without a visible difference on screens, and effort that is acceptable in a first build. */
export const ENCODING = {
  avif: { quality: 48, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
  jpg: { quality: 78, progressive: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/** Qualities of a picture for link previews: the first that gives a small enough file is used. */
export const PREVIEW_QUALITIES = [ENCODING.jpg.quality, 68, 58, 48, 38, 28] as const;

/** Largest picture that is decoded: a file of a few bytes can claim any size. */
export const MOST_PIXELS = 20_000_000;

/** How pixels get from the decoder to the encoders (`make-picture.ts`); other ways give other pixels. */
const WAY = 'scaled while decoded';

/** How drawings are written (`sanitize-drawing.ts`). */
const DRAWINGS = 'in one namespace';

/** Identifies the encoding: another encoder or other settings give other file names. */
const RECIPE = JSON.stringify([PICTURE_LIBRARY, ENCODING, PREVIEW_QUALITIES, WAY, DRAWINGS]);

/** Hash in the names of a picture's files: of its own bytes and of the encoding recipe. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 10);
}
