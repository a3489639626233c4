import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lookup } from 'mrmime';
import type { PreviewSite } from '../studio/preview/preview-site.ts';
import type { PreviewedPage } from '../studio/preview/preview-templates.ts';

/** What to serve in addition to the pages, and how to change the pages. */
export interface ServedBesides {
  /** @returns true if it handled the request. */
  answer(request: IncomingMessage, response: ServerResponse, path: string): boolean;
  /** @returns the HTML to serve. */
  change(shown: PreviewedPage): string;
}

/** Serves the pages of a site, as they would be built now, to one browser on this machine; variants by `?variant=`. */
export class PageServer {
  readonly #server: Server;

  constructor(site: PreviewSite, besides?: ServedBesides) {
    this.#server = createServer((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const path = decodeURI(pathname);
      const variant = searchParams.get('variant');
      if (besides?.answer(request, response, path)) return;
      const isFile = /\.\w+$/.test(path);
      const page = async () => {
        const shown = await (variant === null ? site.page(path) : site.variantOf(path, variant));
        if (!('html' in shown)) return undefined;
        return besides ? besides.change(shown) : shown.html;
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

  /** @returns the server's origin, once it is listening. */
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
