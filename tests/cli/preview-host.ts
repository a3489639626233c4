import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** The files of a small site, as a build leaves them. */
export const SITE = {
  'index.html': 'the home page',
  'about.html': `about us ${'and more '.repeat(50)}`,
  '404.html': 'no such page',
  'client.html': 'the client portal',
  'assets/x.css': 'a{color:red}',
  _redirects: `/old /about 301\n/soon /about 302\n/people/:name /about/:name\n/blog/* /news/:splat 301
/moved/* /:splat 301\n/shop https://shop.test:8443/start 302\n/client/* /client 200\n`,
  _headers: '/*\n  X-Site: yes\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
};

/** What lies beside the site and must never be served. */
export const SECRET = 'TOP SECRET';

/** Writes the small site to `dist` in a new folder. */
export function siteFolder(): string {
  const root = tempFolder();
  mkdirSync(join(root, 'dist/assets'), { recursive: true });
  for (const [name, content] of Object.entries(SITE))
    writeFileSync(join(root, 'dist', name), content);
  for (const name of ['secret', 'secret.html']) writeFileSync(join(root, name), SECRET);
  return root;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
  text: string;
}

/** A running host: `get` sends the path as it is, without the cleaning that `fetch` does. */
export interface Host {
  port: number;
  get(path: string, headers?: Record<string, string>, method?: string): Promise<Answer>;
  /** Writes a request line that no client would send; gives the whole answer. */
  send(requestLine: string): Promise<string>;
}

/** Serves `dist` of a folder until the test ends. A crash of the host shows as status 500. */
export async function startHost(root: string): Promise<Host> {
  const host = createStaticHost(join(root, 'dist'));
  const server = createServer((incoming, response) => {
    try {
      host(incoming, response);
    } catch {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    port,
    get: (path, headers = {}, method = 'GET') =>
      new Promise((resolve, reject) => {
        const sent = request({ port, path, method, headers, agent: false }, async (response) => {
          const bytes = Buffer.concat(await response.toArray());
          const { statusCode: status = 0, headers } = response;
          resolve({ status, headers, bytes, text: bytes.toString() });
        });
        sent.on('error', reject).end();
      }),
    send: (requestLine) => {
      const socket = connect(port, '127.0.0.1');
      socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      return textOf(socket);
    },
  };
}
