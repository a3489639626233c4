import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import { EXIT, type ExitCode, type Io } from '../io.ts';
import { ListenFault, listen, serveUntilAborted } from '../serve/listen.ts';
import { createStaticHost } from '../serve/static-host.ts';

/** Vite's port for previews, so that people find it where they expect it. */
const USUAL_PORT = 4173;

export interface PreviewOptions {
  port?: number;
  host: string;
  out: string;
  json: boolean;
}

/**
 * `touchdown preview`: serves the built site the way a static host does (contract, "Commands").
 * `--json` prints `{"url"}` once it listens.
 *
 * @returns 0 when interrupted, 1 if there is no site or the port is taken.
 */
export async function preview(options: PreviewOptions, io: Io): Promise<ExitCode> {
  const folder = resolve(io.cwd, options.out);
  if (!existsSync(join(folder, 'index.html')) && !existsSync(join(folder, '404.html'))) {
    io.stderr.write(`There is no built site in ${options.out}. Run "touchdown build" first.\n`);
    return EXIT.failed;
  }
  const server = createServer(createStaticHost(folder));
  try {
    const url = await listen(server, {
      wanted: options.port,
      usual: USUAL_PORT,
      host: options.host,
    });
    if (options.json) io.stdout.write(`${JSON.stringify({ url })}\n`);
    io.stderr.write(`${options.out} is served at ${url}\nPress Ctrl+C to stop.\n`);
  } catch (error) {
    if (!(error instanceof ListenFault)) throw error;
    io.stderr.write(`${error.message}\n`);
    return EXIT.failed;
  }
  await serveUntilAborted(server, io.signal);
  return EXIT.success;
}
