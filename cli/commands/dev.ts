import { existsSync } from 'node:fs';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import { displayPath } from '../content/source-file.ts';
import { takeConsole } from '../dev/dev-console.ts';
import { createDevServer } from '../dev/dev-server.ts';
import { DevSite } from '../dev/dev-site.ts';
import { pointAtReceiver, receiverNotice } from '../receiver/point-at-receiver.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { ReceiverFault } from '../receiver/receiver-fault.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { ListenFault, listen, serveUntilAborted } from '../serve/listen.ts';
import { refreshSchemas } from '../site/editor-schemas.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { endWithParent } from '../system/parent-watch.ts';

/** Vite's default port for development, which people expect. */
const USUAL_PORT = 5173;

export interface DevOptions extends SiteOptions {
  port?: number;
  host: string;
  receiver?: boolean;
  receiverPort?: number;
  json: boolean;
}

/**
 * `touchdown dev`: serves the site from its sources; edits show in the open browser (docs/product.md, "Commands").
 * With `--receiver`, forms without an endpoint of their own are sent to a receiver on this machine. `--json` prints
 * `{"url"}`, with `"receiver"` if there is one, once the server listens, or `{"error"}`.
 *
 * @returns 0 when interrupted, 1 if it cannot start.
 */
export async function dev(options: DevOptions, io: Io): Promise<ExitCode> {
  const paths = await openSite(io.cwd, options);
  refreshSchemas(paths.root, paths.schemas);
  const refuse = (message: string) => fail({ code: EXIT.failed, message, json: options.json }, io);
  if (!existsSync(paths.landingsDir))
    return refuse(`There is no folder ${displayPath(paths.landingsDir, io.cwd)}.`);
  const report = (diagnostics: Diagnostic[]) => {
    if (diagnostics.length > 0)
      io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
  };
  let url = '';
  let receiver: Receiver | undefined;
  const adjust = (config: SiteConfig) =>
    receiver
      ? { ...config, integrations: pointAtReceiver(config.integrations, receiver.url) }
      : config;
  const site = new DevSite(paths, io.cwd, { adjust });
  // First: the parent may exit while the server is being created.
  const outliveParent = endWithParent();
  takeConsole(io.stderr);
  const server = await createDevServer({
    site,
    paths,
    cwd: io.cwd,
    host: options.host,
    onEdit: (files, diagnostics) => {
      const shown = files.map((file) => displayPath(file, io.cwd)).join(', ');
      io.stderr.write(`${shown} changed\n`);
      report(diagnostics);
    },
    onFound: report,
  });
  try {
    let notice = '';
    if (options.receiver) {
      const { startReceiver } = await import('../receiver/receiver.ts');
      const configured = site.config?.integrations ?? {};
      receiver = await startReceiver(paths.root, options.receiverPort, () => url, io);
      notice = receiverNotice(configured, receiver.url);
    }
    const place = { wanted: options.port, usual: USUAL_PORT, host: options.host };
    url = await listen(server.http, place);
    if (options.json)
      io.stdout.write(`${JSON.stringify({ url, ...(receiver && { receiver: receiver.url }) })}\n`);
    io.stderr.write(
      `Serving the site at ${url}\n${notice}Edits appear immediately. Press Ctrl+C to stop.\n`,
    );
    const closed = serveUntilAborted(server.http, io.signal);
    await site.scan(io.signal);
    report(site.findings.all());
    await closed;
  } catch (error) {
    if (!(error instanceof ListenFault || error instanceof ReceiverFault)) throw error;
    return refuse(error.message);
  } finally {
    await receiver?.close();
    await server.close();
    // Last: the parent may exit while the server is closing.
    await outliveParent();
  }
  return EXIT.success;
}
