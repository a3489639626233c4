import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import type { PreviewSite } from '../studio/preview/preview-site.ts';

/** What is served besides the pages, and how pages differ from those that visitors get. */
export interface ServedBesides {
  /** @returns true if it has answered. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  /** @returns the page that is served in place of one. */
  change(html: string): string;
}

/** A server of the pages of a site as they would be built now, for one browser on this machine. */
export class PageServer {
  readonly #server: Server;

  constructor(site: PreviewSite, besides?: ServedBesides) {
    this.#server = createServer((request, response) => {
      const path = decodeURI(new URL(request.url ?? '/', 'http://localhost').pathname);
      if (besides?.answer(request, response, path)) return;
      const isFile = /\.\w+$/.test(path);
      const page = async () => {
        const shown = await site.page(path);
        if (!('html' in shown)) return undefined;
        return besides ? besides.change(shown.html) : shown.html;
      };
      (isFile ? site.file(path) : page()).then(
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
