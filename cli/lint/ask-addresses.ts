import { setImmediate as breathe } from 'node:timers/promises';
import { VERSION } from '../system/version.ts';

/** What became of an address: `gone` for good, or no such `host`; whatever else may be is `there`. */
export type Answer = 'there' | 'gone' | 'host';

/** Hosts that are asked at the same time; each of them one address after the other. */
const HOSTS_AT_ONCE = 6;

const PATIENCE_MS = 10_000;

const HEADERS = {
  'user-agent': `touchdown-lint/${VERSION} (checks the links of a site)`,
  accept: '*/*',
};

/** Answers to HEAD that say nothing of the page: many hosts only know GET. */
const UNSURE = new Set([400, 401, 403, 404, 405, 406, 410, 429, 500, 501, 503]);

async function statusOf(address: string, method: 'HEAD' | 'GET', signal: AbortSignal) {
  const patience = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const response = await fetch(address, { method, headers: HEADERS, signal: patience });
  await response.body?.cancel();
  return response.status;
}

/** True if there is no such host; that no name server answers is no fault of the address. */
function isUnknownHost(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === 'ENOTFOUND';
}

/** @returns undefined if it cannot be told now: the host is busy, slow, or turns programs away. */
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
 * Asks whether addresses are there, politely: one at a time a host, with HEAD and only then with GET.
 *
 * @param onAnswer learns each answer as it comes.
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
        // Of a host that is not there nothing else is.
        if (answer === 'host') for (const other of turn) onAnswer(other, 'host');
        if (answer === 'host') break;
        await breathe();
      }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
}
