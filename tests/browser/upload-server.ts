import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How the receiver treats a file. */
export type UploadMood =
  | 'takes'
  | 'errs'
  /** Reads everything and never answers. */
  | 'hangs'
  /** Reads nothing until `go` is called. */
  | 'waits'
  /** Cuts the connection in the middle of the file. */
  | 'drops';

/** A file as it has arrived. */
export interface ReceivedFile {
  fields: string[];
  clientId: string;
  name: string;
  type: string;
  bytes: Uint8Array;
}

/** A real receiver of uploads on this machine. */
export class UploadServer {
  mood: UploadMood = 'takes';
  readonly received: ReceivedFile[] = [];
  /** Requests that are being answered, and the most there ever were at a time. */
  open = 0;
  mostOpen = 0;
  go: () => void = () => {};
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(this.#answer);
  }

  static async start(): Promise<UploadServer> {
    const server = new UploadServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  /** What `integrations.uploadEndpoint` says of it. */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/upload`;
  }

  reset(): void {
    this.mood = 'takes';
    this.received.length = 0;
    this.mostOpen = 0;
  }

  stop(): Promise<unknown> {
    this.#server.closeAllConnections();
    return new Promise((resolve) => this.#server.close(resolve));
  }

  #answer: RequestListener = async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    if (request.method === 'OPTIONS') {
      response.writeHead(204).end();
      return;
    }
    this.open += 1;
    this.mostOpen = Math.max(this.mostOpen, this.open);
    request.socket.once('close', () => {
      if (!response.writableEnded) this.open -= 1;
    });
    if (this.mood === 'waits') await new Promise<void>((resolve) => (this.go = resolve));
    const pieces: Buffer[] = [];
    try {
      for await (const piece of request) {
        pieces.push(piece);
        if (this.mood === 'drops') request.socket.destroy();
      }
    } catch {
      return;
    }
    if (this.mood === 'hangs') return;
    if (this.mood === 'errs') {
      response.writeHead(500).end();
    } else {
      this.received.push(await parse(Buffer.concat(pieces), request.headers['content-type'] ?? ''));
      response.writeHead(201).end();
    }
    this.open -= 1;
  };
}

async function parse(body: Buffer, type: string): Promise<ReceivedFile> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'Content-Type': type },
  }).formData();
  const file = form.get('file') as File;
  return {
    fields: [...form.keys()],
    clientId: String(form.get('clientId')),
    name: file.name,
    type: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}
