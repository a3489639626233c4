import type { Operation } from '../../cli/edit/operation.ts';

/** Merges later operations into pending ones; of two values for one key only the later counts. */
export function withLater(waiting: readonly Operation[], later: readonly Operation[]): Operation[] {
  const [last] = waiting.slice(-1);
  const [next] = later;
  const isSameKey =
    last?.op === 'set' &&
    next?.op === 'set' &&
    JSON.stringify(last.path) === JSON.stringify(next.path);
  return isSameKey ? [...waiting.slice(0, -1), ...later] : [...waiting, ...later];
}
