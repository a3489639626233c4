import sharp from 'sharp';

/** Sizes of 12-megapixel cameras and phones, and the EXIF orientation of each shot. */
const SHOTS = [
  { width: 4000, height: 3000, orientation: 1 },
  { width: 4032, height: 3024, orientation: 6 },
  { width: 4608, height: 2592, orientation: 1 },
  { width: 4032, height: 3024, orientation: 3 },
  { width: 4000, height: 3000, orientation: 8 },
];

/** Rotation for upright display in degrees, by EXIF orientation. */
const TURN = { 1: 0, 3: 180, 6: 90, 8: 270 };

/** Widths in pixels of the noise that adds changes of light to flat colors, and its amplitude, of 255. */
const CLOUDS = [
  { across: 9, strength: 24 },
  { across: 60, strength: 12 },
  { across: 400, strength: 14 },
];

/** Amplitude of the sensor grain, of 255. */
const GRAIN = 14;

/** A fast pseudorandom generator of numbers from 0 to 1 (xorshift32). */
function numbers(seed) {
  let state = seed * 2654435761 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}

/** Uneven light over a picture: gray noise around the middle, `across` pixels wide, scaled up to its size. */
function clouds({ width, height }, { across, strength }, next) {
  const down = Math.ceil((across * height) / width);
  const data = Buffer.alloc(across * down);
  for (let at = 0; at < data.length; at += 1) data[at] = 128 + (next() * 2 - 1) * strength;
  return sharp(data, { raw: { width: across, height: down, channels: 1 } })
    .resize(width, height, { fit: 'fill' })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

/** The drawing on the sensor, slightly blurred: rendered at half the size and scaled up. */
function exposed(drawing, { width, height, orientation }) {
  const turn = TURN[orientation];
  const sides = [width, height].map((side) => Math.round(side / 2));
  const [across, down] = turn % 180 === 0 ? sides : sides.toReversed();
  const sized = drawing.replace('<svg', `<svg width="${across}" height="${down}"`);
  return sharp(Buffer.from(sized))
    .removeAlpha()
    .rotate(360 - turn)
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer();
}

/**
 * A drawing as a camera would have taken it: slightly blurred, with uneven light and grain, and with a location and
 * an orientation in its EXIF data. The same seed yields the same pixels.
 *
 * @param {string} drawing SVG without a size that fills a window of any ratio (`preserveAspectRatio="xMidYMid
 *   slice"`).
 * @param {number} seed integer, which also determines size and orientation.
 * @param {number} [megapixels]
 * @returns {Promise<Buffer>} JPEG
 */
export async function takePhotograph(drawing, seed, megapixels = 12) {
  const { orientation, ...sides } = SHOTS[seed % SHOTS.length];
  const scale = Math.sqrt(megapixels / 12);
  const width = Math.round(sides.width * scale);
  const height = Math.round(sides.height * scale);
  const next = numbers(seed + 1);
  const pixels = await exposed(drawing, { width, height, orientation });
  const light = await Promise.all(CLOUDS.map((kind) => clouds({ width, height }, kind, next)));
  for (let at = 0; at < width * height; at += 1) {
    let change = (next() + next() - 1) * GRAIN;
    for (const layer of light) change += layer[at] - 128;
    for (let byte = at * 3; byte < at * 3 + 3; byte += 1)
      pixels[byte] = Math.min(255, Math.max(0, pixels[byte] + change));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation })
    .withExifMerge({
      IFD0: { Make: 'Camera', Copyright: `Secret Street ${seed}` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 20/1 0/1' },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
}
