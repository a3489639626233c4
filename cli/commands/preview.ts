import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import { displayPath } from '../content/source-file.ts';
import { receiverNotice } from '../receiver/point-at-receiver.ts';
import { FACTS_FILE, pointBuiltSite } from '../receiver/point-built-site.ts';
import type { Receiver } from '../receiver/receiver.ts';
import { ReceiverFault } from '../receiver/receiver-fault.ts';
import { ListenFault, listen, serveUntilAborted } from '../serve/listen.ts';
import { createStaticHost } from '../serve/static-host.ts';
import { findSiteRoot, outputFolder, requireSiteRoot } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { endWithParent } from '../system/parent-watch.ts';

/** Vite's default port for previews, which people expect. */
const USUAL_PORT = 4173;

export interface PreviewOptions {
  port?: number;
  host: string;
  root?: string;
  out?: string;
  receiver?: boolean;
  receiverPort?: number;
  json: boolean;
}

/** The endpoints that the built site uses, for the receiver's notice. */
function builtIntegrations(folder: string): VisitorFacts['integrations'] {
  const assets = join(folder, 'assets');
  const names = existsSync(assets) ? readdirSync(assets) : [];
  const name = names.find((name) => FACTS_FILE.test(`assets/${name}`));
  if (name === undefined)
    throw new ReceiverFault('The built site has no facts for its forms. Build it again.');
  const facts: VisitorFacts = JSON.parse(readFileSync(join(assets, name), 'utf8'));
  return facts.integrations;
}

/**
 * `touchdown preview`: serves the built site like a static host (docs/product.md, "Commands"). With `--receiver`
 * its forms are sent to a receiver on this machine. `--json` prints `{"url"}`, with `"receiver"` if there is one,
 * once the server listens, or `{"error"}`.
 *
 * @returns 0 when interrupted, 1 if there is no built site or the port is in use.
 */
export async function preview(options: PreviewOptions, io: Io): Promise<ExitCode> {
  // An explicit folder can be anywhere; only the default one needs a site.
  const root =
    options.out === undefined
      ? requireSiteRoot(io.cwd, options.root)
      : (findSiteRoot(io.cwd, options.root) ?? io.cwd);
  const folder = outputFolder(io.cwd, options.out, root);
  const shown = displayPath(folder, io.cwd);
  const refuse = (message: string) => fail({ code: EXIT.failed, message, json: options.json }, io);
  if (!existsSync(join(folder, 'index.html')) && !existsSync(join(folder, '404.html'))) {
    return refuse(`There is no built site in ${shown}. Run "touchdown build" first.`);
  }
  let url = '';
  let receiver: Receiver | undefined;
  const outliveParent = endWithParent();
  try {
    let notice = '';
    if (options.receiver) {
      const integrations = builtIntegrations(folder);
      const { startReceiver } = await import('../receiver/receiver.ts');
      receiver = await startReceiver(root, options.receiverPort, () => url, io);
      notice = receiverNotice(integrations, receiver.url);
    }
    const edit = receiver && pointBuiltSite(receiver.url);
    const server = createServer(
      createStaticHost(folder, edit, ({ message }) => void io.stderr.write(`${message}\n`)),
    );
    const { port, host } = options;
    url = await listen(server, { wanted: port, usual: USUAL_PORT, host });
    if (options.json)
      io.stdout.write(`${JSON.stringify({ url, ...(receiver && { receiver: receiver.url }) })}\n`);
    io.stderr.write(`Serving ${shown} at ${url}\n${notice}Press Ctrl+C to stop.\n`);
    await serveUntilAborted(server, io.signal);
  } catch (error) {
    if (!(error instanceof ListenFault || error instanceof ReceiverFault)) throw error;
    return refuse(error.message);
  } finally {
    await receiver?.close();
    // Last: the parent may exit while the server is closing.
    await outliveParent();
  }
  return EXIT.success;
}
