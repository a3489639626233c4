import type { Diagnostic } from '../content/diagnostic.ts';
import type { Operation } from '../edit/operation.ts';
import type { PlacedPath } from '../edit/path-at.ts';

/** The name inside a hint that offers one and sees nothing against it. */
const SUGGESTED_KEY = /^Did you mean "([A-Za-z][\w-]*)"\?$/;

/** The same of a value. */
const SUGGESTED_VALUE = /^Did you mean "([^"]+)"\?$/;

/** Rules whose findings have only one right repair. */
export const REPAIRED_IN_PLACE: ReadonlySet<string> = new Set([
  'shape/needs-quotes',
  'shape/unknown-key',
]);

/**
 * The operation that repairs a finding without any doubt.
 *
 * @param place where it stands. @param written what stands there.
 * @returns undefined if a person has to decide.
 */
export function repairOf(
  { rule, hint }: Pick<Diagnostic, 'rule' | 'hint'>,
  { path, at }: PlacedPath,
  written: string,
): Operation | undefined {
  if (rule === 'shape/needs-quotes' && at === 'value' && /^[^"'\\]+$/.test(written))
    return { op: 'set', path, value: written };
  const meant = SUGGESTED_KEY.exec(hint)?.[1];
  if (rule === 'shape/unknown-key' && at === 'key' && meant !== undefined)
    return { op: 'rename', path, key: meant };
  return undefined;
}

/** The operation that does what the hint of a finding offers for a text; somebody has to want it. */
export function suggestionOf(
  { rule, hint }: Pick<Diagnostic, 'rule' | 'hint'>,
  { path, at }: PlacedPath,
): Operation | undefined {
  const meant = SUGGESTED_VALUE.exec(hint)?.[1];
  const isOfValue = at === 'value' && meant !== undefined && !REPAIRED_IN_PLACE.has(rule);
  return isOfValue ? { op: 'set', path, value: meant } : undefined;
}
