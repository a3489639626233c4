import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import type { PreviewSite } from '../studio/preview/preview-site.ts';

/** A server of the pages of a site as they would be built now, for one browser on this machine. */
export class PageServer {
  readonly #server: Server;

  constructor(site: PreviewSite) {
    this.#server = createServer(({ url = '/' }, response) => {
      const path = decodeURI(new URL(url, 'http://localhost').pathname);
      const isFile = /\.\w+$/.test(path);
      const content = isFile
        ? site.file(path)
        : site.page(path).then((shown) => ('html' in shown ? shown.html : undefined));
      content.then(
        (body) => {
          const type = isFile ? (lookup(path) ?? 'application/octet-stream') : 'text/html';
          response.setHeader('Content-Type', type);
          response.writeHead(body === undefined ? 404 : 200).end(body);
        },
        () => response.writeHead(500).end(),
      );
    });
  }

  /** @returns its origin, once it listens. */
  listen(): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
      });
    });
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
