import { hasMark, viewOf } from './byte-view.ts';
import { bytesOf, joinBytes } from './join-bytes.ts';
import { orientationBlock, orientationOf, UPRIGHT } from './orientation.ts';

/** Second bytes of markers (ITU-T T.81, table B.1). */
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const APP0 = 0xe0;
const APP1 = 0xe1;
const APP2 = 0xe2;
const APP14 = 0xee;

const EXIF = 'Exif\0';
const JFIF = 'JFIF\0';
const COLOUR_PROFILE = 'ICC_PROFILE\0';
const ADOBE = 'Adobe';

/** Length of a JFIF header without its thumbnail, and of Adobe's segment, which specifies the color coding. */
const JFIF_LENGTH = 14;
const ADOBE_LENGTH = 12;

/** Frames, tables, scans and restarts: all a decoder needs (0xC8 is reserved). */
function isPicture(marker: number): boolean {
  return (
    (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8) || (marker >= 0xda && marker <= 0xdf)
  );
}

function isFrame(marker: number): boolean {
  return isPicture(marker) && marker <= 0xcf && ![0xc4, 0xcc].includes(marker);
}

/** The next marker from `at` on; within scan data, 0xFF is followed by zero or a restart. */
function nextMarker(bytes: Uint8Array, at: number): number {
  for (let place = bytes.indexOf(0xff, at); place !== -1; place = bytes.indexOf(0xff, place + 1)) {
    const marker = bytes[place + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && !(marker >= 0xd0 && marker <= 0xd7)) return place;
  }
  return bytes.length;
}

function segment(marker: number, content: Uint8Array): Uint8Array {
  const length = content.length + 2;
  return joinBytes([Uint8Array.from([0xff, marker, length >> 8, length & 0xff]), content]);
}

/** The part of an application segment to keep; undefined if nothing. */
function keptOfApplication(marker: number, content: Uint8Array): Uint8Array | undefined {
  if (marker === APP2 && hasMark(content, 0, COLOUR_PROFILE)) return content;
  if (marker === APP14 && hasMark(content, 0, ADOBE)) return content.subarray(0, ADOBE_LENGTH);
  if (marker !== APP0 || !hasMark(content, 0, JFIF) || content.length < JFIF_LENGTH)
    return undefined;
  const header = content.slice(0, JFIF_LENGTH);
  // Dimensions of the removed thumbnail.
  header.fill(0, JFIF_LENGTH - 2);
  return header;
}

/**
 * The first image of a JPEG file: frames, tables and scans, color coding and profile, and orientation. Every other
 * segment is dropped, as is everything after the image: phones append videos, depth maps and proprietary data.
 *
 * @returns undefined if it has no image.
 */
export function bareJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (!(bytes[0] === 0xff && bytes[1] === START_OF_IMAGE)) return undefined;
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let [hasFrame, hasScan, orientation] = [false, false, UPRIGHT];
  let at = nextMarker(bytes, 2);
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) break;
    const end = at + 2 + view.getUint16(at + 2);
    // An empty or truncated segment: nothing after it can be parsed.
    if (end < at + 4 || end > bytes.length) break;
    const content = bytes.subarray(at + 4, end);
    const next = nextMarker(bytes, end);
    if (isPicture(marker)) {
      hasFrame ||= isFrame(marker);
      hasScan ||= marker === START_OF_SCAN;
      // A scan header is followed by the scan data, which has no length field.
      kept.push(bytes.subarray(at, marker === START_OF_SCAN ? next : end));
    } else if (marker === APP1 && hasMark(content, 0, EXIF) && orientation === UPRIGHT) {
      orientation = orientationOf(content);
    } else {
      const rest = keptOfApplication(marker, content);
      if (rest) kept.push(segment(marker, rest));
    }
    at = next;
  }
  if (!hasFrame || !hasScan) return undefined;
  const exif = joinBytes([bytesOf(`${EXIF}\0`), orientationBlock(orientation)]);
  return joinBytes([
    Uint8Array.from([0xff, START_OF_IMAGE]),
    ...(orientation === UPRIGHT ? [] : [segment(APP1, exif)]),
    ...kept,
    Uint8Array.from([0xff, END_OF_IMAGE]),
  ]);
}
