import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost, isOwnOrigin } from './own-hosts.ts';
import { type Refusal, type RequestTarget, readTarget } from './request-target.ts';

const FOREIGN: Refusal = {
  status: 403,
  message:
    'This server does not answer to that name. Open it by its IP address, or start it with --host and the name.',
};

/** Responds with a sentence. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}

/**
 * Admits a request, or responds with the reason for refusing it.
 *
 * @param listening the value of `--host`.
 * @returns undefined if it was refused.
 */
export function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  listening: string,
): RequestTarget | undefined {
  // Pages of other origins may neither read nor embed anything from here.
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('X-Content-Type-Options', 'nosniff');
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'Only GET and HEAD are answered here.');
    return undefined;
  }
  const target = isOwnHost(request.headers.host, listening)
    ? readTarget(request.url ?? '/')
    : FOREIGN;
  if (!('status' in target)) return target;
  sendText(response, target.status, target.message);
  return undefined;
}

/**
 * Admits a WebSocket connection for live edits, or closes it: its messages reveal file names, and only pages of
 * this server may receive them.
 */
export function admitUpgrade(request: IncomingMessage, socket: Duplex, listening: string): boolean {
  const { host, origin } = request.headers;
  const target = readTarget(request.url ?? '/');
  const isPlain = !('status' in target) && target.path === '/';
  if (isPlain && isOwnHost(host, listening) && isOwnOrigin(origin, host ?? '')) return true;
  // A refused client may already be gone.
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  return false;
}
