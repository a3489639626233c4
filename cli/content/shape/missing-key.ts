import type { z } from 'zod';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { type Path, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Allowed keys of the map at `path`, from the JSON Schema. */
export type KnownKeys = (path: Path) => readonly string[];

/** The key of a map with any keys that is probably a missing one, misspelled; undefined if there is none. */
function misspelledKey(name: string, map: unknown, allowed: readonly string[]): string | undefined {
  if (typeof map !== 'object' || map === null || Array.isArray(map)) return undefined;
  const own = Object.keys(map).filter((key) => !allowed.includes(key));
  return own.find((key) => suggest(key, [name]) !== undefined);
}

/** Reports a missing key at its parent, or at a key of one’s own that is probably meant for it. */
export function missingKey(
  issue: z.core.$ZodIssue,
  root: unknown,
  known: KnownKeys,
  locate: Locate,
): Finding {
  const parent = issue.path.slice(0, -1);
  const key = String(issue.path.at(-1));
  const own = misspelledKey(key, valueAt(root, parent), known(parent));
  if (own !== undefined)
    return {
      range: locate([...parent, own], 'key'),
      rule: 'shape/unknown-key',
      message: `"${printable(own)}" would be a key of your own, and "${key}" is missing.`,
      hint: `Did you mean "${key}"?`,
    };
  const where = pathName(parent);
  return {
    range: locate(parent, 'key'),
    rule: 'shape/missing-key',
    message: parent.length === 0 ? `The key "${key}" is missing.` : `${where} has no "${key}".`,
    hint: `Add a line "${key}:" ${parent.length === 0 ? 'at the margin' : `below ${where}`} with its value.`,
  };
}

/** Reports a wrong kind of value under a key of one's own that is probably meant for one of the engine: `redirect`. */
export function nearKey(path: Path, known: KnownKeys, locate: Locate): Finding | undefined {
  const [key, ...others] = path;
  if (typeof key !== 'string' || others.length > 0) return undefined;
  const allowed = known([]);
  const meant = allowed.includes(key) ? undefined : suggest(key, allowed);
  if (meant === undefined) return undefined;
  return {
    range: locate(path, 'key'),
    rule: 'shape/unknown-key',
    message: `"${printable(key)}" would be a key of your own, which can only be a group of keys.`,
    hint: `Did you mean "${meant}"?`,
  };
}
