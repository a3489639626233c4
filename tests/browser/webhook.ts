import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** How the webhook treats what it is sent. */
export type WebhookMood =
  | 'takes'
  /** Reads the body and never answers. */
  | 'hangs'
  /** Reads the body and answers with an error. */
  | 'errs'
  /** Cuts the connection without having read the body to the end. */
  | 'drops'
  /** Has stored the body when it cuts the connection: only a double can follow. */
  | 'stores-and-drops';

/** Something that was sent. */
export interface Received {
  body: { id: string; [name: string]: unknown };
  contentType: string;
  at: number;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += chunk;
  return text;
}

/** A real receiver of submissions that can be slow, broken, or gone. */
export class Webhook {
  mood: WebhookMood = 'takes';
  /** Milliseconds before it answers. */
  delay = 0;
  /** What was taken or stored, doubles included. */
  readonly received: Received[] = [];
  /** Every request but preflights, whatever became of it. */
  asked = 0;
  preflights = 0;
  #server: Server | undefined;
  #sockets = new Set<Socket>();
  #port = 0;

  static async start(): Promise<Webhook> {
    const webhook = new Webhook();
    await webhook.up();
    return webhook;
  }

  /** Address of its contact endpoint. */
  get contactUrl(): string {
    return `http://127.0.0.1:${this.#port}/contact`;
  }

  /** Listens, always on the same port. */
  async up(): Promise<void> {
    if (this.#server) return;
    const server = createServer(this.#answer);
    server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.on('close', () => this.#sockets.delete(socket));
    });
    this.#server = server;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
  }

  /** Is gone at once, as after a crash: connections end, new ones are refused. */
  async down(): Promise<void> {
    const server = this.#server;
    if (!server) return;
    this.#server = undefined;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.#sockets) socket.destroy();
    await closed;
  }

  #answer: RequestListener = async (request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'content-type');
    if (request.method === 'OPTIONS') {
      this.preflights++;
      response.writeHead(204).end();
      return;
    }
    this.asked++;
    if (this.mood === 'drops') {
      request.socket.destroy();
      return;
    }
    try {
      await this.#take(request, response);
    } catch {
      // The connection broke while the body was being read.
    }
  };

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { mood } = this;
    const body = JSON.parse(await readBody(request));
    if (mood === 'hangs') return;
    if (mood === 'errs') {
      response.writeHead(500).end();
      return;
    }
    const contentType = request.headers['content-type'] ?? '';
    this.received.push({ body, contentType, at: Date.now() });
    if (mood === 'stores-and-drops') request.socket.destroy();
    else setTimeout(() => response.writeHead(200).end(), this.delay);
  }
}
