import dns from 'node:dns/promises';
import type { LeftAlone, UnaskedHost } from '../../report/unasked-hosts.ts';
import { AskedHost, HostUnavailable, UnknownHost } from './asked-host.ts';
import { LeftHosts } from './left-hosts.ts';

/**
 * The state of an address: permanently `gone`, no such `host`, `there`, or `unknown`: the host is slow, or rejects
 * programs. It is yet to be checked if the host was `busy`: it asks for fewer requests, or `silent`: it has answered
 * for none of several in a row.
 */
export type Answer = 'there' | 'gone' | 'host' | 'unknown' | 'busy' | 'silent';

/** True if an answer is none: the address is yet to be checked. */
function isYetToCheck(answer: Answer): boolean {
  return answer === 'busy' || answer === 'silent';
}

/** Maximum number of hosts that are queried in parallel; the addresses of each are queried in turn. */
const HOSTS_AT_ONCE = 6;

/** Pause between two requests to a host. */
const PAUSE_MS = 500;

/** Requests in a row that a host may leave unanswered, such as by a reset connection, before it is left alone. */
const MOST_FAILURES = 3;

/** A name that is registered for good (RFC 2606), so that it is known wherever names are resolved. */
const KNOWN_NAME = 'example.com';

/** Responses to HEAD that are inconclusive: many hosts only support GET. */
const UNSURE = new Set([400, 401, 403, 404, 405, 406, 410, 500, 501]);

async function ask(host: AskedHost, address: string): Promise<Answer> {
  let status = await host.statusOf(address, 'HEAD');
  if (status !== undefined && UNSURE.has(status)) status = await host.statusOf(address, 'GET');
  if (status === 404 || status === 410) return 'gone';
  return status !== undefined && status < 400 ? 'there' : 'unknown';
}

/** What became of all requests. */
export interface Asked {
  /** False if no name can be resolved, as without a network: then nothing was answered. */
  isOnline: boolean;
  /** Sorted by host; empty without a network. */
  unasked: UnaskedHost[];
}

/** How addresses are asked. */
export interface Asking {
  signal: AbortSignal;
  /** Called with each result as it arrives. An address that was not asked has none. */
  onAnswer: (address: string, answer: Answer) => void;
  /** Hosts that are not to be asked again, which those are added to that this turns out of. */
  leftHosts?: LeftHosts | undefined;
  /** Pause between two requests to a host, in milliseconds. */
  pauseMs?: number;
  /** Tells whether names can be resolved at all. */
  findsNames?: () => Promise<boolean>;
}

async function findsKnownName(): Promise<boolean> {
  try {
    await dns.lookup(KNOWN_NAME);
    return true;
  } catch {
    return false;
  }
}

/**
 * Asks one host. A request that it does not answer counts for that address, unless several in a row have none, which
 * is the fault of the host. Then, or once it is busy, the addresses that are left are not asked.
 *
 * @returns why it was left alone, if addresses are yet to be checked.
 * @throws UnknownHost
 */
async function askHost(
  addresses: readonly string[],
  origin: string,
  asking: Asking,
): Promise<LeftAlone> {
  const { signal, onAnswer, pauseMs = PAUSE_MS } = asking;
  const host = new AskedHost(origin, signal, pauseMs);
  /** Those in a row without an answer; none is known of the rules for programs, which are asked for in its place. */
  let failed: { address: string; isAsked: boolean }[] = [];
  const judgeFailed = (answer: Answer) => {
    for (const { address, isAsked } of failed) if (isAsked) onAnswer(address, answer);
    failed = [];
  };
  for (const address of addresses) {
    try {
      const answer = await ask(host, address);
      judgeFailed('unknown');
      onAnswer(address, answer);
    } catch (error) {
      if (!(error instanceof HostUnavailable)) throw error;
      const isAsked = error.place !== host.robots;
      if (error.isBusy) {
        judgeFailed('unknown');
        if (isAsked) onAnswer(address, 'busy');
        return 'busy';
      }
      failed.push({ address, isAsked });
      if (failed.length < MOST_FAILURES) continue;
      judgeFailed('silent');
      return 'silent';
    }
  }
  judgeFailed('unknown');
  return 'silent';
}

/**
 * Checks whether addresses exist, politely: one at a time per host, with pauses, as far as its `robots.txt` allows,
 * with HEAD and only then GET.
 *
 * @param addresses those of a host are asked in this order.
 * @throws the signal's reason if it is aborted.
 */
export async function askAddresses(addresses: Iterable<string>, asking: Asking): Promise<Asked> {
  const hosts = new Map<string, Set<string>>();
  for (const address of addresses) {
    const { origin } = new URL(address);
    const known = hosts.get(origin) ?? new Set();
    hosts.set(origin, known.add(address));
  }
  const { onAnswer, findsNames = findsKnownName, leftHosts = new LeftHosts() } = asking;
  const waiting = [...hosts.keys()].filter((origin) => leftHosts.reasonFor(origin) === undefined);
  const unresolved: { origin: string; isCertain: boolean }[] = [];
  const work = async () => {
    for (let origin = waiting.pop(); origin !== undefined; origin = waiting.pop()) {
      const left = hosts.get(origin) ?? new Set();
      const take = (address: string, answer: Answer) => {
        if (!isYetToCheck(answer)) left.delete(address);
        onAnswer(address, answer);
      };
      try {
        const reason = await askHost([...left], origin, { ...asking, onAnswer: take });
        if (left.size > 0) leftHosts.leave(origin, reason);
      } catch (error) {
        if (!(error instanceof UnknownHost)) throw error;
        unresolved.push({ origin, isCertain: error.isCertain });
      }
    }
  };
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, work));
  const mayBeOffline = unresolved.length > 0 && unresolved.length === hosts.size;
  if (mayBeOffline && !(await findsNames())) return { isOnline: false, unasked: [] };
  // If the host does not exist, neither do its other addresses.
  for (const { origin, isCertain } of unresolved)
    if (isCertain) for (const address of hosts.get(origin) ?? []) onAnswer(address, 'host');
    else leftHosts.leave(origin, 'unresolved');
  const unasked = [...hosts].flatMap(([origin, { size }]): UnaskedHost[] => {
    const reason = leftHosts.reasonFor(origin);
    return reason ? [{ host: new URL(origin).host, links: size, reason }] : [];
  });
  unasked.sort((a, b) => (a.host < b.host ? -1 : 1));
  return { isOnline: true, unasked };
}
