import { readFileSync } from 'node:fs';
import { previewCard } from '../previews/preview-card.ts';
import { drawPreviews, previewFiles } from '../previews/preview-images.ts';
import type { OpenSite } from '../site/open-site.ts';
import { PreviewSite } from '../studio/preview/preview-site.ts';
import { StudioSite } from '../studio/studio-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { HeadlessBrowser } from './headless-browser.ts';
import { PageServer } from './page-server.ts';

/** Size of link preview pictures, in pixels. */
const CARD = { width: 1200, height: 630 };

interface Shot {
  site: OpenSite;
  cwd: string;
  /** Address of the page. */
  path: string;
}

/** A PNG. */
export interface PagePicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * Screenshot of a page, from its top.
 *
 * @param chromium path of the executable.
 * @returns undefined if the page does not exist or has errors.
 * @throws BuildFault if no screenshot can be taken.
 */
export async function photographed(
  chromium: string,
  shot: Shot & { width: number; height: number; signal: AbortSignal },
): Promise<PagePicture | undefined> {
  const { site, cwd, path, width, height, signal } = shot;
  const preview = new PreviewSite(site, cwd, new StudioSite(site, cwd));
  if ((await preview.page(path)).status !== 200) return undefined;
  const server = new PageServer(preview);
  const browser = new HeadlessBrowser(chromium, signal);
  try {
    const address = (await server.listen()) + encodeURI(path);
    const data = await browser.screenshot(address, { width, height, type: 'png' });
    return { data, width, height };
  } catch (error) {
    throw new BuildFault(`${chromium} took no picture of ${path}: ${(error as Error).message}`);
  } finally {
    await browser.close();
    server.close();
  }
}

/**
 * The picture drawn for link previews of a page.
 *
 * @returns undefined if the page does not exist or has errors.
 * @throws BuildFault if it cannot be drawn.
 */
export async function drawnCard({ site, cwd, path }: Shot): Promise<PagePicture | undefined> {
  const { dev } = new StudioSite(site, cwd);
  const { definition, root } = site;
  const page = dev.answer(path)?.page;
  if (!page || !dev.config) return undefined;
  const { drawing } = fingerprintSources(root);
  const cards = previewFiles([previewCard(page, dev.config, definition)], drawing);
  const drawn = await drawPreviews(root, cards, { site: dev.config, definition });
  const [file] = drawn.values();
  return file === undefined ? undefined : { data: readFileSync(file), ...CARD };
}
