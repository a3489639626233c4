import sharp from 'sharp';

/** A picture like a photograph: no two parts are equal, and its metadata contains a location. */
export async function photograph(
  width: number,
  height: number,
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'jpeg',
): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const clouds = await sharp({
    create: { width: 24, height: 18, channels: 3, background: '#888', noise },
  })
    .png()
    .toBuffer();
  return sharp(clouds)
    .resize(width, height, { fit: 'fill' })
    .tint('#c08040')
    .withExif({
      IFD0: { Copyright: 'Secret Street 5' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 20/1 0/1' },
    })
    .toFormat(format, { quality: 60 })
    .toBuffer();
}

/** A picture in two colors, the left half and the right. */
export function halves(
  width: number,
  height: number,
  left: string,
  right: string,
): Promise<Buffer> {
  const half = Math.round(width / 2);
  const side = { create: { width: width - half, height, channels: 3, background: right } } as const;
  return sharp({ create: { width, height, channels: 3, background: left } })
    .composite([{ input: side, left: half, top: 0 }])
    .png()
    .toBuffer();
}
