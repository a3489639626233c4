import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { replaceFile } from '../system/draft-file.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { explainSystemError } from '../system/system-fault.ts';
import { Background } from './background.ts';
import { backgroundDrawing, wordsDrawing } from './card-drawing.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { checksumFile, checksumOf } from './preview-checksum.ts';
import { readTypefaces } from './typefaces.ts';

/**
 * Child process that draws preview pictures. Its standard input is a `DrawingOrder` in JSON; the libraries' memory
 * is released when it ends.
 */
endWithParent();

async function drawAll(): Promise<void> {
  const { tasks, looks, fonts }: DrawingOrder = JSON.parse(readFileSync(0, 'utf8'));
  const typefaces = await readTypefaces(fonts);
  const queue = tasks.values();
  let background: Promise<Background> | undefined;
  let known = '';
  const work = async () => {
    for (const { file, card } of queue) {
      const look = looks[card.theme];
      if (!look) throw new Error(`There is no theme "${card.theme}" to draw.`);
      const drawing = backgroundDrawing(card.colors, look, card.fromRight);
      if (background === undefined || drawing !== known) {
        background = Background.draw(drawing);
        known = drawing;
      }
      const words = wordsDrawing(card, typefaces);
      const picture = await (await background).under(words);
      replaceFile(file, picture);
      replaceFile(checksumFile(file), checksumOf(picture));
    }
  };
  // Each is drawn and encoded by its own thread.
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

try {
  await drawAll();
} catch (error) {
  const refused = explainSystemError(error, process.cwd());
  if (refused === undefined) throw error;
  process.stderr.write(`${refused}\n`);
  process.exitCode = 1;
}
