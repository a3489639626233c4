import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface RawAnswer {
  status: number;
  /** Names in lower case. */
  headers: Map<string, string>;
  body: string;
}

/**
 * Sends a request exactly as it is given: a client of Node or of a browser would tidy the target first.
 *
 * @param target what stands between method and version in the request line.
 * @param headers replace `Host`, which otherwise names the address.
 */
export async function rawRequest(
  address: { host: string; port: number },
  target: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<RawAnswer> {
  const socket = connect(address.port, address.host);
  const sent = { Host: `${address.host}:${address.port}`, Connection: 'close', ...headers };
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}\r\n`);
  // Each character is one byte, so that a target can hold any byte.
  socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`, 'latin1');
  const answer = await text(socket);
  const end = answer.indexOf('\r\n\r\n');
  const [status = '', ...rest] = answer.slice(0, end).split('\r\n');
  return {
    status: Number(status.split(' ')[1]),
    headers: new Map(
      rest.map((line) => {
        const colon = line.indexOf(':');
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
      }),
    ),
    body: answer.slice(end + 4),
  };
}
