import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A question that the geocoder was asked. */
interface Asked {
  path: string;
  inputs: Record<string, string>;
}

const FOUND = [{ lat: '31.5943', lon: '-102.8926', display_name: 'Stockyard, Monahans, Texas' }];
const NEARBY = { display_name: '300 North Grant Avenue, Odessa, Texas' };

/** A Nominatim-compatible geocoder on this machine; words of the address say how it behaves. */
export class GeocoderServer {
  readonly asked: Asked[] = [];
  readonly #server: Server;
  readonly #failed = new Set<string>();

  private constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      const { pathname, searchParams } = new URL(url, 'http://localhost');
      const inputs = Object.fromEntries(searchParams);
      this.asked.push({ path: pathname, inputs });
      response.setHeader('Access-Control-Allow-Origin', '*');
      if (pathname === '/reverse') response.end(JSON.stringify(NEARBY));
      else this.#search(inputs.q ?? '', response);
    });
  }

  #search(address: string, response: ServerResponse): void {
    const [, behaviour] = /\b(empty|broken|flaky|silent|dropped|limited|refused|markup)\b/.exec(
      address,
    ) ?? ['', 'found'];
    switch (behaviour) {
      case 'silent':
        return;
      case 'dropped':
        response.destroy();
        return;
      case 'empty':
        response.end('[]');
        return;
      case 'broken':
        response.writeHead(500).end();
        return;
      case 'limited':
        response.writeHead(429).end();
        return;
      case 'refused':
        response.writeHead(403).end();
        return;
      case 'markup':
        response.end('<!doctype html><title>Sign in to the network</title>');
        return;
      case 'flaky':
        if (!this.#failed.has(address)) {
          this.#failed.add(address);
          response.writeHead(503).end();
          return;
        }
    }
    response.end(JSON.stringify(FOUND));
  }

  static async start(): Promise<GeocoderServer> {
    const geocoder = new GeocoderServer();
    await new Promise<void>((resolve) => geocoder.#server.listen(0, '127.0.0.1', resolve));
    return geocoder;
  }

  /** What `integrations.geocoder` says of it. */
  get base(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Searches for an address, as they came. */
  searches(address: string): Asked[] {
    return this.asked.filter(
      ({ path, inputs }) => path === '/search' && inputs.q === `${address}, Texas`,
    );
  }

  /** Knows of no question any longer. */
  forget(): void {
    this.asked.length = 0;
    this.#failed.clear();
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
