import type { z } from 'zod';
import { isOfShape } from '../shape/validate.ts';
import type { Path } from '../value-path.ts';
import type { Change } from './read-changes.ts';

type Container = Readonly<Record<string, unknown>> | readonly unknown[];

/** The map or list that contains the part at a path; undefined if there is none. */
export function containerOf(value: unknown, path: Path): Container | undefined {
  let current = value;
  for (const step of path.slice(0, -1)) {
    if (!isContainer(current) || !Object.hasOwn(current, step)) return undefined;
    current = (current as Record<PropertyKey, unknown>)[step];
  }
  return isContainer(current) ? current : undefined;
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null;
}

/**
 * A copy of a value with a different part at a path; everything else is shared.
 *
 * @param path whose parent exists (`containerOf`).
 */
export function changedValue(value: unknown, path: Path, to: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return to;
  const part = changedValue((value as Record<PropertyKey, unknown>)[step], rest, to);
  if (Array.isArray(value)) return Object.assign([...value], { [step]: part });
  return { ...(value as object), [step]: part };
}

/** A value with some changes, in their order. */
export function changedBy(value: unknown, changes: readonly Change[]): unknown {
  return changes.reduce((old, { path, value: to }) => changedValue(old, path, to), value);
}

/** The changes that leave a value in its shape, when the others are left out; none if it has another shape itself. */
export function changesThatFit(
  value: unknown,
  changes: readonly Change[],
  schema: z.ZodType,
): Change[] {
  if (!isOfShape(schema, value)) return [];
  const fitting: Change[] = [];
  for (const change of changes)
    if (isOfShape(schema, changedBy(value, [...fitting, change]))) fitting.push(change);
  return fitting;
}
