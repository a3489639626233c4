import type { Picture as PictureFile } from '../../schemas/picture.ts';
import { namedPicture, type PicturePage } from '../pictures/named-picture.ts';
import type { PicturePlace } from '../pictures/picture-layouts.ts';
import { Picture } from './Picture.tsx';
import { PictureNote } from './PictureNote.tsx';

interface PictureFigureProps {
  /** As a file names it, or its name below `pictures` in `page.yaml`. */
  picture: PictureFile | string;
  page: PicturePage;
  place: PicturePlace;
}

/** A picture with its caption. */
export function PictureFigure({ picture, page, place }: PictureFigureProps) {
  return (
    <figure className="picture-figure">
      <Picture picture={picture} page={page} place={place} />
      <PictureNote picture={namedPicture(picture, page)} />
    </figure>
  );
}
