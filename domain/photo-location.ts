import { clearPngLocation, clearWebpLocation } from './photo-location/chunks.ts';
import { clearHeicLocation } from './photo-location/heic.ts';
import { clearJpegLocation } from './photo-location/jpeg.ts';
import type { UploadType } from './upload-file.ts';

const CLEARERS: Partial<Record<UploadType, (bytes: Uint8Array) => void>> = {
  'image/jpeg': clearJpegLocation,
  'image/heic': clearHeicLocation,
  'image/webp': clearWebpLocation,
  'image/png': clearPngLocation,
};

/** True for files that may say where they were made. */
export function mayHoldLocation(type: UploadType): boolean {
  return CLEARERS[type] !== undefined;
}

/**
 * A photograph without the place where it was taken: the GPS block of its Exif data is zeroed and GPS
 * properties of its XMP data are blanked. It keeps its length, and all other bytes stay (a PNG's check
 * sums follow). What is malformed stays as it is.
 */
export function withoutLocation(photo: Uint8Array, type: UploadType): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array(photo);
  CLEARERS[type]?.(copy);
  return copy;
}
