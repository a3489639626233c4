import type { IncomingMessage, ServerResponse } from 'node:http';
import { isOwnHost, isOwnOrigin } from '../../dev/own-hosts.ts';
import { type RequestTarget, readTarget } from '../../dev/request-target.ts';
import { RefusedRequest } from './json-body.ts';
import type { SessionKey } from './session-key.ts';

/** Host names of this machine. */
const LOOPBACK = '127.0.0.1';

/** Local port of a request. */
export function portOf(request: IncomingMessage): number {
  return request.socket.localPort ?? 0;
}

/**
 * Checks a request before it is handled: it must name this machine, come from the studio's own page, and carry the
 * cookie of this run.
 *
 * @param port whose cookie is accepted.
 * @throws RefusedRequest if it is not admitted.
 */
export function admit(
  request: IncomingMessage,
  response: ServerResponse,
  key: SessionKey,
  port: number,
): RequestTarget {
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('Cross-Origin-Resource-Policy', 'same-site');
  response.setHeader('Referrer-Policy', 'no-referrer');
  response.setHeader('Cache-Control', 'no-store');
  const { host, origin } = request.headers;
  if (!isOwnHost(host, LOOPBACK))
    throw new RefusedRequest(403, 'The studio does not answer to that name.');
  const target = readTarget(request.url ?? '/');
  if ('status' in target) throw new RefusedRequest(target.status, target.message);
  const isReading = request.method === 'GET' || request.method === 'HEAD';
  if (!isReading && (origin === undefined || !isOwnOrigin(origin, host ?? '')))
    throw new RefusedRequest(403, 'Only the studio\u2019s own page may change something.');
  if (!key.isWith(request, port) && !(isReading && target.path === '/' && key.isIn(target.query)))
    throw new RefusedRequest(
      403,
      'This address needs the key of this start. Open the address that the terminal shows.',
    );
  return target;
}
