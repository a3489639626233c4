import type { Sharp } from 'sharp';
import { ENCODING, PREVIEW_QUALITIES } from './picture-recipe.ts';

/** Messengers ignore larger preview pictures. */
const MOST_BYTES = 300_000;

/**
 * Encodes a picture for link previews.
 *
 * @param pixels opens it; transparent areas become white, as JPEG has no alpha channel.
 */
export async function encodePreview(pixels: () => Sharp): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of PREVIEW_QUALITIES) {
    bytes = await pixels()
      .flatten({ background: '#ffffff' })
      .jpeg({ ...ENCODING.jpg, quality })
      .toBuffer();
    if (bytes.length <= MOST_BYTES) break;
  }
  return bytes;
}
