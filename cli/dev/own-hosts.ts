import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** A `Host` header: a name or an address (IPv6 in brackets), with an optional port. */
const HOST_HEADER = /^(?<name>[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function nameOf(host: string): string | undefined {
  return HOST_HEADER.exec(host)?.groups?.name?.toLowerCase();
}

/**
 * Tells whether a request addresses this server. A foreign page can point its own host name at this machine and
 * then read responses as same-origin (DNS rebinding); it cannot do that with an IP address, with `localhost`, or
 * with the host name of the machine.
 *
 * @param host the request's `Host` header.
 * @param listening the value of `--host`; that name is accepted too.
 */
export function isOwnHost(host: string | undefined, listening: string): boolean {
  const name = nameOf(host ?? '');
  if (name === undefined) return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  const machine = hostname().toLowerCase();
  const own = ['localhost', listening.toLowerCase(), machine, `${machine}.local`];
  return own.includes(name) || name.endsWith('.localhost');
}

/** Tells whether a connection comes from a page of this server; clients other than browsers send no origin. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
