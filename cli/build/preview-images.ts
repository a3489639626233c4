import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { STARTED_BY } from '../parent-watch.ts';
import { type PreviewCard, previewAddress } from '../previews/preview-card.ts';
import { SITE_ROOT } from '../site-root.ts';
import { BuildFault } from './build-fault.ts';

/** Where drawn pictures are kept by the hash of their content; `--force` does not empty it. */
export const PREVIEW_FOLDER = join(SITE_ROOT, '.touchdown/previews');

/** Pictures for which another process pays: it starts in the time of some four pictures. */
const START_PAYS_FROM = 8;

function runDrawing(tasks: { file: string; card: PreviewCard }[]): Promise<void> {
  const script = join(SITE_ROOT, 'lib/draw-previews.js');
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script], {
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, ...STARTED_BY },
    });
    let output = '';
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new BuildFault(`The preview pictures could not be drawn.\n${output.trim()}`));
    });
    child.stdin.end(JSON.stringify(tasks));
  });
}

/**
 * Draws the pictures that are not there yet.
 *
 * @param cards of all pages; equal ones are drawn once.
 * @param drawing fingerprint of the drawing code.
 * @returns files for `dist/`: path inside it to the file's place now.
 * @throws BuildFault if they cannot be drawn.
 */
export async function drawPreviews(
  cards: Iterable<PreviewCard>,
  drawing: string,
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const missing: { file: string; card: PreviewCard }[] = [];
  for (const card of cards) {
    const address = previewAddress(card, drawing);
    const file = join(PREVIEW_FOLDER, basename(address));
    if (!files.has(address.slice(1)) && !existsSync(file)) missing.push({ file, card });
    files.set(address.slice(1), file);
  }
  if (missing.length > 0) {
    mkdirSync(PREVIEW_FOLDER, { recursive: true });
    const processes = Math.min(availableParallelism(), Math.ceil(missing.length / START_PAYS_FROM));
    const shares = Array.from({ length: processes }, (_, share) =>
      missing.filter((_task, index) => index % processes === share),
    );
    await Promise.all(shares.map(runDrawing));
  }
  return files;
}
