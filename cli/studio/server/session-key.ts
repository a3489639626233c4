import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Query parameter of the address that the terminal shows. */
const PARAMETER = 'key';

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Admits whoever started the studio: the address in the terminal contains a key of this run, and the browser then
 * keeps it as a cookie. Anyone else who can reach the port, such as another user of the machine, is rejected.
 */
export class SessionKey {
  readonly #key = randomBytes(24).toString('base64url');

  /** The address to open. */
  address(url: string): string {
    return `${url}?${PARAMETER}=${this.#key}`;
  }

  /** True if the query of an address contains the key. */
  isIn(query: URLSearchParams): boolean {
    return isSame(query.get(PARAMETER) ?? '', this.#key);
  }

  /** @param port of the server, because cookies ignore ports and two studios may run on one host. */
  cookie(port: number): string {
    return `${nameFor(port)}=${this.#key}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** True if the request carries the cookie. */
  isWith({ headers }: IncomingMessage, port: number): boolean {
    const wanted = `${nameFor(port)}=`;
    const cookies = (headers.cookie ?? '').split(/;\s*/);
    const own = cookies.find((cookie) => cookie.startsWith(wanted));
    return own !== undefined && isSame(own.slice(wanted.length), this.#key);
  }
}

function nameFor(port: number): string {
  return `touchdown-studio-${port}`;
}
