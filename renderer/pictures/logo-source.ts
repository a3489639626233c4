import type { PictureFacts } from '../../schemas/picture.ts';
import type { Logo } from '../context/render-context.ts';
import { pictureAddress } from './picture-address.ts';

/** Displayed height of a logo in header and footer, in pixels (`renderer/components/SiteMark.css`): 2.9 rem. */
export const LOGO_HEIGHT = 46.4;

/** Device pixels per CSS pixel on a dense screen. */
const DENSITY = 2;

/** A JPEG logo has no sharp edges to preserve; as JPEG, all others would become blurred. */
const isJpeg = (src: string) => /\.jpe?g$/i.test(src);

/** A logo in the size for dense screens: a single file with exact width and height. A drawing is used as it is. */
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
