import sharp from 'sharp';

/** The pixels of a drawing or a picture, four bytes each. */
export async function drawn(picture: string | Buffer) {
  const image = sharp(Buffer.from(picture)).ensureAlpha().raw();
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
