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

/** Whether files of a type can carry metadata: where, when, by whom and with what a photograph was taken. */
export function mayHoldMetadata(type: UploadType): boolean {
  return BARE[type] !== undefined;
}

/**
 * A photograph reduced to its image, color profile and orientation. Works by allowlist: anything unknown is dropped,
 * so that no list of tags can be incomplete.
 *
 * @returns undefined if it contains no image of that type.
 */
export function withoutMetadata(
  photo: Uint8Array,
  type: UploadType,
): Uint8Array<ArrayBuffer> | undefined {
  const bare = BARE[type];
  return bare ? bare(photo) : new Uint8Array(photo);
}
