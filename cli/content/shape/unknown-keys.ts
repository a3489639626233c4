import type { z } from 'zod';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { isMissing, type Path, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { placeHint } from './key-places.ts';
import type { KnownKeys } from './missing-key.ts';

/** Missing required keys by path, each with its type if there is only one. */
export type MissingKeys = Map<string, string | undefined>;

/** True if a value has the type of a key, or may have it. */
function fits(value: unknown, type: string | undefined): boolean {
  if (type === undefined || value === null) return true;
  if (type === 'array') return Array.isArray(value);
  if (type === 'int') return typeof value === 'number';
  return typeof value === type && !Array.isArray(value);
}

/** The only missing key if there is only one unknown key, however different its spelling: `text` for `quote`. */
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

/** Fewest letters of an abbreviation. */
const SHORTEST = 3;

/** True of an abbreviation: `lng` for `longitude`. */
function isShortFor(key: string, name: string): boolean {
  const letters = key.toLowerCase();
  if (letters.length < SHORTEST || letters[0] !== name[0]) return false;
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === letters[at]) at += 1;
  return at === letters.length;
}

/** The key that each unknown key of one map probably stands for; such keys are not missing. */
function meantKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  missing: MissingKeys,
  allowed: readonly string[],
): Map<string, string | undefined> {
  const absent = [...missing.keys()].filter((name) => pathName(issue.path) === parentName(name));
  const meant = new Map(
    issue.keys.map((key) => [
      key,
      suggest(key, absent.map(lastName)) ??
        absent.map(lastName).find((name) => isShortFor(key, name)) ??
        suggest(key, allowed),
    ]),
  );
  for (const name of meant.values()) {
    if (name !== undefined) missing.delete(pathName([...issue.path, name]));
  }
  return meant;
}

/**
 * What to do about an unknown key. A suggestion is unambiguous only if nothing else in the map conflicts with it.
 */
function unknownKeyHint(
  key: string,
  meant: ReadonlyMap<string, string | undefined>,
  map: unknown,
  path: Path,
  known: KnownKeys,
): string {
  const name = meant.get(key);
  if (name === undefined)
    return (
      placeHint(key, valueAt(map, [key]), path, known) ?? `It can have ${known(path).join(', ')}.`
    );
  if (valueAt(map, [key]) === null && key.startsWith(`${name} `))
    return `Put a colon behind "${name}".`;
  if (!isMissing(map, [name])) return `Did you mean "${name}"? It is there already.`;
  const twin = [...meant].find(([other, same]) => other !== key && same === name)?.[0];
  if (twin === undefined) return `Did you mean "${name}"?`;
  return `Did you mean "${name}"? "${printable(twin)}" may mean it, too.`;
}

/**
 * Reports the unknown keys of one map. A missing key that one of them probably stands for is part of the same
 * finding, so it is removed from `missing`.
 */
export function unknownKeys(
  issue: z.core.$ZodIssueUnrecognizedKeys,
  root: unknown,
  missing: MissingKeys,
  known: KnownKeys,
  locate: Locate,
): Finding[] {
  const meant = meantKeys(issue, missing, known(issue.path));
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
        : unknownKeyHint(name, meant, map, issue.path, known),
  }));
}

function parentName(name: string): string {
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
