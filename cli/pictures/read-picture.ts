import type { Metadata } from 'sharp';
import type { PictureFacts } from '../../schemas/picture.ts';
import { sizeOfDrawing } from '../content/media/drawing-size.ts';
import { loadSharp, type OpenPicture } from './load-sharp.ts';
import type { PictureFault } from './picture-fault.ts';
import { MOST_PIXELS } from './picture-recipe.ts';
import { sanitizeDrawing } from './sanitize-drawing.ts';

/** The library's names of formats, by file extension. */
const FORMATS: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'heif',
};

const NAMES: Readonly<Record<string, string>> = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  heif: 'an AVIF',
};

/** EXIF orientations from here on are turned by 90 degrees, which swaps width and height (EXIF, "Orientation"). */
const FIRST_TURNED = 5;

const endingOf = (src: string) => src.slice(src.lastIndexOf('.') + 1).toLowerCase();

function unreadable(src: string): PictureFault {
  return {
    rule: 'picture/unreadable',
    message: `media/${src} is no picture that can be read; perhaps it is damaged or cut short.`,
    hint: 'Open it in a picture program and save it again, or copy it from the camera once more.',
  };
}

/** True of a drawing that only embedded a photograph, which is removed. */
function isEmptied(svg: string, drawing: string): boolean {
  return /<image\b/.test(svg) && !/<(?:path|rect|circle|ellipse|line|poly|text|use)/.test(drawing);
}

function readDrawing(src: string, bytes: Buffer): Omit<PictureFacts, 'hash'> | PictureFault {
  const svg = bytes.toString('utf8');
  const drawing = sanitizeDrawing(svg);
  if (drawing === undefined) return unreadable(src);
  if (isEmptied(svg, drawing))
    return {
      rule: 'picture/unreadable',
      message: `media/${src} draws nothing itself: it only holds a photograph, and those are not taken out of drawings.`,
      hint: 'Put the photograph into media/ as a file of its own: JPEG, PNG, WebP or AVIF.',
    };
  const [width, height] = sizeOfDrawing(drawing) ?? [];
  if (width === undefined || height === undefined)
    return {
      rule: 'picture/unreadable',
      message: `media/${src} does not say how large it is, so no room can be kept for it.`,
      hint: 'Give its svg element a viewBox, or width and height.',
    };
  return { width, height, format: 'svg' };
}

/** A picture never ends with this many zeros; interrupted copies do, and some decoders read them as a gray area. */
const ENDLESS_ZEROS = 512;

/** End marker of a JPEG (ITU-T T.81, B.1.1.3); some cameras pad the file after it. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/** True of a truncated file. */
function isUnfinished(bytes: Buffer): boolean {
  let end = bytes.length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  return bytes.length - end >= ENDLESS_ZEROS && !bytes.subarray(end - 2, end).equals(END_OF_JPEG);
}

/**
 * Average colors of the upper and the lower half. This decodes the picture, which reveals whether it is intact.
 */
async function tintOf(open: OpenPicture, bytes: Buffer): Promise<[string, string]> {
  const { data } = await open(bytes)
    .autoOrient()
    .toColourspace('srgb')
    .removeAlpha()
    .resize(1, 2, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const color = (at: number) => `#${data.subarray(at, at + 3).toString('hex')}`;
  return [color(0), color(data.length / 2)];
}

async function readPhotograph(
  src: string,
  bytes: Buffer,
): Promise<Omit<PictureFacts, 'hash'> | PictureFault> {
  if (isUnfinished(bytes)) return unreadable(src);
  const open = await loadSharp();
  let header: Metadata;
  try {
    // The size is read from the header: a picture that is too large is never decoded.
    header = await open(bytes, { limitInputPixels: false }).metadata();
  } catch {
    return unreadable(src);
  }
  const { format, orientation = 1, hasAlpha } = header;
  const expected = FORMATS[endingOf(src)];
  if (format !== expected)
    return {
      rule: 'picture/ending',
      message: `media/${src} is ${NAMES[format] ?? 'another kind of'} file, whatever its name says.`,
      hint: 'Give it the right ending, here and in the folder.',
    };
  const pixels = header.width * header.height;
  if (pixels > MOST_PIXELS)
    return {
      rule: 'picture/too-large',
      message: `media/${src} has ${header.width} × ${header.height} pixels, ${(pixels / 1_000_000).toFixed(1)} million; at most ${MOST_PIXELS / 1_000_000} million are read.`,
      hint: 'Export it again, 2,400 pixels wide: nothing more is ever shown.',
    };
  const [width, height] =
    orientation >= FIRST_TURNED ? [header.height, header.width] : [header.width, header.height];
  try {
    const tint = await tintOf(open, bytes);
    return hasAlpha ? { width, height, format: 'png' } : { width, height, format: 'jpg', tint };
  } catch {
    return unreadable(src);
  }
}

/** Metadata of a picture, or why it cannot be used. Never throws on invalid bytes. */
export function readPicture(
  src: string,
  bytes: Buffer,
): Promise<Omit<PictureFacts, 'hash'> | PictureFault> {
  return endingOf(src) === 'svg'
    ? Promise.resolve(readDrawing(src, bytes))
    : readPhotograph(src, bytes);
}
