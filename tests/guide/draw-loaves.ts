import sharp from 'sharp';

const WIDTH = 1800;
const HEIGHT = 1200;

/** A loaf and its place in the picture. */
interface Loaf {
  x: number;
  y: number;
  size: number;
  /** In degrees. */
  turn: number;
  /** Number of the lines in its crust. */
  cuts: number;
}

/** One loaf: a crust lit from the left, with cuts of flour. */
function loaf({ x, y, size, turn, cuts }: Loaf): string {
  const lines = Array.from({ length: cuts }, (_, index) => {
    const at = (index - (cuts - 1) / 2) * (300 / cuts);
    return `<path d="M${at - 34} 62Q${at - 6} 0 ${at + 40} -70" stroke="#f3dfb8" stroke-width="15" stroke-linecap="round" fill="none" opacity=".85"/>
<path d="M${at - 26} 66Q${at + 2} 4 ${at + 48} -64" stroke="#6b3412" stroke-width="5" stroke-linecap="round" fill="none" opacity=".55"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">
<ellipse cx="14" cy="104" rx="226" ry="34" fill="#1d0f06" opacity=".5" filter="url(#soft)"/>
<ellipse rx="220" ry="112" fill="url(#crust)"/><ellipse cx="-40" cy="-46" rx="130" ry="34" fill="#ffe3a6" opacity=".35" filter="url(#soft)"/>${lines}</g>`;
}

const LOAVES: Loaf[] = [
  { x: 1330, y: 560, size: 1.15, turn: -14, cuts: 4 },
  { x: 520, y: 600, size: 1.25, turn: 12, cuts: 3 },
  { x: 930, y: 790, size: 1.6, turn: -4, cuts: 4 },
];

/** Ears of wheat beside the loaves. */
function wheat(x: number, y: number, turn: number): string {
  const grains = Array.from({ length: 9 }, (_, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return `<ellipse cx="${side * 15}" cy="${-index * 20}" rx="8" ry="20" transform="rotate(${side * 24} ${side * 15} ${-index * 20})" fill="#d9b25f"/>`;
  }).join('');
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><path d="M0 260V-160" stroke="#b48a3d" stroke-width="6"/>${grains}</g>`;
}

const LIGHTS = Array.from(
  { length: 14 },
  (_, index) =>
    `<circle cx="${(index * 397) % WIDTH}" cy="${60 + ((index * 211) % 330)}" r="${34 + ((index * 53) % 46)}" fill="#ffcf87" opacity="${0.1 + ((index * 7) % 5) / 22}"/>`,
).join('');

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
<defs><filter id="soft" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter>
<linearGradient id="wall" x2="0" y2="1"><stop stop-color="#2a170c"/><stop offset="1" stop-color="#7c4a24"/></linearGradient>
<linearGradient id="board" x2="0" y2="1"><stop stop-color="#8a5730"/><stop offset="1" stop-color="#4a2a14"/></linearGradient>
<radialGradient id="crust" cx=".36" cy=".26" r=".85"><stop stop-color="#f0b765"/><stop offset=".45" stop-color="#c67b30"/><stop offset="1" stop-color="#66310f"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#wall)"/><g filter="url(#soft)">${LIGHTS}</g>
<path d="M0 640H${WIDTH}V${HEIGHT}H0z" fill="url(#board)"/>${[760, 900, 1060].map((y) => `<path d="M0 ${y}H${WIDTH}" stroke="#3b200e" stroke-width="4" opacity=".5"/>`).join('')}
${wheat(250, 800, -38)}${wheat(330, 830, -22)}${LOAVES.map(loaf).join('')}${wheat(1560, 860, 32)}</svg>`;

/** A photograph of bread, as a bakery has it: a drawing with the grain of a film, as a JPEG. */
export async function drawLoaves(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 14 } as const;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise },
  })
    .greyscale()
    .png()
    .toBuffer();
  return sharp(Buffer.from(DRAWING))
    .blur(1.2)
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 80 })
    .toBuffer();
}
