import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { tempFolder } from './temp-folder.ts';

/** What a host answers. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks the host at a socket for a path just as it is written. */
export function ask(
  socketPath: string,
  path: string,
  headers = {},
  method = 'GET',
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path, headers, method, agent: false }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Serves an output as `touchdown preview` does until the test ends.
 *
 * @returns the socket that it listens on.
 */
export async function startPreview(dist: string): Promise<string> {
  const socket = join(tempFolder(), 'preview.sock');
  const server = createServer(createStaticHost(dist));
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  onTestFinished(() => void server.close());
  return socket;
}
