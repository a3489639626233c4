import { pathName } from '../../content/value-path.ts';
import type { Operation } from '../../edit/operation.ts';

/** The key that operations type into, if they do nothing else: letters of one word become one edit. */
export function typedKey(operations: readonly Operation[]): string | undefined {
  const [only, more] = operations;
  const isTyping = more === undefined && only?.op === 'set' && typeof only.value === 'string';
  return isTyping ? pathName(only.path) : undefined;
}
