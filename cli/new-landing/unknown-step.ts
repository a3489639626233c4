import { type JsonShape, keysAt, shapesAt } from '../content/shape/json-shape.ts';
import { suggest } from '../content/suggest.ts';
import type { Path } from '../content/value-path.ts';

/** Why a path does not exist in a landing, and what is possible instead; undefined if it exists. */
export function unknownStep(
  landing: JsonShape,
  path: Path,
): { message: string; hint: string } | undefined {
  const depth = path.findIndex(
    (_, index) => shapesAt(landing, path.slice(0, index + 1)).length === 0,
  );
  if (depth === -1) return undefined;
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
  return { message: `a landing has no ${step} there.`, hint };
}
