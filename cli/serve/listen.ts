import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

/** Ports tried after the default one, if no specific port is requested. */
const MORE_PORTS = 20;

function tryPort(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** A port or address that cannot be listened on; the message is for the user. */
export class ListenFault extends Error {}

/** Where a server should listen. */
export interface ListenAddress {
  /** Requested port (0 for any free one); without it, the first free one from `usual` on. */
  wanted: number | undefined;
  usual: number;
  host: string;
  /** Option that sets the port. */
  option?: string;
}

function explain(error: NodeJS.ErrnoException, port: number, place: ListenAddress): Error {
  const { host, option = '--port' } = place;
  if (error.code === 'EADDRINUSE')
    return new ListenFault(`Port ${port} is in use. Choose another one with ${option}.`);
  if (error.code === 'EACCES')
    return new ListenFault(
      `Port ${port} needs more rights. Choose one from 1024 on with ${option}.`,
    );
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new ListenFault(`${host} is not an address of this machine.`);
  return error;
}

/**
 * Starts to listen.
 *
 * @returns the URL to open in a browser.
 * @throws ListenFault if that is not possible.
 */
export async function listen(server: Server, address: ListenAddress): Promise<string> {
  const { wanted, usual, host } = address;
  let port = wanted ?? usual;
  const last = wanted === undefined ? usual + MORE_PORTS : wanted;
  for (;;) {
    try {
      await tryPort(server, port, host);
      break;
    } catch (error) {
      const fault = error as NodeJS.ErrnoException;
      if (fault.code !== 'EADDRINUSE' || port >= last) throw explain(fault, port, address);
      port += 1;
    }
  }
  const { port: bound } = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${bound}/`;
}

/** Waits until the user interrupts, then closes the server and all open connections. */
export function serveUntilAborted(server: Server, signal: AbortSignal): Promise<void> {
  const taken = new Set<Duplex>();
  server.on('upgrade', (_, socket) => {
    taken.add(socket);
    socket.once('close', () => taken.delete(socket));
  });
  return new Promise((resolve) => {
    const stop = () => {
      server.close(() => resolve());
      server.closeAllConnections();
      // The server no longer tracks upgraded connections, which open pages keep for live edits, but waits for them.
      for (const socket of taken) socket.destroy();
    };
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
}
