import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromiumFlags } from '../page-pictures/chromium-flags.ts';
import { PageServer, type ServedBesides } from '../page-pictures/page-server.ts';
import { runChromium } from '../page-pictures/run-chromium.ts';
import type { PreviewSite } from '../studio/preview/preview-site.ts';
import { BuildFault } from '../system/build-fault.ts';
import { measureInBrowser } from './measure-in-browser.ts';
import type { MeasuredPage, MeasureTask } from './measured-page.ts';

/** Addresses of the page that loads all others in frames, of axe, and of the endpoint for results. */
const FRAMES = '/~frames';
const AXE = '/~axe.js';
const MEASURED = '/~measured';

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

function framesPage(task: MeasureTask): string {
  const given = JSON.stringify(task).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><body><script>(${measureInBrowser})(${given})</script>`;
}

function besides(
  task: MeasureTask,
  axe: string,
  onMeasured: (request: IncomingMessage) => void,
): ServedBesides {
  return {
    answer(request, response, path) {
      if (path === MEASURED) {
        onMeasured(request);
        response.writeHead(204).end();
      } else if (path === AXE) response.setHeader('Content-Type', 'text/javascript').end(axe);
      else if (path === FRAMES)
        response.setHeader('Content-Type', 'text/html').end(framesPage(task));
      else return false;
      return true;
    },
    change: (html) =>
      html.replace(POLICY, '').replace('<head>', `<head><script src="${AXE}"></script>`),
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
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-browser-'));
  const ended = new AbortController();
  let isDone = false;
  let silence: NodeJS.Timeout | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => ended.abort(), LONGEST_SILENCE);
  };
  const onMeasured = async (request: IncomingMessage) => {
    heard();
    const found = JSON.parse(await text(request)) as MeasuredPage | 'done';
    if (found !== 'done') return onPage(found);
    isDone = true;
    ended.abort();
  };
  const server = new PageServer(
    site,
    besides(task, axe, (request) => void onMeasured(request)),
  );
  try {
    const address = (await server.listen()) + FRAMES;
    heard();
    const flags = [
      ...chromiumFlags(join(folder, 'profile')),
      '--force-prefers-reduced-motion',
      // Without a debugging port, Chromium would exit as soon as the page has loaded.
      '--remote-debugging-port=0',
    ];
    await runChromium(chromium, [...flags, address], AbortSignal.any([signal, ended.signal]));
    signal.throwIfAborted();
    if (!isDone) throw new BuildFault(`${chromium} did not measure all pages.`);
  } finally {
    clearTimeout(silence);
    server.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
