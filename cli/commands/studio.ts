import { existsSync } from 'node:fs';
import { displayPath } from '../content/source-file.ts';
import { ListenFault, listen, serveUntilAborted } from '../serve/listen.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { openStudio, StudioFault } from '../studio/open-studio.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { endWithParent } from '../system/parent-watch.ts';

/** Close to the port of `dev`, so that both can run. */
const USUAL_PORT = 5180;

/** The studio listens on loopback only: it changes files. */
const LOOPBACK = '127.0.0.1';

export interface StudioOptions extends SiteOptions {
  port?: number;
  open: boolean;
  json: boolean;
}

/**
 * `touchdown studio`: visual editing of the site in the browser (docs/product.md, "Commands"). `--json` prints
 * `{"url"}` once it listens, or `{"error"}`. The URL contains a key for this session.
 *
 * @returns 0 when interrupted, 1 if it cannot start.
 */
export async function studio(options: StudioOptions, io: Io): Promise<ExitCode> {
  const site = await openSite(io.cwd, options);
  refreshSchemas(site.root, site.schemas);
  const refuse = (message: string) => fail({ code: EXIT.failed, message, json: options.json }, io);
  if (!existsSync(site.landingsDir))
    return refuse(`There is no folder ${displayPath(site.landingsDir, io.cwd)}.`);
  const outliveParent = endWithParent();
  let opened: Awaited<ReturnType<typeof openStudio>> | undefined;
  try {
    opened = await openStudio(site, io.cwd, (error) => {
      io.stderr.write(`${error.stack ?? error.message}\n`);
    });
    const { servers, ready } = opened;
    const place = { usual: USUAL_PORT, host: LOOPBACK };
    const url = await listen(servers.studio, { ...place, wanted: options.port });
    const previewUrl = await listen(servers.preview, { ...place, wanted: 0 });
    const address = ready(url, previewUrl);
    if (options.json) io.stdout.write(`${JSON.stringify({ url: address })}\n`);
    io.stderr.write(`The studio is at ${address}\nPress Ctrl+C to stop; unsaved edits are kept.\n`);
    if (options.open) {
      const { openInBrowser } = await import('../starter-gallery/open-in-browser.ts');
      openInBrowser(address);
    }
    await Promise.all([
      serveUntilAborted(servers.studio, io.signal),
      serveUntilAborted(servers.preview, io.signal),
      opened.scan(io.signal),
    ]);
  } catch (error) {
    if (!(error instanceof ListenFault || error instanceof StudioFault)) throw error;
    return refuse(error.message);
  } finally {
    opened?.close();
    // Last: the parent may exit while the servers are closing.
    await outliveParent();
  }
  return EXIT.success;
}
