import type { Sharp, SharpOptions } from 'sharp';
import { MOST_PIXELS } from './picture-recipe.ts';

/** Opens pictures: photographs and SVG drawings, distinguished by format. */
export type OpenPicture = (input: Buffer | string, options?: SharpOptions) => Sharp;

/**
 * Formats of photographs, and SVG for drawing link previews: blocked loaders are blocked for the whole process,
 * including all threads. Everything else that the library can read stays blocked: documents, fonts, scans.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`);

let loading: Promise<OpenPicture> | undefined;

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // Each picture is opened once; the library's cache would only take memory.
  sharp.cache(false);
  // Pictures are processed in parallel, with one thread each.
  sharp.concurrency(1);
  return (input, options) =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'warning', ...options });
}

/** The picture library, loaded on first use: a site without pictures never waits for it. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}
