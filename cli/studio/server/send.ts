import type { ServerResponse } from 'node:http';

/** Sends a response; strings are sent as UTF-8. */
export function send(
  response: ServerResponse,
  status: number,
  type: string,
  body: string | Buffer,
): void {
  response.setHeader('Content-Type', typeof body === 'string' ? `${type}; charset=utf-8` : type);
  response.writeHead(status).end(body);
}

/** Sends a JSON response. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  send(response, status, 'application/json', JSON.stringify(value));
}
