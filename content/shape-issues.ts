import type { z } from 'zod';
import type { Finding } from './source-file.ts';
import { suggest } from './suggest.ts';
import type { Locate } from './yaml-document.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** A path as a marketer reads it: `guide.credentials[1].icon`. */
export function pathName(path: Path): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

/** A value as a terminal may show it: what is invisible there is written as its code. */
function printable(value: string): string {
  return value.replace(/[\p{Cc}\p{Cs}\p{Cf}]/gu, (character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, '0');
    return `\\u${code}`;
  });
}

function kindOf(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  if (typeof value === 'string') return 'a text';
  if (typeof value === 'number') return 'a number';
  return 'true or false';
}

const EXPECTED: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of keys',
};

const EXAMPLES: Record<string, string> = {
  array: 'Write each entry on a line of its own, beginning with "- ".',
  object: 'Write the keys below it, two spaces further in.',
  boolean: 'Write true or false without quotes.',
  number: 'Write the digits without quotes.',
};

function valueAt(value: unknown, path: Path): unknown {
  let current = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = (current as Record<PropertyKey, unknown>)[step];
  }
  return current;
}

function isMissing(root: unknown, path: Path): boolean {
  const parent = valueAt(root, path.slice(0, -1));
  const key = path.at(-1);
  return (
    path.length > 0 &&
    key !== undefined &&
    typeof parent === 'object' &&
    parent !== null &&
    !(key in parent)
  );
}

function wrongType(
  issue: Issue & { code: 'invalid_type' },
  root: unknown,
  locate: Locate,
): Finding {
  const name = pathName(issue.path) || 'The file';
  const value = valueAt(root, issue.path);
  const range = locate(issue.path, 'value');
  const expected = EXPECTED[issue.expected] ?? issue.expected;
  if (value === null) {
    const message = `${name} has no value; ${expected} belongs here.`;
    return { range, rule: 'shape/no-value', message, hint: 'Fill it in after the colon.' };
  }
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const message = `${name} must be a text, but without quotes this is read as ${kindOf(value)} (${String(value)}).`;
    return { range, rule: 'shape/needs-quotes', message, hint: 'Put the value in double quotes.' };
  }
  const message = `${name} must be ${expected}, not ${kindOf(value)}.`;
  return { range, rule: 'shape/wrong-type', message, hint: EXAMPLES[issue.expected] ?? '' };
}

function count(number: number | bigint, one: string, many: string): string {
  return `${number} ${Number(number) === 1 ? one : many}`;
}

function wrongSize(
  issue: Issue & { code: 'too_small' | 'too_big' },
  root: unknown,
  locate: Locate,
): Finding {
  const name = pathName(issue.path);
  const value = valueAt(root, issue.path);
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const side = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (Array.isArray(value)) {
    const message = `${name} has ${count(value.length, 'entry', 'entries')}; it must have ${side} ${count(limit, 'entry', 'entries')}.`;
    return { range: locate(issue.path, 'key'), rule: 'shape/count', message };
  }
  const range = locate(issue.path, 'value');
  if (typeof value === 'string') {
    const message = `${name} has ${count(value.length, 'character', 'characters')}; it must have ${side} ${limit}.`;
    return { range, rule: 'shape/length', message };
  }
  return { range, rule: 'shape/range', message: `${name} must be ${side} ${limit}.` };
}

function wrongValue(
  issue: Issue & { code: 'invalid_value' },
  root: unknown,
  locate: Locate,
): Finding {
  const value = valueAt(root, issue.path);
  const allowed = issue.values.map(String);
  const meant = typeof value === 'string' ? suggest(value, allowed) : undefined;
  return {
    range: locate(issue.path, 'value'),
    rule: 'shape/choice',
    message: `${pathName(issue.path)} cannot be ${typeof value === 'string' ? `"${printable(value)}"` : kindOf(value)}.`,
    hint: meant === undefined ? `One of: ${allowed.join(', ')}.` : `Did you mean "${meant}"?`,
  };
}

function missingKey(issue: Issue, locate: Locate): Finding {
  const parent = issue.path.slice(0, -1);
  const key = String(issue.path.at(-1));
  const where = parent.length === 0 ? 'The file' : pathName(parent);
  return {
    range: locate(parent, 'key'),
    rule: 'shape/missing-key',
    message: `${where} lacks the key "${key}".`,
    hint: `Add "${key}:" with its value.`,
  };
}

/** Unknown keys of one map; a missing key that one of them probably stands for is the same finding. */
function unknownKeys(
  issue: Issue & { code: 'unrecognized_keys' },
  missing: Set<string>,
  allowed: readonly string[],
  locate: Locate,
): Finding[] {
  return issue.keys.map((key) => {
    const path = [...issue.path, key];
    const absent = [...missing]
      .filter((name) => pathName(issue.path) === parentName(name))
      .map(lastName);
    const meant = suggest(key, absent) ?? suggest(key, allowed);
    if (meant !== undefined) missing.delete(pathName([...issue.path, meant]));
    return {
      range: locate(path, 'key'),
      rule: 'shape/unknown-key',
      message: `"${key}" is not a key of ${pathName(issue.path) || 'this file'}.`,
      hint: meant === undefined ? `Known keys: ${allowed.join(', ')}.` : `Did you mean "${meant}"?`,
    };
  });
}

function parentName(name: string): string {
  return name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
}

function lastName(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}

/** Keys that a map at `path` may have, read from the JSON form of the schema. */
export type KnownKeys = (path: Path) => readonly string[];

/**
 * Turns what zod found into findings at their places: an unknown key at itself, a missing key at its
 * parent's key, a wrong value at the value (contract, "Commands").
 */
export function shapeFindings(
  issues: readonly Issue[],
  root: unknown,
  known: KnownKeys,
  locate: Locate,
): Finding[] {
  const missing = new Set(
    issues.filter((issue) => isMissing(root, issue.path)).map((issue) => pathName(issue.path)),
  );
  const findings: Finding[] = [];
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      findings.push(...unknownKeys(issue, missing, known(issue.path), locate));
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    if (isMissing(root, issue.path)) {
      if (missing.delete(pathName(issue.path))) findings.push(missingKey(issue, locate));
    } else if (issue.code === 'invalid_type') {
      findings.push(wrongType(issue, root, locate));
    } else if (issue.code === 'too_small' || issue.code === 'too_big') {
      findings.push(wrongSize(issue, root, locate));
    } else if (issue.code === 'invalid_value') {
      findings.push(wrongValue(issue, root, locate));
    } else {
      findings.push(wrongFormat(issue, root, locate));
    }
  }
  return findings;
}

function wrongFormat(issue: Issue, root: unknown, locate: Locate): Finding {
  const value = valueAt(root, issue.path);
  const shown = typeof value === 'string' && value.length <= 60 ? ` ("${printable(value)}")` : '';
  return {
    range: locate(issue.path, 'value'),
    rule: 'shape/format',
    message: `${pathName(issue.path)}${shown} ${issue.message}.`,
  };
}
