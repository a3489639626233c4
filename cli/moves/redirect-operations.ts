import { plainAddress } from '../../schemas/old-address.ts';
import type { Operation } from '../edit/operation.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { type Move, movedLink } from './references.ts';

function spelled(from: unknown): unknown {
  return typeof from === 'string' ? plainAddress(from) : from;
}

function bareAddress(address: string): string {
  return plainAddress(address).replace(/\.html$/i, '');
}

/** True for a redirect from an address that differs from another one only in capitals or by `.html`, which hosts and disks take for it. */
export function isTwin(from: unknown, address: string): boolean {
  return (
    typeof from === 'string' &&
    bareAddress(from).toLowerCase() === bareAddress(address).toLowerCase()
  );
}

/** True of two addresses that differ only in capitals. */
export function differsInCapitals(from: unknown, address: string): boolean {
  if (typeof from !== 'string') return false;
  const [one, other] = [plainAddress(from), plainAddress(address)];
  return one !== other && one.toLowerCase() === other.toLowerCase();
}

/**
 * Operations that add a redirect to the configuration: existing redirects to the old address get the new target, as do
 * those of addresses that differ from it only in capitals, which can lead nowhere else. Those that would shadow the new
 * address are removed, as are those of its twins that lead elsewhere.
 *
 * @param config the raw configuration.
 */
export function redirectOperations(config: unknown, move: Move): Operation[] {
  const { from, to } = move;
  const list = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  const entries = list.map((entry: unknown) => (isDataMap(entry) ? entry : {}));
  const retargeted = entries.flatMap(({ from: address, to: target }, index): Operation[] => {
    const path = ['redirects', index, 'to'];
    if (typeof target === 'string' && pathOfTarget(target) === from)
      return [{ op: 'set', path, value: movedLink(target, move) }];
    return differsInCapitals(address, from) ? [{ op: 'set', path, value: to }] : [];
  });
  const leadsToPage = ({ to: target }: Record<string, unknown>) =>
    typeof target === 'string' && pathOfTarget(target) === from;
  const inTheWay = [...entries.entries()]
    .filter(
      ([, entry]) =>
        [to, from].map(spelled).includes(spelled(entry.from)) ||
        (isTwin(entry.from, to) && !leadsToPage(entry)),
    )
    .map(([index]): Operation => ({ op: 'remove', path: ['redirects', index] }))
    .reverse();
  const added: Operation =
    list.length === 0
      ? { op: 'set', path: ['redirects'], value: [{ from, to }] }
      : { op: 'insert', path: ['redirects'], at: 'end', value: { from, to } };
  return [...retargeted, ...inTheWay, added];
}
