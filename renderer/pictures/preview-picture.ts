import type { Page } from '../../schemas/page.ts';
import type { PreviewPicture } from '../../schemas/preview-picture.ts';
import { pictureAddress, roundFocus } from './picture-address.ts';
import { cutArea } from './picture-cut.ts';
import type { PictureCut } from './picture-layouts.ts';

/** Crop of pictures for link previews: 1200 × 630, which all services show in full. */
export const PREVIEW_CUT = {
  ratio: [40, 21],
  widths: [1200],
  sizes: '',
  leastWidth: 1200,
} as const satisfies PictureCut;

/** A link preview picture as referenced in the head of a page. */
export interface ShownPreview {
  address: string;
  width: number;
  height: number;
  alt: string;
}

/** The picture that a page names for link previews. */
export function namedPreview(page: Page): PreviewPicture | undefined {
  return page.kind === 'landing' ? page.landing.page?.image : page.image;
}

/** The file of a page's link preview picture; undefined if it names none that can be shown. */
export function previewPicture(page: Page): ShownPreview | undefined {
  const picture = namedPreview(page);
  const facts = picture && page.pictures?.[picture.src];
  if (!facts) return undefined;
  const { ratio, widths } = PREVIEW_CUT;
  const focus = roundFocus(picture.focus);
  const area = cutArea(facts, ratio, focus);
  const width = Math.min(area.width, ...widths);
  const made = { hash: facts.hash, cut: { ratio, focus }, width, format: 'jpg' } as const;
  return {
    address: pictureAddress(picture.src, made),
    width,
    height: Math.round((width * area.height) / area.width),
    alt: picture.alt,
  };
}
