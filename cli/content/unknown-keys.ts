import type { z } from 'zod';
import { printable } from './printable.ts';
import type { Finding } from './source-file.ts';
import { suggest } from './suggest.ts';
import { isMissing, pathName, valueAt } from './value-path.ts';
import type { Locate } from './yaml-document.ts';

/** Keys that a map must have and has not, by their paths, and of which type each is, if it has one alone. */
export type MissingKeys = Map<string, string | undefined>;

/** True of a value that is of the type that a key asks for, or may be. */
function fits(value: unknown, type: string | undefined): boolean {
  if (type === undefined || value === null) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'int') return typeof value === 'number';
  return typeof value === type && !Array.isArray(value);
}

/** The one key that is missing where one is unknown, however far its spelling is: `text` for `quote`. */
function onlyMissing(
  keys: readonly string[],
  absent: readonly string[],
  missing: MissingKeys,
  map: unknown,
): readonly [key: string, name: string] | undefined {
  const [key, ...otherKeys] = keys;
  const [path, ...otherPaths] = absent;
  if (key === undefined || path === undefined || otherKeys.length + otherPaths.length > 0)
    return undefined;
  return fits(valueAt(map, [key]), missing.get(path)) ? [key, lastName(path)] : undefined;
}

/** The key that each unknown key of one map probably stands for; such a key is not missing. */
function meantKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  missing: MissingKeys,
  allowed: readonly string[],
): Map<string, string | undefined> {
  const absent = [...missing.keys()].filter((name) => pathName(issue.path) === parentName(name));
  const meant = new Map(
    issue.keys.map((key) => [key, suggest(key, absent.map(lastName)) ?? suggest(key, allowed)]),
  );
  for (const name of meant.values()) {
    if (name !== undefined) missing.delete(pathName([...issue.path, name]));
  }
  return meant;
}

/** What to do about an unknown key. Only a guess that nothing else in the map contradicts is plain. */
function unknownKeyHint(
  key: string,
  meant: ReadonlyMap<string, string | undefined>,
  map: unknown,
  allowed: readonly string[],
): string {
  const name = meant.get(key);
  if (name === undefined) return `It can have ${allowed.join(', ')}.`;
  if (!isMissing(map, [name])) return `Did you mean "${name}"? It is there already.`;
  const twin = [...meant].find(([other, same]) => other !== key && same === name)?.[0];
  if (twin === undefined) return `Did you mean "${name}"?`;
  return `Did you mean "${name}"? "${printable(twin)}" may mean it, too.`;
}

/**
 * Tells the unknown keys of one map. A missing key that one of them probably stands for is the same
 * finding, so it is taken out of `missing`.
 */
export function unknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  root: unknown,
  missing: MissingKeys,
  allowed: readonly string[],
  locate: Locate,
): Finding[] {
  const meant = meantKeys(issue, missing, allowed);
  const map = valueAt(root, issue.path);
  const absent = [...missing.keys()].filter((name) => pathName(issue.path) === parentName(name));
  const unknown = issue.keys.filter((key) => meant.get(key) === undefined);
  const [key, only] = onlyMissing(unknown, absent, missing, map) ?? [];
  if (only !== undefined) missing.delete(pathName([...issue.path, only]));
  return issue.keys.map((name) => ({
    range: locate([...issue.path, name], 'key'),
    rule: 'shape/unknown-key',
    message:
      issue.path.length === 0
        ? `This file cannot have a key "${printable(name)}".`
        : `${pathName(issue.path)} cannot have a key "${printable(name)}".`,
    hint:
      name === key && only !== undefined
        ? `It may stand for "${only}", which is missing.`
        : unknownKeyHint(name, meant, map, allowed),
  }));
}

function parentName(name: string): string {
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
