import type { Page } from '../../schemas/page.ts';
import type { Picture } from '../../schemas/picture.ts';

/** The parts of a page needed to resolve its pictures. */
export type PicturePage = Pick<Page, 'pictures' | 'namedPictures'>;

/**
 * A picture as a file names it.
 *
 * @param picture the picture, or its name below `pictures` in `page.yaml`.
 * @throws Error if the page has none of that name.
 */
export function namedPicture(picture: Picture | string, page: PicturePage): Picture {
  if (typeof picture !== 'string') return picture;
  const named = page.namedPictures?.[picture];
  if (named) return named;
  const names = Object.keys(page.namedPictures ?? {}).join(', ') || 'none';
  throw new Error(`There is no picture "${picture}" below pictures in page.yaml. It has ${names}.`);
}
