import { readFileSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { replaceFile } from '../system/draft-file.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { groundDrawing, PREVIEW_SIZE, wordsDrawing } from './card-drawing.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { Ground } from './ground.ts';
import { checksumFile, checksumOf } from './preview-checksum.ts';
import { Rasterizer } from './rasterize.ts';

/**
 * Child process that draws preview pictures. Its standard input is a JSON list of
 * a `DrawingOrder`; the libraries' memory is back with the system when it ends.
 */
endWithParent();

async function drawAll(): Promise<void> {
  const { tasks, looks, fonts, fontFolder }: DrawingOrder = JSON.parse(readFileSync(0, 'utf8'));
  const { width, height } = PREVIEW_SIZE;
  const rasterizer = new Rasterizer(fonts, fontFolder);
  let ground: Ground | undefined;
  let known = '';
  for (const { file, card } of tasks) {
    const look = looks[card.theme];
    if (!look) throw new Error(`There is no theme "${card.theme}" to draw.`);
    const drawing = groundDrawing(card.colors, look, card.fromRight);
    if (ground === undefined || drawing !== known) {
      ground = new Ground(width, height, rasterizer.pixels(drawing));
      known = drawing;
    }
    const picture = ground.under(rasterizer.pixels(wordsDrawing(card, rasterizer)));
    replaceFile(file, picture);
    replaceFile(checksumFile(file), checksumOf(picture));
    // The memory of a drawing is given back between two turns only: 131 MB instead of 287 for 27 pictures.
    await setImmediate();
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
