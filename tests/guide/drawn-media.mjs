import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** Units of a drawing, and its usual size in pixels. */
const WIDTH = 2000;
const HEIGHT = 1500;

/** A number that follows from a name. */
function numberOf(name) {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)) % 9973;
  return sum;
}

/** A street at some hour of the day: houses with lit windows under a sky. */
function street(name) {
  const seed = numberOf(name);
  const hue = 180 + (seed % 190);
  const houses = Array.from({ length: 6 }, (_, index) => {
    const high = 460 + ((seed * (index + 3)) % 420);
    const x = index * 345 - 40;
    const windows = Array.from({ length: 6 }, (_, place) => {
      const isLit = (seed + index * 5 + place * 3) % 4 !== 0;
      const left = x + 55 + (place % 2) * 130;
      const top = HEIGHT - high + 70 + Math.floor(place / 2) * 150;
      return `<rect x="${left}" y="${top}" width="80" height="100" rx="6" fill="${isLit ? '#ffd98a' : '#26364a'}"/>`;
    });
    return `<path d="M${x} ${HEIGHT}v-${high}l160-90 160 90v${high}z" fill="hsl(${hue + index * 9} 26% ${26 + ((seed + index * 7) % 16)}%)"/>${windows.join('')}`;
  });
  return `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="hsl(${hue} 52% 38%)"/><stop offset="1" stop-color="hsl(${hue + 150} 76% 80%)"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#s)"/><circle cx="${300 + (seed % 1400)}" cy="420" r="150" fill="#fff3d6" opacity="0.9"/>${houses.join('')}`;
}

/** Somebody from the shoulders up, before a wall. */
function portrait(name) {
  const seed = numberOf(name);
  const skin = ['#8d5a3c', '#e3b08c', '#c68a63', '#f0c9a8'][seed % 4];
  const hair = ['#2b1d16', '#5a3a22', '#1d1d24', '#8b8f96'][(seed >> 2) % 4];
  const hue = seed % 360;
  const long = seed % 2 === 0 ? 'M700 620q0-330 300-330t300 330v420h-600z' : '';
  return `<rect width="100%" height="100%" fill="hsl(${hue} 24% 78%)"/><path d="${long}" fill="${hair}"/>
<path d="M420 1500q40-440 580-440t580 440z" fill="hsl(${hue + 40} 34% 34%)"/><rect x="900" y="880" width="200" height="260" fill="${skin}"/>
<ellipse cx="1000" cy="680" rx="225" ry="290" fill="${skin}"/><path d="M760 640q-10-330 240-330t240 330q-90-190-240-190t-240 190z" fill="${hair}"/>`;
}

/** Units that a letter of a logo takes; where the word cannot be fitted to its room, it gets more. */
const LETTER = { svg: 17, png: 24 };

/** A mark and a word, as companies have them. */
function logo(name) {
  const seed = numberOf(name);
  const mark = [
    '<circle cx="30" cy="30" r="24"/>',
    '<path d="M6 54 30 6l24 48z"/>',
    '<path d="M6 6h20v20H6zm28 0h20v20H34zM6 34h20v20H6z"/>',
    '<path d="M30 4l26 15v23L30 56 4 42V19z"/>',
    '<path d="M4 44q13-40 26-14t26-16v40H4z"/>',
  ][seed % 5];
  const word = name
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replace(/-/g, ' ');
  const font = ['Georgia, serif', 'Arial, sans-serif', '"Courier New", monospace'][seed % 3];
  const across = word.length * LETTER[name.endsWith('.png') ? 'png' : 'svg'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${80 + across} 60" fill="hsl(${seed % 360} 48% 34%)">${mark}<text x="74" y="41" font-family='${font}' font-weight="700" font-size="32" textLength="${across}" lengthAdjust="spacingAndGlyphs">${word}</text></svg>`;
}

/** An empty sheet of paper, as large as price lists are. */
const PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
${'%'.padEnd(180_000, ' ')}
trailer<</Root 1 0 R>>
`;

/** @typedef {(drawing: string, index: number) => Promise<Buffer>} Render a JPEG of a drawing without a size. */

/** @returns {Render} drawings as they are, so many pixels wide. */
export function atWidth(width) {
  return (drawing) =>
    sharp(Buffer.from(sized(drawing, width)))
      .jpeg({ quality: 82 })
      .toBuffer();
}

const sized = (drawing, width) =>
  drawing.replace('<svg', `<svg width="${width}" height="${(width * HEIGHT) / WIDTH}"`);

/** Pixels that a logo is wide where it is no drawing: about 12 million pixels with its height. */
const LOGO_WIDTH = 6000;

/** What a file of a sample holds, drawn by what its name and its place in the block tell. */
function contentOf({ src, block }, index, render) {
  if (src.endsWith('.svg')) return logo(src);
  if (src.endsWith('.png'))
    return sharp(Buffer.from(logo(src)))
      .resize(LOGO_WIDTH)
      .png()
      .toBuffer();
  if (src.endsWith('.pdf')) return PDF;
  const drawing = 'role' in block || 'quote' in block ? portrait(src) : street(src);
  const view = `viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice"`;
  return render(`<svg xmlns="http://www.w3.org/2000/svg" ${view}>${drawing}</svg>`, index);
}

/** Every file that a block names, with the block around it. */
export function filesOf(value, block = {}) {
  if (typeof value !== 'object' || value === null) return [];
  const around = Array.isArray(value) ? block : value;
  const own = typeof value.src === 'string' ? [{ src: value.src, block }] : [];
  return [...own, ...Object.values(value).flatMap((item) => filesOf(item, around))];
}

/**
 * Draws the pictures that blocks name into the folder `media` of a site, each once.
 *
 * @param {string} root
 * @param {unknown} blocks
 * @param {Render} [render] how photographs are made of drawings; as they are, wide enough for every place.
 */
export async function drawMedia(root, blocks, render = atWidth(WIDTH)) {
  const files = new Map(filesOf(blocks).map((file) => [file.src, file]));
  for (const [index, file] of [...files.values()].entries()) {
    const path = join(root, 'media', file.src);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, await contentOf(file, index, render));
  }
}
