import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** A `Host` header: a name or an address (IPv6 in brackets), and perhaps a port. */
const HOST_HEADER = /^(?<name>[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

function nameOf(host: string): string | undefined {
  return HOST_HEADER.exec(host)?.groups?.name?.toLowerCase();
}

/**
 * Tells whether a request names this server. A page elsewhere can point a name of its own at this machine and
 * then read what is served as if it were its own (DNS rebinding); it cannot do that with an IP address, with
 * `localhost`, or with the name that the owner has given the machine.
 *
 * @param host the request's `Host` header.
 * @param listening what `--host` said; that name is known, too.
 */
export function isOwnHost(host: string | undefined, listening: string): boolean {
  const name = nameOf(host ?? '');
  if (name === undefined) return false;
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0) return true;
  const machine = hostname().toLowerCase();
  const own = ['localhost', listening.toLowerCase(), machine, `${machine}.local`];
  return own.includes(name) || name.endsWith('.localhost');
}

/** Tells whether a page that opens a connection is one of this server; programs that are no browser name no origin. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
