import type { Page } from '../../schemas/page.ts';
import type { Picture as PictureFile } from '../../schemas/picture.ts';
import type { PicturePlace } from '../pictures/picture-layouts.ts';
import { Picture } from './Picture.tsx';
import { PictureNote } from './PictureNote.tsx';

interface PictureFigureProps {
  picture: PictureFile;
  page: Pick<Page, 'pictures'>;
  place: PicturePlace;
}

/** A picture with the line under it. */
export function PictureFigure({ picture, page, place }: PictureFigureProps) {
  return (
    <figure className="picture-figure">
      <Picture picture={picture} page={page} place={place} />
      <PictureNote picture={picture} />
    </figure>
  );
}
