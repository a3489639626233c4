import { Resvg } from '@resvg/resvg-js';

/** The pixels of a PNG, four bytes each, as another program than the one that wrote it reads them. */
export function decodePng(png: Buffer, width: number, height: number): Uint8Array {
  const href = `data:image/png;base64,${png.toString('base64')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="${href}" width="${width}" height="${height}" image-rendering="optimizeSpeed"/></svg>`;
  return new Resvg(svg).render().pixels;
}
