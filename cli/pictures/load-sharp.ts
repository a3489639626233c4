import type { Sharp, SharpOptions } from 'sharp';
import { MOST_PIXELS } from './picture-recipe.ts';

/** Opens pictures: photographs, and drawings that are told apart by their format. */
export type OpenPicture = (input: Buffer | string, options?: SharpOptions) => Sharp;

/**
 * Formats that photographs come in, and that of the drawings of link previews: what is closed is closed for the whole process,
 * all its threads included. Whatever else the library reads stays closed: documents, fonts, scans.
 */
const LOADERS = ['Jpeg', 'Png', 'Webp', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`);

let loading: Promise<OpenPicture> | undefined;

async function load(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: LOADERS });
  // Each picture is opened once; what the library keeps of it would only be memory.
  sharp.cache(false);
  // Pictures are made beside each other, each by one thread.
  sharp.concurrency(1);
  return (input, options) =>
    sharp(input, { limitInputPixels: MOST_PIXELS, failOn: 'warning', ...options });
}

/** The picture library, loaded for the first picture: a site without any never waits for it. */
export function loadSharp(): Promise<OpenPicture> {
  loading ??= load();
  return loading;
}
