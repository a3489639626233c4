import type { PictureFacts } from '../../schemas/picture.ts';

/** Formats generated for a photograph, smallest first; the last is supported by every browser. */
export type PictureFormat = 'avif' | 'webp' | PictureFacts['format'];

/** A generated file of a picture. Its address encodes all of it. */
export interface MadePicture {
  hash: string;
  /** Aspect ratio and focus of a crop; without it, the whole picture. */
  cut?: { ratio: readonly [number, number]; focus: readonly [number, number] };
  /** Width in pixels; missing for a drawing. */
  width?: number;
  format: PictureFormat;
}

/** Folder of the output, and prefix of the addresses. */
export const PICTURE_FOLDER = 'media';

/** Focus in hundredths, as encoded in addresses: smaller differences are invisible. */
export function roundFocus([x = 0.5, y = 0.5]: readonly number[] = []): [number, number] {
  return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
}

/** A readable name derived from the file name. */
export function nameOf(src: string): string {
  const stem = src.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const plain = stem
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
  return plain || 'picture';
}

/** Address of a generated file of a picture. */
export function pictureAddress(src: string, { hash, cut, width, format }: MadePicture): string {
  const hundredths = (focus: number) => Math.round(focus * 100);
  const shape = cut ? `-${cut.ratio.join('x')}at${cut.focus.map(hundredths).join('x')}` : '';
  const size = width === undefined ? '' : `-${width}`;
  return `/${PICTURE_FOLDER}/${nameOf(src)}-${hash}${shape}${size}.${format}`;
}

const ADDRESS =
  /^\/media\/[a-z0-9-]+-([0-9a-f]{10})(?:-(\d+)x(\d+)at(\d+)x(\d+))?(?:-(\d+))?\.(avif|webp|jpg|png|svg)$/;

/** Parses an address; undefined if it is not one of a picture. */
export function readPictureAddress(address: string): MadePicture | undefined {
  const [, hash, across, down, x, y, width, format] = ADDRESS.exec(address) ?? [];
  if (hash === undefined) return undefined;
  return {
    hash,
    ...(across === undefined
      ? {}
      : {
          cut: {
            ratio: [Number(across), Number(down)],
            focus: [Number(x) / 100, Number(y) / 100],
          },
        }),
    ...(width === undefined ? {} : { width: Number(width) }),
    format: format as PictureFormat,
  };
}

const IN_MARKUP = /\/media\/[a-z0-9-]+-[0-9a-f]{10}[a-z0-9-]*\.(?:avif|webp|jpg|png|svg)(?=[" ])/g;

/** The pictures that a page shows, as unique paths inside the output. */
export function picturesInMarkup(markup: string): string[] {
  return [...new Set(markup.match(IN_MARKUP))].map((address) => address.slice(1));
}
