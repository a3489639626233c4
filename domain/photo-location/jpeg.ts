import { hasMark, viewOf } from './byte-view.ts';
import { clearExifLocation } from './tiff.ts';
import { clearXmpLocation } from './xmp.ts';

/** Second bytes of markers (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP1 = 0xe1;

/** Markers without a length: restarts, start and end of an image. */
function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= END_OF_IMAGE);
}

const EXIF = 'Exif\0';
const XMP = 'http://ns.adobe.com/xap/1.0/\0';
const MORE_XMP = 'http://ns.adobe.com/xmp/extension/\0';

/** Digest, whole length and offset in front of a part of a long packet (XMP specification, part 3). */
const MORE_XMP_HEADER = 40;

function clearSegment(content: Uint8Array): void {
  if (hasMark(content, 0, EXIF)) clearExifLocation(content.subarray(EXIF.length + 1));
  else if (hasMark(content, 0, XMP)) clearXmpLocation(content.subarray(XMP.length));
  else if (hasMark(content, 0, MORE_XMP))
    clearXmpLocation(content.subarray(MORE_XMP.length + MORE_XMP_HEADER));
}

/** The next marker from `at` on; in the data of a scan a zero or a restart follows 0xFF. */
function nextMarker(bytes: Uint8Array, at: number): number {
  for (let place = bytes.indexOf(0xff, at); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const marker = bytes[place + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return place;
  }
  return bytes.length;
}

/** The next image in the same file: phones append a depth map or a second exposure. */
function nextImage(bytes: Uint8Array, at: number): number {
  for (let place = bytes.indexOf(0xff, at); place !== -1; place = bytes.indexOf(0xff, place + 1))
    if (bytes[place + 1] === START_OF_IMAGE && bytes[place + 2] === 0xff) return place;
  return bytes.length;
}

/** Zeroes the location in every Exif and XMP segment of a JPEG file, in place. */
export function clearJpegLocation(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  let at = 0;
  while (at + 4 <= bytes.length) {
    at = nextMarker(bytes, at);
    if (at + 4 > bytes.length) return;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) {
      at = nextImage(bytes, at + 2);
    } else if (standsAlone(marker)) {
      at += 2;
    } else {
      const end = at + 2 + view.getUint16(at + 2);
      if (marker === APP1) clearSegment(bytes.subarray(at + 4, end));
      // What follows the header of a scan is its data, which has no length.
      at = marker === START_OF_SCAN ? nextMarker(bytes, end) : Math.max(end, at + 4);
    }
  }
}
