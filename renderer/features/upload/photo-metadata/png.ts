import { fourLetters, viewOf } from './byte-view.ts';
import { crc32 } from './crc.ts';
import { bytesOf, joinBytes } from './join-bytes.ts';
import { orientationBlock, orientationOf, UPRIGHT } from './orientation.ts';

const SIGNATURE_LENGTH = 8;

/** Chunks needed for rendering (PNG specification, third edition, table 5.3), including animations. */
const DRAWN = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'sBIT', 'bKGD', 'pHYs'],
  ...['cICP', 'mDCV', 'cLLI', 'acTL', 'fcTL', 'fdAT'],
]);

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = joinBytes([bytesOf(type), content]);
  const bytes = joinBytes([new Uint8Array(4), named, new Uint8Array(4)]);
  viewOf(bytes).setUint32(0, content.length);
  viewOf(bytes).setUint32(bytes.length - 4, crc32(named));
  return bytes;
}

/** A color profile under a neutral name. */
function namelessProfile(content: Uint8Array): Uint8Array | undefined {
  const end = content.indexOf(0);
  return end === -1 ? undefined : chunk('iCCP', joinBytes([bytesOf('ICC'), content.subarray(end)]));
}

/**
 * A PNG file reduced to the chunks needed for rendering, its color profile, and orientation. Texts, times, Exif, XMP
 * and unknown chunks are dropped, as is everything after the image.
 *
 * @returns undefined if it contains no image.
 */
export function barePng(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  const view = viewOf(bytes);
  const kept: Uint8Array[] = [];
  let [hasData, orientation] = [false, UPRIGHT];
  let at = SIGNATURE_LENGTH;
  while (at + 12 <= bytes.length) {
    const end = at + 8 + view.getUint32(at);
    const type = fourLetters(bytes, at + 4);
    if (end + 4 > bytes.length || type === 'IEND') break;
    if (kept.length === 0 && type !== 'IHDR') return undefined;
    const content = bytes.subarray(at + 8, end);
    const profile = type === 'iCCP' ? namelessProfile(content) : undefined;
    if (profile) kept.push(profile);
    else if (DRAWN.has(type)) kept.push(bytes.subarray(at, end + 4));
    else if (type === 'eXIf') orientation = orientationOf(content);
    hasData ||= type === 'IDAT';
    at = end + 4;
  }
  const [header, ...others] = kept;
  if (!header || !hasData) return undefined;
  return joinBytes([
    bytes.subarray(0, SIGNATURE_LENGTH),
    header,
    ...(orientation === UPRIGHT ? [] : [chunk('eXIf', orientationBlock(orientation))]),
    ...others,
    chunk('IEND', new Uint8Array(0)),
  ]);
}
