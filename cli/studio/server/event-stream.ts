import type { ServerResponse } from 'node:http';
import type { StudioEvent } from '../../../studio/protocol.ts';

/** Open studio pages, each with a connection for server-sent events. */
export class EventStream {
  readonly #open = new Set<ServerResponse>();
  #told = 0;

  /** Number of events so far. */
  get told(): number {
    return this.#told;
  }

  /** Keeps a connection open until the browser closes it. */
  add(response: ServerResponse): void {
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    response.writeHead(200);
    write(response, { type: 'begin', told: this.#told });
    this.#open.add(response);
    response.once('close', () => this.#open.delete(response));
  }

  send(event: StudioEvent): void {
    this.#told += 1;
    for (const response of this.#open) write(response, event);
  }
}

function write(response: ServerResponse, event: StudioEvent): void {
  response.write(`data: ${JSON.stringify(event)}\n\n`);
}
