import type { PictureFacts } from '../../../schemas/picture.ts';
import { loadSharp } from '../../pictures/load-sharp.ts';
import { sanitizeDrawing } from '../../pictures/sanitize-drawing.ts';

/** Sharp at a device pixel ratio of 2, in a form 340 pixels wide. */
const SIDE = 680;

type Size = Pick<PictureFacts, 'width' | 'height'>;

/** A picture as the studio shows it. */
export interface Thumbnail {
  type: 'image/webp' | 'image/svg+xml';
  body: Buffer;
}

/** Adds width and height to a drawing that has only a `viewBox`: browsers would show it 0 pixels wide. */
function withSize(drawing: string, { width, height }: Size): string {
  const [root = ''] = /^<svg[^>]*>/.exec(drawing) ?? [];
  if (/\swidth="[\d.]+(?:px)?"/.test(root) && /\sheight="[\d.]+(?:px)?"/.test(root)) return drawing;
  const bare = root.replace(/\s(?:width|height)="[^"]*"/g, '');
  const sized = bare.replace(/^<svg/, `<svg width="${width}" height="${height}"`);
  return sized + drawing.slice(root.length);
}

/**
 * Scales a picture down. A drawing is not scaled, only stripped of anything that a page would not show.
 *
 * @param bytes of a picture that has been checked.
 */
export async function thumbnail(
  { format, ...size }: Size & Pick<PictureFacts, 'format'>,
  bytes: Buffer,
): Promise<Thumbnail> {
  if (format === 'svg')
    return {
      type: 'image/svg+xml',
      body: Buffer.from(withSize(sanitizeDrawing(bytes.toString('utf8')) ?? '', size)),
    };
  const open = await loadSharp();
  const body = await open(bytes)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 70 })
    .toBuffer();
  return { type: 'image/webp', body };
}
