import { setImmediate as breathe } from 'node:timers/promises';
import { VERSION } from '../system/version.ts';

/** The state of an address: permanently `gone`, or no such `host`; anything else counts as `there`. */
export type Answer = 'there' | 'gone' | 'host';

/** Maximum number of hosts that are queried in parallel; the addresses of each are queried in turn. */
const HOSTS_AT_ONCE = 6;

const PATIENCE_MS = 10_000;

const HEADERS = {
  'user-agent': `touchdown-lint/${VERSION} (checks the links of a site)`,
  accept: '*/*',
};

/** Responses to HEAD that are inconclusive: many hosts only support GET. */
const UNSURE = new Set([400, 401, 403, 404, 405, 406, 410, 429, 500, 501, 503]);

async function statusOf(address: string, method: 'HEAD' | 'GET', signal: AbortSignal) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(address, { method, headers: HEADERS, signal: patience });
  await response.body?.cancel();
  return response.status;
}

/** True if there is no such host; unreachable name servers are not the fault of the address. */
function isUnknownHost(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ENOTFOUND';
}

/** @returns undefined if unknown: the host is busy, slow, or rejects programs. */
async function ask(address: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    let status = await statusOf(address, 'HEAD', signal);
    if (UNSURE.has(status)) status = await statusOf(address, 'GET', signal);
    if (status === 404 || status === 410) return 'gone';
    return status < 400 ? 'there' : undefined;
  } catch (error) {
    signal.throwIfAborted();
    return isUnknownHost(error) ? 'host' : undefined;
  }
}

/**
 * Checks whether addresses exist, politely: one at a time per host, with HEAD and only then GET.
 *
 * @param onAnswer called with each result as it arrives.
 * @throws the signal's reason if it is aborted.
 */
export async function askAddresses(
  addresses: Iterable<string>,
  signal: AbortSignal,
  onAnswer: (address: string, answer: Answer) => void,
): Promise<void> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const { host } = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const waiting = [...hosts.values()];
  const work = async () => {
    for (let turn = waiting.pop(); turn; turn = waiting.pop())
      for (const address of turn) {
        const answer = await ask(address, signal);
        if (answer) onAnswer(address, answer);
        // If the host does not exist, neither do its other addresses.
        if (answer === 'host') for (const other of turn) onAnswer(other, 'host');
        if (answer === 'host') break;
        await breathe();
      }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
}
