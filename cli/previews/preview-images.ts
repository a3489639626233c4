import { mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { SiteDefinition } from '../site/define-site.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ONE_ARENA } from '../system/frugal-process.ts';
import { runToolProcess } from '../system/tool-process.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { pictureFonts } from './picture-fonts.ts';
import { type PreviewCard, previewAddress } from './preview-card.ts';
import { isWholePicture } from './preview-checksum.ts';
import { themeLooks } from './theme-look.ts';

/** Cache of a site's preview pictures, by content hash; `--force` does not clear it. */
export function previewFolder(root: string): string {
  return cacheFolder(root, 'previews');
}

async function runDrawing(order: DrawingOrder): Promise<void> {
  const { code, stderr } = await runToolProcess('draw-previews', {
    input: JSON.stringify(order),
    env: ONE_ARENA,
  });
  if (code !== 0)
    throw new BuildFault(`The preview pictures could not be drawn.\n${stderr.trim()}`);
}

/** The file in `dist/` of every card; equal cards share one. */
export function previewFiles(
  cards: Iterable<PreviewCard>,
  drawing: string,
): Map<string, PreviewCard> {
  const files = new Map<string, PreviewCard>();
  for (const card of cards) files.set(previewAddress(card, drawing).slice(1), card);
  return files;
}

/**
 * Draws the pictures that are not cached or not intact.
 *
 * @param root folder of the site.
 * @param wanted path in `dist/` to the card.
 * @returns path in `dist/` to the current path of the file.
 * @throws BuildFault if they cannot be drawn.
 */
export async function drawPreviews(
  root: string,
  wanted: ReadonlyMap<string, PreviewCard>,
  { site, definition }: { site: SiteConfig; definition: SiteDefinition },
): Promise<Map<string, string>> {
  const folder = previewFolder(root);
  const files = new Map<string, string>();
  const missing: DrawingOrder['tasks'] = [];
  for (const [path, card] of wanted) {
    const file = join(folder, basename(path));
    if (!isWholePicture(file)) missing.push({ file, card });
    files.set(path, file);
  }
  if (missing.length > 0) {
    mkdirSync(folder, { recursive: true });
    // The background of a theme is drawn once for consecutive pictures of the theme.
    missing.sort(
      (a, b) => Number(a.card.theme > b.card.theme) - Number(a.card.theme < b.card.theme),
    );
    await runDrawing({
      tasks: missing,
      looks: themeLooks(definition),
      fonts: pictureFonts(site, root),
    });
  }
  return files;
}
