import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

function drawnTile(address: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><path fill="#eef0e6" stroke="#9aa58c" d="M0 0H256V256H0Z"/><text x="12" y="28" font-size="18">${address}</text></svg>`;
}

/** A map tile service on this machine; each tile names itself. */
export class TileServer {
  /** Addresses that were asked for, such as `/9/110/207.png`. */
  readonly asked: string[] = [];
  /** What it answers with; `silence` keeps every request waiting. */
  answer: 'tile' | 'error' | 'silence' = 'tile';
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(({ url = '' }, response) => {
      this.asked.push(url);
      if (this.answer === 'tile')
        response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(drawnTile(url));
      else if (this.answer === 'error') response.writeHead(500).end();
    });
  }

  static async start(): Promise<TileServer> {
    const tiles = new TileServer();
    await new Promise<void>((resolve) => tiles.#server.listen(0, '127.0.0.1', resolve));
    return tiles;
  }

  /** What `integrations.tiles` says of it. */
  get template(): string {
    const { port } = this.#server.address() as AddressInfo;
    return `http://127.0.0.1:${port}/{z}/{x}/{y}.png`;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }
}
