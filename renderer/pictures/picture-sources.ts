import type { Picture, PictureFacts } from '../../schemas/picture.ts';
import { pictureAddress, roundFocus } from './picture-address.ts';
import { cutArea, cutWidths } from './picture-cut.ts';
import { PICTURE_LAYOUTS, type PictureCut, type PicturePlace } from './picture-layouts.ts';

/** The files of one crop in one format, for a `<source>` or an `<img>`. */
export interface PictureSource {
  media?: string;
  type: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  /** Fallback for browsers without `srcset`. */
  src: string;
}

const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
} as const;

/** Width for browsers without `srcset`: enough for most screens. */
const USUAL_WIDTH = 800;

/** The files of one crop, smallest format first. */
export function sourcesOfCut(
  { src, focus }: Pick<Picture, 'src' | 'focus'>,
  facts: PictureFacts,
  { media, ratio, widths, sizes }: PictureCut,
): PictureSource[] {
  const { hash, format: known } = facts;
  if (known === 'svg') return [];
  const point = roundFocus(focus);
  const area = ratio ? cutArea(facts, ratio, point) : facts;
  const made = cutWidths(area.width, widths);
  const widest = Math.max(...made);
  const usual = made.find((width) => width >= USUAL_WIDTH) ?? widest;
  const cut = ratio ? { cut: { ratio, focus: point } } : {};
  return (['avif', 'webp', known] as const).map((format) => {
    const at = (width: number) => pictureAddress(src, { hash, ...cut, width, format });
    return {
      ...(media === undefined ? {} : { media }),
      type: TYPES[format],
      srcSet: made.map((width) => `${at(width)} ${width}w`).join(', '),
      sizes,
      width: widest,
      height: Math.round((widest * area.height) / area.width),
      src: at(usual),
    };
  });
}

/** The files of a picture in its place, those for narrow screens first. */
export function pictureSources(
  picture: Pick<Picture, 'src' | 'focus'>,
  facts: PictureFacts,
  place: PicturePlace,
): PictureSource[] {
  return PICTURE_LAYOUTS[place].flatMap((cut) => sourcesOfCut(picture, facts, cut));
}
