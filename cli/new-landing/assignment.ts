import { type JsonShape, keysAt, shapesAt } from '../content/json-shape.ts';
import { suggest } from '../content/suggest.ts';
import type { Path } from '../content/value-path.ts';
import { readOperation } from '../edit/written-operation.ts';
import { NewLandingFault } from './new-landing-fault.ts';

/** One value to set in a landing. */
export interface Assignment {
  path: Path;
  value: unknown;
}

/** @throws NewLandingFault if a landing has no such key. */
function assertKnown(landing: JsonShape, path: Path, text: string): void {
  const depth = path.findIndex(
    (_, index) => shapesAt(landing, path.slice(0, index + 1)).length === 0,
  );
  if (depth === -1) return;
  const step = String(path[depth]);
  const parent = path.slice(0, depth);
  const names = keysAt(landing, parent);
  const isList = shapesAt(landing, parent).some(({ items }) => items);
  const meant = suggest(step, names);
  const known = isList
    ? 'It is a list: name an entry by its number, counted from 0.'
    : names.length > 0
      ? `There are ${names.join(', ')}.`
      : 'It has no keys.';
  const hint = meant === undefined ? known : `Did you mean ${meant}?`;
  throw new NewLandingFault('usage', `--set ${text}: a landing has no ${step} there. ${hint}`);
}

/**
 * Reads one `--set path=value`, as `touchdown edit` does.
 *
 * @param landing shape of a landing.
 * @throws NewLandingFault if it has another form or names a key that landings do not have.
 */
export function parseAssignment(text: string, landing: JsonShape): Assignment {
  const operation = readOperation({ op: 'set', text }, landing);
  if (typeof operation === 'string') throw new NewLandingFault('usage', operation);
  assertKnown(landing, operation.path, text);
  return { path: operation.path, value: 'value' in operation ? operation.value : undefined };
}
