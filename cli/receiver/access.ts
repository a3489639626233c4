import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestFault } from './request-fault.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether a page of this origin is one of the site, which may be opened by another name of this machine. */
function isSite(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(siteUrl)) return false;
  const [asking, site] = [new URL(origin), new URL(siteUrl)];
  const known = LOOPBACK.has(asking.hostname) || asking.hostname === site.hostname;
  return asking.protocol === site.protocol && asking.port === site.port && known;
}

/**
 * Refuses a name that somebody's own name server leads to this machine: a page from outside could
 * otherwise read what has arrived.
 *
 * @throws RequestFault with status 403.
 */
export function checkHost(request: IncomingMessage): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (!LOOPBACK.has(host))
    throw new RequestFault(403, 'The receiver answers only at an address of this machine.');
}

/**
 * Lets the site's own pages send here and read the answer (CORS). Programs that name no origin may
 * send, too; pages of other sites may not.
 *
 * @throws RequestFault with status 403.
 */
export function admitSender(
  request: IncomingMessage,
  response: ServerResponse,
  siteUrl: string,
): void {
  response.setHeader('Vary', 'Origin');
  const { origin } = request.headers;
  if (origin === undefined) return;
  if (!isSite(origin, siteUrl))
    throw new RequestFault(403, `Only pages of ${siteUrl} may send here, not ${origin}.`);
  response.setHeader('Access-Control-Allow-Origin', origin);
  if (request.method !== 'OPTIONS') return;
  response.setHeader('Access-Control-Allow-Methods', 'POST');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
  response.setHeader('Access-Control-Max-Age', '600');
}
