import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import satori from 'satori';
import { replaceFile } from '../system/draft-file.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { cardDrawing, cardWords, PREVIEW_SIZE } from './card-drawing.ts';
import type { DrawingOrder } from './drawing-order.ts';
import type { PreviewCard } from './preview-card.ts';
import { checksumFile, checksumOf } from './preview-checksum.ts';
import type { ThemeLook } from './theme-look.ts';

/**
 * Child process that draws preview pictures. Its standard input is a JSON list of
 * a `DrawingOrder`; the libraries' memory is back with the system when it ends.
 */
endWithParent();

const require = createRequire(import.meta.url);
const bytesOf = (module: string) => readFileSync(require.resolve(module));

const FONTS = [
  {
    name: 'Besley',
    data: bytesOf('@fontsource/besley/files/besley-latin-600-normal.woff'),
    weight: 600,
    style: 'normal',
  },
  {
    name: 'Public Sans',
    data: bytesOf('@fontsource/public-sans/files/public-sans-latin-400-normal.woff'),
    weight: 400,
    style: 'normal',
  },
  {
    name: 'Public Sans',
    data: bytesOf('@fontsource/public-sans/files/public-sans-latin-600-normal.woff'),
    weight: 600,
    style: 'normal',
  },
] as const;

async function draw(card: PreviewCard, look: ThemeLook): Promise<Uint8Array> {
  // The layout takes plain objects in the shape of React elements.
  const words = await satori(cardWords(card) as unknown as Parameters<typeof satori>[0], {
    ...PREVIEW_SIZE,
    fonts: FONTS.map((font) => ({ ...font })),
  });
  const inner = words.replace(/^<svg[^>]*>/, '<g>').replace(/<\/svg>$/, '</g>');
  const drawing = new Resvg(cardDrawing(card, look, inner));
  const image = drawing.render();
  const png = image.asPng();
  image.free();
  drawing.free();
  return png;
}

async function drawAll(): Promise<void> {
  const { tasks, looks }: DrawingOrder = JSON.parse(readFileSync(0, 'utf8'));
  await initWasm(bytesOf('@resvg/resvg-wasm/index_bg.wasm'));
  for (const { file, card } of tasks) {
    const look = looks[card.theme];
    if (!look) throw new Error(`There is no theme "${card.theme}" to draw.`);
    const picture = await draw(card, look);
    replaceFile(file, picture);
    replaceFile(checksumFile(file), checksumOf(picture));
  }
}

try {
  await drawAll();
} catch (error) {
  const refused = explainSystemError(error, process.cwd());
  if (refused === undefined) throw error;
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
