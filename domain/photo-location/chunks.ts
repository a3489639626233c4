import { fourLetters, hasMark, viewOf } from './byte-view.ts';
import { crc32 } from './crc.ts';
import { clearExifLocation } from './tiff.ts';
import { clearXmpLocation } from './xmp.ts';

const PNG_SIGNATURE_LENGTH = 8;
const RIFF_HEADER_LENGTH = 12;

/** Keyword of XMP in PNG, with the two zeroes that say it is not compressed (XMP specification, part 3). */
const PNG_XMP = 'XML:com.adobe.xmp\0\0\0';

/** Zeroes the location in the Exif and XMP chunks of a PNG file in place; their check sums follow. */
export function clearPngLocation(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  let at = PNG_SIGNATURE_LENGTH;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > bytes.length) return;
    const type = fourLetters(bytes, at + 4);
    const content = bytes.subarray(at + 8, end);
    const isXmp = type === 'iTXt' && hasMark(content, 0, PNG_XMP);
    if (type === 'eXIf') clearExifLocation(content);
    if (isXmp) clearXmpLocation(content.subarray(PNG_XMP.length));
    if (type === 'eXIf' || isXmp) view.setUint32(end, crc32(bytes.subarray(at + 4, end)));
    at = end + 4;
  }
}

/** Zeroes the location in the Exif and XMP chunks of a WebP file in place. */
export function clearWebpLocation(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  let at = RIFF_HEADER_LENGTH;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at + 4, true);
    const type = fourLetters(bytes, at);
    const content = bytes.subarray(at + 8, at + 8 + size);
    if (type === 'EXIF') clearExifLocation(content);
    if (type === 'XMP ') clearXmpLocation(content);
    // Chunks begin at even places.
    at += 8 + size + (size % 2);
  }
}
