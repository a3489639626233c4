import { bareHeic } from './photo-metadata/heic.ts';
import { bareJpeg } from './photo-metadata/jpeg.ts';
import { barePng } from './photo-metadata/png.ts';
import { bareWebp } from './photo-metadata/webp.ts';
import type { UploadType } from './upload-file.ts';

const BARE: Partial<
  Record<UploadType, (photo: Uint8Array) => Uint8Array<ArrayBuffer> | undefined>
> = {
  'image/jpeg': bareJpeg,
  'image/heic': bareHeic,
  'image/webp': bareWebp,
  'image/png': barePng,
};

/** True for files that carry more than their picture: where, when, by whom and with what it was taken. */
export function mayHoldMetadata(type: UploadType): boolean {
  return BARE[type] !== undefined;
}

/**
 * A photograph of which only the picture, its colour profile and how the camera was held are left. What is
 * not known to be one of these is left out, so that no list of tags can be incomplete.
 *
 * @returns undefined if there is no picture of that type in it.
 */
export function withoutMetadata(
  photo: Uint8Array,
  type: UploadType,
): Uint8Array<ArrayBuffer> | undefined {
  const bare = BARE[type];
  return bare ? bare(photo) : new Uint8Array(photo);
}
