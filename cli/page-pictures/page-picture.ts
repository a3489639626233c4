import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { previewCard } from '../previews/preview-card.ts';
import { drawPreviews, previewFiles } from '../previews/preview-images.ts';
import type { OpenSite } from '../site/open-site.ts';
import { PreviewSite } from '../studio/preview/preview-site.ts';
import { StudioSite } from '../studio/studio-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { fingerprintSources } from '../templates/fingerprint.ts';
import { PageServer } from './page-server.ts';

/** Longest time that a Chromium may take for a page, in ms. */
const LONGEST_MS = 60_000;

/** Time that scripts of a page are given, in ms of the page's own clock, which does not wait. */
const PAGE_MS = 3000;

/** Pixels of the pictures that are drawn for link previews. */
const CARD = { width: 1200, height: 630 };

interface Shot {
  site: OpenSite;
  cwd: string;
  /** Address of the page. */
  path: string;
}

/** A picture as PNG. */
export interface PagePicture {
  data: Buffer;
  width: number;
  height: number;
}

/**
 * A page as a browser shows it, from its top.
 *
 * @param chromium path of the program.
 * @returns undefined if the page is not there or has errors.
 * @throws BuildFault if no picture can be taken.
 */
export async function photographed(
  chromium: string,
  shot: Shot & { width: number; height: number; signal: AbortSignal },
): Promise<PagePicture | undefined> {
  const { site, cwd, path, width, height, signal } = shot;
  const preview = new PreviewSite(site, cwd, new StudioSite(site, cwd));
  if ((await preview.page(path)).status !== 200) return undefined;
  const server = new PageServer(preview);
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-picture-'));
  const file = join(folder, 'page.png');
  try {
    const origin = await server.listen();
    const flags = [
      '--headless',
      '--disable-gpu',
      '--hide-scrollbars',
      '--no-first-run',
      '--disable-background-networking',
      // Pages may name other hosts; a picture asks none.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      // Root has no sandbox, as in containers; the pages are those of the site.
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      `--user-data-dir=${join(folder, 'profile')}`,
      `--virtual-time-budget=${PAGE_MS}`,
      `--window-size=${width},${height}`,
      `--screenshot=${file}`,
    ];
    await promisify(execFile)(chromium, [...flags, `${origin}${encodeURI(path)}`], {
      timeout: LONGEST_MS,
      signal,
    });
    return { data: readFileSync(file), width, height };
  } catch (error) {
    throw new BuildFault(`${chromium} took no picture of ${path}: ${(error as Error).message}`);
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The picture that is drawn of a page for link previews.
 *
 * @returns undefined if the page is not there or has errors.
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
