import { hasMark, viewOf } from './byte-view.ts';

/** Some files have the JPEG segment's prefix before the block, where it does not belong. */
const EXIF_MARK = 'Exif\0\0';

const ORIENTATION_TAG = 0x0112;

/** Orientation value of an upright image. */
export const UPRIGHT = 1;

/**
 * Orientation from 1 to 8, from the first directory of the Exif data, which is a TIFF block (Exif 2.32, section 4.6.4);
 * upright if missing.
 */
export function orientationOf(exif: Uint8Array): number {
  const block = hasMark(exif, 0, EXIF_MARK) ? exif.subarray(EXIF_MARK.length) : exif;
  const little = hasMark(block, 0, 'II');
  if (block.length < 8 || !(little || hasMark(block, 0, 'MM'))) return UPRIGHT;
  const view = viewOf(block);
  const directory = view.getUint32(4, little);
  if (directory + 2 > block.length) return UPRIGHT;
  const end = directory + 2 + 12 * view.getUint16(directory, little);
  for (let entry = directory + 2; entry < end && entry + 12 <= block.length; entry += 12) {
    if (view.getUint16(entry, little) !== ORIENTATION_TAG) continue;
    const orientation = view.getUint16(entry + 8, little);
    return orientation >= 1 && orientation <= 8 ? orientation : UPRIGHT;
  }
  return UPRIGHT;
}

/** Exif data with the orientation and nothing else: a TIFF block of one entry. */
export function orientationBlock(orientation: number): Uint8Array {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0];
  return Uint8Array.from([...header, 0, 1, ...entry, 0, 0, 0, 0]);
}
