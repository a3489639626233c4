import type { IncomingMessage, ServerResponse } from 'node:http';
import { RequestFault } from './request-fault.ts';

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Whether an origin is the site's, which may also be opened under another name of this machine. */
function isSite(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin) || !URL.canParse(siteUrl)) return false;
  const [asking, site] = [new URL(origin), new URL(siteUrl)];
  const known = LOOPBACK.has(asking.hostname) || asking.hostname === site.hostname;
  return asking.protocol === site.protocol && asking.port === site.port && known;
}

/**
 * Rejects host names other than those of this machine, to prevent DNS rebinding: otherwise an outside page whose
 * name resolves to this machine could read the submissions.
 *
 * @throws RequestFault with status 403.
 */
export function checkHost(request: IncomingMessage): void {
  const host = (request.headers.host ?? '').replace(/:\d+$/, '');
  if (!LOOPBACK.has(host))
    throw new RequestFault(403, 'The receiver answers only at an address of this machine.');
}

/**
 * Allows the site's own pages to send here and read the response (CORS). Programs that send no Origin header may
 * send as well; pages of other sites may not.
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
