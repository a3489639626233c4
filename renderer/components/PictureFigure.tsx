import type { Page } from '../../schemas/page.ts';
import type { Picture as PictureFile } from '../../schemas/picture.ts';
import type { PicturePlace } from '../pictures/picture-layouts.ts';
import { Picture } from './Picture.tsx';

interface PictureFigureProps {
  picture: PictureFile;
  page: Pick<Page, 'pictures'>;
  place: PicturePlace;
}

/** A picture with the line under it and who made it, if the file says so. */
export function PictureFigure({ picture, page, place }: PictureFigureProps) {
  const { caption, credit } = picture;
  return (
    <figure className="picture-figure">
      <Picture picture={picture} page={page} place={place} />
      {(caption !== undefined || credit !== undefined) && (
        <figcaption>
          {caption}
          {credit !== undefined && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
