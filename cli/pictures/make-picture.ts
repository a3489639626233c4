import { readFileSync } from 'node:fs';
import type { Sharp } from 'sharp';
import { readPictureAddress } from '../../renderer/pictures/picture-address.ts';
import { cutArea } from '../../renderer/pictures/picture-cut.ts';
import { PREVIEW_CUT } from '../../renderer/pictures/preview-picture.ts';
import { checksumFile, checksumOf } from '../previews/preview-checksum.ts';
import { BuildFault } from '../system/build-fault.ts';
import { replaceFile } from '../system/draft-file.ts';
import { encodePreview } from './encode-preview.ts';
import { loadSharp } from './load-sharp.ts';
import { ENCODING, pictureHash } from './picture-recipe.ts';
import { sanitizeDrawing } from './sanitize-drawing.ts';

/** The files to generate from one picture. */
export interface PictureOrder {
  /** Path of the source picture. */
  source: string;
  /** Its hash when it was checked. */
  hash: string;
  /** Size in pixels as displayed. */
  width: number;
  height: number;
  /** Address of each file to generate, and its path. */
  files: readonly (readonly [address: string, target: string])[];
}

/** Files with the same pixels: one cut at one width, in several formats. */
interface Size {
  width: number;
  files: [format: keyof typeof ENCODING, target: string][];
}

type Area = ReturnType<typeof cutArea>;

/** A crop of a photograph, for link previews or pages. */
interface Cut {
  area: Area;
  isPreview: boolean;
}

/** The files of a photograph grouped by cut, widest first. */
function cutsOf({ width, height, files }: PictureOrder) {
  const cuts = new Map<string, Cut & { sizes: Map<number, Size> }>();
  for (const [address, target] of files) {
    const made = readPictureAddress(address);
    if (made?.width === undefined || made.format === 'svg')
      throw new Error(`${address} is no address of a photograph.`);
    const key = JSON.stringify(made.cut);
    const area = made.cut
      ? cutArea({ width, height }, made.cut.ratio, made.cut.focus)
      : { left: 0, top: 0, width, height };
    const isPreview = String(made.cut?.ratio) === String(PREVIEW_CUT.ratio);
    const cut = cuts.get(key) ?? { area, isPreview, sizes: new Map<number, Size>() };
    if (made.width > area.width) throw new Error(`${address} is larger than the picture.`);
    const size = cut.sizes.get(made.width) ?? { width: made.width, files: [] };
    size.files.push([made.format, target]);
    cut.sizes.set(made.width, size);
    cuts.set(key, cut);
  }
  return [...cuts.values()].map(({ sizes, ...cut }) => ({
    ...cut,
    sizes: [...sizes.values()].sort((a, b) => b.width - a.width),
  }));
}

/**
 * The pixels of a cut, at the width of its widest file. If that is at most half the source width, it is scaled
 * before cropping: JPEG decoders can scale by a half, a quarter or an eighth while decoding, in half the time.
 */
function decode(picture: Sharp, whole: Area, area: Area, width: number): Sharp {
  const upright = picture.autoOrient();
  const scale = width / area.width;
  if (scale > 0.5) return upright.extract(area).toColourspace('srgb').resize(width);
  const scaled = (length: number) => Math.round(length * scale);
  const [across, down] = [scaled(whole.width), scaled(whole.height)];
  const height = scaled(area.height);
  return upright
    .resize(across, down, { fit: 'fill' })
    .extract({
      left: Math.min(scaled(area.left), across - width),
      top: Math.min(scaled(area.top), down - height),
      width,
      height,
    })
    .toColourspace('srgb');
}

/**
 * Generates the files of one picture, each written atomically. Camera metadata such as time and location is
 * dropped: only pixels are kept.
 *
 * @param onFile called for each generated file.
 * @throws BuildFault if the source file has changed.
 */
export async function makePicture(
  order: PictureOrder,
  onFile: (target: string) => void,
): Promise<void> {
  const put = (target: string, bytes: Uint8Array) => {
    replaceFile(target, bytes);
    replaceFile(checksumFile(target), checksumOf(bytes));
    onFile(target);
  };
  const bytes = readFileSync(order.source);
  if (pictureHash(bytes) !== order.hash)
    throw new BuildFault(`${order.source} was changed meanwhile. Run the command again.`);
  const drawings = order.files.filter(([address]) => address.endsWith('.svg'));
  for (const [, target] of drawings)
    put(target, Buffer.from(sanitizeDrawing(bytes.toString('utf8')) ?? ''));
  if (drawings.length > 0) return;
  const open = await loadSharp();
  const whole = { left: 0, top: 0, width: order.width, height: order.height };
  for (const { area, isPreview, sizes } of cutsOf(order)) {
    // Decoded once for the widest; all others are scaled from that.
    let pixels = decode(open(bytes), whole, area, sizes[0]?.width ?? area.width);
    for (const [place, { width, files }] of sizes.entries()) {
      if (place > 0) pixels = pixels.resize(width);
      const { data, info } = await pixels.raw().toBuffer({ resolveWithObject: true });
      const { channels } = info;
      const again = () => open(data, { raw: { width: info.width, height: info.height, channels } });
      for (const [format, target] of files) {
        const kind = format === 'jpg' ? 'jpeg' : format;
        const encoded = isPreview
          ? encodePreview(again)
          : again().toFormat(kind, ENCODING[format]).toBuffer();
        put(target, await encoded);
      }
      pixels = again();
    }
  }
}
