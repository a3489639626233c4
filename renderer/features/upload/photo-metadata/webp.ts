import { fourLetters, viewOf } from './byte-view.ts';
import { bytesOf, joinBytes } from './join-bytes.ts';
import { orientationBlock, orientationOf, UPRIGHT } from './orientation.ts';

const RIFF_HEADER_LENGTH = 12;

/** Length of an animation frame's header before its chunks: position, size, duration. */
const FRAME_HEADER_LENGTH = 16;

/** Flags of the extended format (WebP container specification) that are kept, and Exif. */
const KEPT_FLAGS = 0x20 | 0x10 | 0x02;
const EXIF_FLAG = 0x08;

const PICTURES = new Set(['VP8 ', 'VP8L', 'ANMF']);
const DRAWN = new Set([...PICTURES, 'VP8X', 'ALPH', 'ANIM', 'ICCP']);

interface Chunk {
  type: string;
  content: Uint8Array;
}

/** Consecutive chunks; a truncated one ends the list. */
function* chunksOf(bytes: Uint8Array): Generator<Chunk> {
  const view = viewOf(bytes);
  for (let at = 0; at + 8 <= bytes.length; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size;
    if (end > bytes.length) return;
    yield { type: fourLetters(bytes, at), content: bytes.subarray(at + 8, end) };
    // Chunks start at even offsets.
    at = end + (size % 2);
  }
}

function chunk(type: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = new Uint8Array(4);
  viewOf(size).setUint32(0, content.length, true);
  return joinBytes([bytesOf(type), size, content, new Uint8Array(content.length % 2)]);
}

function keptOf({ type, content }: Chunk, hasExif: boolean): Uint8Array {
  if (type === 'ANMF') {
    const inner = [...chunksOf(content.subarray(FRAME_HEADER_LENGTH))]
      .filter(({ type }) => type === 'ALPH' || type === 'VP8 ' || type === 'VP8L')
      .map(({ type, content }) => chunk(type, content));
    return chunk(type, joinBytes([content.subarray(0, FRAME_HEADER_LENGTH), ...inner]));
  }
  if (type !== 'VP8X') return chunk(type, content);
  const extended = content.slice(0, 10);
  extended[0] = ((extended[0] ?? 0) & KEPT_FLAGS) | (hasExif ? EXIF_FLAG : 0);
  return chunk(type, extended);
}

/**
 * A WebP file reduced to the chunks needed for rendering, its color profile, and orientation. Exif, XMP and unknown
 * chunks are dropped, as is everything after the image.
 *
 * @returns undefined if it contains no image.
 */
export function bareWebp(bytes: Uint8Array): Uint8Array<ArrayBuffer> | undefined {
  if (bytes.length < RIFF_HEADER_LENGTH) return undefined;
  const end = Math.min(bytes.length, 8 + viewOf(bytes).getUint32(4, true));
  const chunks = [
    ...chunksOf(bytes.subarray(RIFF_HEADER_LENGTH, Math.max(end, RIFF_HEADER_LENGTH))),
  ];
  if (!chunks.some(({ type }) => PICTURES.has(type))) return undefined;
  const exif = chunks.find(({ type }) => type === 'EXIF');
  const orientation = exif ? orientationOf(exif.content) : UPRIGHT;
  const isExtended = chunks.some(({ type }) => type === 'VP8X');
  const hasExif = isExtended && orientation !== UPRIGHT;
  const kept = chunks.filter(({ type }) => DRAWN.has(type)).map((found) => keptOf(found, hasExif));
  if (hasExif) kept.push(chunk('EXIF', orientationBlock(orientation)));
  return chunk('RIFF', joinBytes([bytesOf('WEBP'), ...kept]));
}
