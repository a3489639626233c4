import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Part } from '../page-pictures/browser-tab.ts';
import { HeadlessBrowser } from '../page-pictures/headless-browser.ts';
import { PageServer, type ServedBesides } from '../page-pictures/page-server.ts';
import type { PreviewSite } from '../studio/preview/preview-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { contrastOnPictures } from './contrast-on-pictures.ts';
import { measureInBrowser } from './measure-in-browser.ts';
import type { MeasuredPage, MeasureTask } from './measured-page.ts';
import { pixelContrast } from './pixel-contrast.ts';

/** Addresses of the page that loads all others in frames, of axe, and of the endpoints for results and screenshots. */
const FRAMES = '/~frames';
const AXE = '/~axe.js';
const MEASURED = '/~measured';
const PICTURE = '/~picture';

/** Size of the window that the frames are in, in pixels. They may be larger. */
const WINDOW = { width: 1280, height: 900 };

/** How long Chromium may go without reporting anything, in ms. */
const LONGEST_SILENCE = 90_000;

/**
 * The source of axe, which sites install if they want to be measured.
 *
 * @throws BuildFault if it is not installed.
 */
function readAxe(root: string): string {
  for (const place of [join(root, 'package.json'), import.meta.url]) {
    try {
      return readFileSync(createRequire(place).resolve('axe-core/axe.min.js'), 'utf8');
    } catch {
      // Try the other place.
    }
  }
  throw new BuildFault('--browser measures with axe-core: npm install --save-dev axe-core');
}

/** The Content Security Policy of a page blocks every script but its own. */
const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** The call that measures all pages, with every function that it needs. */
function measuring(task: MeasureTask): string {
  return `(${measureInBrowser})(${JSON.stringify(task)}, { contrastOnPictures: ${contrastOnPictures}, pixelContrast: ${pixelContrast} })`;
}

/** What the page with the frames sends. */
interface Endpoints {
  measured(page: MeasuredPage): void;
  /** Takes a screenshot of a part of that page. */
  picture(part: Part): Promise<Buffer>;
}

function besides(axe: string, endpoints: Endpoints): ServedBesides {
  const bodyOf = async (request: IncomingMessage) => JSON.parse(await text(request));
  return {
    answer(request, response, path) {
      const fail = () => response.writeHead(500).end();
      if (path === MEASURED)
        // Answered once it is taken in, so that none is still on its way when the browser has finished.
        bodyOf(request)
          .then(endpoints.measured)
          .then(() => response.writeHead(204).end(), fail);
      else if (path === PICTURE)
        bodyOf(request)
          .then(endpoints.picture)
          .then((picture) => response.setHeader('Content-Type', 'image/png').end(picture), fail);
      else if (path === AXE) response.setHeader('Content-Type', 'text/javascript').end(axe);
      else if (path === FRAMES)
        response.setHeader('Content-Type', 'text/html').end('<!doctype html><body>');
      else return false;
      return true;
    },
    change: ({ marked }) =>
      marked.replace(POLICY, '').replace('<head>', `<head><script src="${AXE}"></script>`),
  };
}

/**
 * Measures pages as they would be built now, in a Chromium on this machine.
 *
 * @param chromium path of the executable.
 * @param root folder of the site.
 * @param onPage called for each page at each width.
 * @throws BuildFault if the browser exits or falls silent before all pages are measured; the signal's reason if it
 *   is aborted.
 */
export async function measurePages(
  chromium: string,
  { site, root }: { site: PreviewSite; root: string },
  {
    signal,
    onPage,
    ...task
  }: MeasureTask & { signal: AbortSignal; onPage(page: MeasuredPage): void },
): Promise<void> {
  const axe = readAxe(root);
  const ended = new AbortController();
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ended.abort(new Error('It has fallen silent.')), LONGEST_SILENCE);
  };
  const browser = new HeadlessBrowser(chromium, AbortSignal.any([signal, ended.signal]));
  let server: PageServer | undefined;
  try {
    heard();
    const tab = await browser.tab(WINDOW);
    server = new PageServer(
      site,
      besides(axe, {
        measured(page) {
          heard();
          onPage(page);
        },
        // Fast to compress: each is read once and thrown away.
        picture: (part) => tab.capture(part, { format: 'png', optimizeForSpeed: true }),
      }),
    );
    await tab.load((await server.listen()) + FRAMES);
    await tab.evaluate(measuring(task));
  } catch (error) {
    signal.throwIfAborted();
    throw new BuildFault(`${chromium} did not measure all pages: ${(error as Error).message}`);
  } finally {
    clearTimeout(silence);
    await browser.close();
    server?.close();
  }
}
