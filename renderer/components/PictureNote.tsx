import type { Picture } from '../../schemas/picture.ts';

/** The line under a picture and who made it, if the file says so. */
export function PictureNote({ picture: { caption, credit } }: { picture: Picture }) {
  if (caption === undefined && credit === undefined) return null;
  return (
    <figcaption>
      {caption}
      {credit !== undefined && <small>{credit}</small>}
    </figcaption>
  );
}
