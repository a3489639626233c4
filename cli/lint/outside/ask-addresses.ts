import { AskedHost, HostUnavailable, UnknownHost } from './asked-host.ts';

/**
 * The state of an address: permanently `gone`, no such `host`, `there`, or `unknown`: the host is busy, slow, or
 * rejects programs.
 */
export type Answer = 'there' | 'gone' | 'host' | 'unknown';

/** Maximum number of hosts that are queried in parallel; the addresses of each are queried in turn. */
const HOSTS_AT_ONCE = 6;

/** Pause between two requests to a host. */
const PAUSE_MS = 500;

/** Responses to HEAD that are inconclusive: many hosts only support GET. */
const UNSURE = new Set([400, 401, 403, 404, 405, 406, 410, 500, 501]);

async function ask(host: AskedHost, address: string): Promise<Answer> {
  let status = await host.statusOf(address, 'HEAD');
  if (status !== undefined && UNSURE.has(status)) status = await host.statusOf(address, 'GET');
  if (status === 404 || status === 410) return 'gone';
  return status !== undefined && status < 400 ? 'there' : 'unknown';
}

/** How addresses are asked. */
export interface Asking {
  signal: AbortSignal;
  /** Called with each result as it arrives. */
  onAnswer: (address: string, answer: Answer) => void;
  /** Pause between two requests to a host, in milliseconds. */
  pauseMs?: number;
}

/** Asks one host; the first address that it does not answer ends it for all that are left. */
async function askHost(addresses: readonly string[], origin: string, asking: Asking) {
  const { signal, onAnswer, pauseMs = PAUSE_MS } = asking;
  const host = new AskedHost(origin, signal, pauseMs);
  const left = [...addresses];
  try {
    for (let [address] = left; address !== undefined; [address] = left) {
      onAnswer(address, await ask(host, address));
      left.shift();
    }
  } catch (error) {
    if (!(error instanceof HostUnavailable || error instanceof UnknownHost)) throw error;
    // If the host does not exist, neither do its other addresses.
    for (const address of left)
      onAnswer(address, error instanceof UnknownHost ? 'host' : 'unknown');
  }
}

/**
 * Checks whether addresses exist, politely: one at a time per host, with pauses, as far as its `robots.txt` allows,
 * with HEAD and only then GET.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function askAddresses(addresses: Iterable<string>, asking: Asking): Promise<void> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { origin } = new URL(address);
    hosts.set(origin, [...(hosts.get(origin) ?? []), address]);
  }
  const waiting = [...hosts];
  const work = async () => {
    for (let turn = waiting.pop(); turn; turn = waiting.pop())
      await askHost(turn[1], turn[0], asking);
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
}
