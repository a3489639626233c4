import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';

/** What the host does when it is asked for the list of pages. */
type Mood = 'as built' | 'missing' | 'drops' | 'not a list' | readonly RegistryEntry[];

/** The built site, whose list of pages can be another one or fail. */
export class RegistryHost {
  mood: Mood = 'as built';
  /** How often the list was asked for. */
  asked = 0;
  readonly url: string;
  readonly #server;

  private constructor(server: ReturnType<typeof createServer>) {
    this.#server = server;
    this.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(siteFolder: string): Promise<RegistryHost> {
    const site = createStaticHost(siteFolder);
    const server = createServer((request, response) => {
      if (request.url !== '/page-registry.json') return site(request, response);
      host.asked += 1;
      const { mood } = host;
      if (mood === 'as built') return site(request, response);
      if (mood === 'drops') return request.socket.destroy();
      if (mood === 'missing') return response.writeHead(404).end('<h1>Oops!</h1>');
      response.end(JSON.stringify(mood === 'not a list' ? { pages: 0 } : mood));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = new RegistryHost(server);
    return host;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
