import type { z } from 'zod';
import { printable } from './printable.ts';
import type { Finding } from './source-file.ts';
import { suggest } from './suggest.ts';
import { isMissing, pathName, valueAt } from './value-path.ts';
import type { Locate } from './yaml-document.ts';

/** The key that each unknown key of one map probably stands for; such a key is not missing. */
function meantKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  missing: Set<string>,
  allowed: readonly string[],
): Map<string, string | undefined> {
  const absent = [...missing].filter((name) => pathName(issue.path) === parentName(name));
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
  missing: Set<string>,
  allowed: readonly string[],
  locate: Locate,
): Finding[] {
  const meant = meantKeys(issue, missing, allowed);
  const map = valueAt(root, issue.path);
  return issue.keys.map((key) => ({
    range: locate([...issue.path, key], 'key'),
    rule: 'shape/unknown-key',
    message:
      issue.path.length === 0
        ? `This file cannot have a key "${printable(key)}".`
        : `${pathName(issue.path)} cannot have a key "${printable(key)}".`,
    hint: unknownKeyHint(key, meant, map, allowed),
  }));
}

function parentName(name: string): string {
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
