import { createHash } from 'node:crypto';
import { PICTURE_LIBRARY } from '../system/version.ts';

/** Qualities at which no difference is seen on screens, and effort that a first build can wait for. */
export const ENCODING = {
  avif: { quality: 48, effort: 1, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
  jpg: { quality: 78, progressive: true },
  png: { compressionLevel: 9, palette: true, quality: 90 },
} as const;

/** Qualities of a picture for link previews: the first at which it is small enough. */
export const PREVIEW_QUALITIES = [ENCODING.jpg.quality, 68, 58, 48, 38, 28] as const;

/** Largest picture that is decoded: a file of a few bytes can claim any size. */
export const MOST_PIXELS = 20_000_000;

/** How pixels come from the decoder to the encoders (`make-picture.ts`); another way gives others. */
const WAY = 'scaled while decoded';

/** What is written of drawings (`sanitize-drawing.ts`). */
const DRAWINGS = 'in one namespace';

/** Stands for how pictures are made: with another encoder or other settings, they have other names. */
const RECIPE = JSON.stringify([PICTURE_LIBRARY, ENCODING, PREVIEW_QUALITIES, WAY, DRAWINGS]);

/** Names a picture's files: the bytes of its own, and how pictures are made. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash('sha256').update(RECIPE).update(bytes).digest('hex').slice(0, 10);
}
