import type { PictureFacts } from '../../schemas/picture.ts';
import type { Logo } from '../context/render-context.ts';
import { pictureAddress } from './picture-address.ts';
import { cutWidths } from './picture-cut.ts';

/** Height in which header and footer show a logo (`renderer/components/SiteMark.css`), in rem. */
const SHOWN_REM = 2.9;
const REM_PIXELS = 16;

/** Height in pixels below which a logo looks blurred on any screen. */
export const LEAST_LOGO_HEIGHT = Math.floor(SHOWN_REM * REM_PIXELS);

/** A logo made of JPEG has no sharp edges to keep; in that format all others would get blurred ones. */
const isJpeg = (src: string) => /\.jpe?g$/i.test(src);

/** The files of a logo: as large as it is shown, and twice that for dense screens. A drawing is shown as it is. */
export function logoSources(
  { src, alt }: { src: string; alt: string },
  { hash, width, height, format }: PictureFacts,
): Logo {
  if (format === 'svg')
    return { address: pictureAddress(src, { hash, format }), alt, width, height };
  const across = (SHOWN_REM * width) / height;
  const wanted = [1, 2].map((density) => Math.ceil(across * REM_PIXELS * density));
  const made = cutWidths(width, wanted);
  const widest = Math.max(...made);
  const at = (pixels: number) =>
    pictureAddress(src, { hash, width: pixels, format: isJpeg(src) ? 'jpg' : 'png' });
  return {
    address: at(widest),
    alt,
    width: widest,
    height: Math.round((widest * height) / width),
    ...(made.length === 1
      ? {}
      : {
          srcSet: made.map((pixels) => `${at(pixels)} ${pixels}w`).join(', '),
          sizes: `${Number(across.toFixed(2))}rem`,
        }),
  };
}
