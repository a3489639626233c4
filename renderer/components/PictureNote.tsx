import type { Picture } from '../../schemas/picture.ts';

/** The caption and the credit of a picture, if the file has them. */
export function PictureNote({ picture: { caption, credit } }: { picture: Picture }) {
  if (caption === undefined && credit === undefined) return null;
  return (
    <figcaption>
      {caption}
      {credit !== undefined && <small>{credit}</small>}
    </figcaption>
  );
}
