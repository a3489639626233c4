import type { PictureFacts } from '../../../schemas/picture.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { sanitizeDrawing } from '../../pictures/sanitize-drawing.ts';

/** Sharp on a screen of two pixels to one, in a form 340 pixels wide. */
const SIDE = 680;

/** A picture as the studio shows it. */
export interface Thumbnail {
  type: 'image/webp' | 'image/svg+xml';
  body: Buffer;
}

/**
 * Makes a picture small. A drawing is shown as it is, without what a page would not show either.
 *
 * @param bytes of a picture that has been looked at.
 */
export async function thumbnail(
  { format }: Pick<PictureFacts, 'format'>,
  bytes: Buffer,
): Promise<Thumbnail> {
  if (format === 'svg')
    return {
      type: 'image/svg+xml',
      body: Buffer.from(sanitizeDrawing(bytes.toString('utf8')) ?? ''),
    };
  const open = await loadSharp();
  const body = await open(bytes)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  return { type: 'image/webp', body };
}
