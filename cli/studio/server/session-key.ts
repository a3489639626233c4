import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** Key of the address that the terminal shows. */
const PARAMETER = 'key';

function isSame(given: string, key: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/**
 * Lets in who started the studio: a key of this start stands in the address that the terminal shows, and the browser then
 * keeps it as a cookie. Whoever else may reach the port, as another user of the machine may, is not let in.
 */
export class SessionKey {
  readonly #key = randomBytes(24).toString('base64url');

  /** The address to open. */
  address(url: string): string {
    return `${url}?${PARAMETER}=${this.#key}`;
  }

  /** True of an address that holds the key. */
  isIn(query: URLSearchParams): boolean {
    return isSame(query.get(PARAMETER) ?? '', this.#key);
  }

  /** @param port of the server: cookies know hosts only, and two studios may run on one. */
  cookie(port: number): string {
    return `${nameFor(port)}=${this.#key}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** True of a request of a browser that has been let in. */
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
