import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { isOwnHost, isOwnOrigin } from './own-hosts.ts';
import { type Refusal, type RequestTarget, readTarget } from './request-target.ts';

const FOREIGN: Refusal = {
  status: 403,
  message:
    'This server does not answer to that name. Open it by its IP address, or start it with --host and the name.',
};

/** Answers with a sentence. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.writeHead(status).end(`${text}\n`);
}

/**
 * Lets a request in, or answers it with why not.
 *
 * @param listening what `--host` said.
 * @returns undefined if it has been answered.
 */
export function admitRequest(
  request: IncomingMessage,
  response: ServerResponse,
  listening: string,
): RequestTarget | undefined {
  // Pages of other origins may neither read what is here nor put it into their own.
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
 * Lets a connection for live edits in, or ends it: what is sent there tells about files, and only pages of this
 * server may listen.
 */
export function admitUpgrade(request: IncomingMessage, socket: Duplex, listening: string): boolean {
  const { host, origin } = request.headers;
  const target = readTarget(request.url ?? '/');
  const isPlain = !('status' in target) && target.path === '/';
  if (isPlain && isOwnHost(host, listening) && isOwnOrigin(origin, host ?? '')) return true;
  // Whoever is refused may be gone already.
  socket.on('error', () => socket.destroy());
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  return false;
}
