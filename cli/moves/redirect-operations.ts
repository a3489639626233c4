import type { Operation } from '../edit/operation.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { pathOfTarget } from '../pages/redirects.ts';
import { type Move, movedLink } from './references.ts';

/** Targets of the redirects of a raw configuration, by their old addresses. */
export function redirectTargets(config: unknown): ReadonlyMap<unknown, unknown> {
  const list = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  return new Map(list.filter(isDataMap).map(({ from, to }) => [from, to]));
}

/**
 * Operations that add a redirect to the configuration: existing redirects to the old address get the new target,
 * and those that would shadow the new address are removed.
 *
 * @param config the raw configuration.
 */
export function redirectOperations(config: unknown, move: Move): Operation[] {
  const { from, to } = move;
  const list = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  const entries = list.map((entry: unknown) => (isDataMap(entry) ? entry : {}));
  const retargeted = entries.flatMap(({ to: target }, index): Operation[] =>
    typeof target === 'string' && pathOfTarget(target) === from
      ? [{ op: 'set', path: ['redirects', index, 'to'], value: movedLink(target, move) }]
      : [],
  );
  const inTheWay = [...entries.entries()]
    .filter(([, entry]) => entry.from === to || entry.from === from)
    .map(([index]): Operation => ({ op: 'remove', path: ['redirects', index] }))
    .reverse();
  const added: Operation =
    list.length === 0
      ? { op: 'set', path: ['redirects'], value: [{ from, to }] }
      : { op: 'insert', path: ['redirects'], at: 'end', value: { from, to } };
  return [...retargeted, ...inTheWay, added];
}
