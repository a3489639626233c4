import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../../studio/protocol.ts';

/** Open pages of the studio, each with a connection on which it is told what changes. */
export class EventStream {
  readonly #open = new Set<ServerResponse>();

  /** Keeps a connection open until the browser ends it. */
  add(response: ServerResponse): void {
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.writeHead(200);
    // The browser then knows that it is connected.
    response.write(':\n\n');
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  send(event: StudioEvent): void {
    for (const response of this.#open) response.write(`data: ${JSON.stringify(event)}\n\n`);
  }
}
