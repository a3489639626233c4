import type { PictureFacts } from '../../schemas/picture.ts';
import type { Logo } from '../context/render-context.ts';
import { pictureAddress } from './picture-address.ts';

/** Height in pixels in which header and footer show a logo (`renderer/components/SiteMark.css`): 2.9 rem. */
export const LOGO_HEIGHT = 46.4;

/** Pixels of a dense screen for each of css. */
const DENSITY = 2;

/** A logo made of JPEG has no sharp edges to keep; in that format all others would get blurred ones. */
const isJpeg = (src: string) => /\.jpe?g$/i.test(src);

/** A logo as large as dense screens show it: one file, of which width and height are true. A drawing is shown as it is. */
export function logoSource(
  { src, alt }: { src: string; alt: string },
  { hash, width, height, format }: PictureFacts,
): Logo {
  if (format === 'svg')
    return { address: pictureAddress(src, { hash, format }), alt, width, height };
  const wide = Math.min(width, Math.ceil((LOGO_HEIGHT * DENSITY * width) / height));
  return {
    address: pictureAddress(src, { hash, width: wide, format: isJpeg(src) ? 'jpg' : 'png' }),
    alt,
    width: wide,
    height: Math.round((wide * height) / width),
  };
}
