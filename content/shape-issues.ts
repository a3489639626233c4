import type { z } from 'zod';
import { printable } from './printable.ts';
import type { Finding } from './source-file.ts';
import { suggest } from './suggest.ts';
import { unknownKeys } from './unknown-keys.ts';
import { isMissing, type Path, pathName, valueAt } from './value-path.ts';
import type { Locate } from './yaml-document.ts';

type Issue = z.core.$ZodIssue;

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

/** Keys that a map at `path` may have, read from the JSON form of the schema. */
export type KnownKeys = (path: Path) => readonly string[];

/** Where nothing but the type is told: zod counts the letters of a text where a list belongs. */
function mistypedPaths(issues: readonly Issue[]): Set<string> {
  const mistyped = issues.filter(({ code }) => code === 'invalid_type');
  return new Set(mistyped.map(({ path }) => pathName(path)));
}

/**
 * Turns what zod found into findings at their places: an unknown key at itself, a missing key at its
 * parent's key, a wrong value at the value (docs/product.md, "Commands").
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
  const mistyped = mistypedPaths(issues);
  const findings: Finding[] = [];
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      findings.push(...unknownKeys(issue, root, missing, known(issue.path), locate));
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    if (issue.code !== 'invalid_type' && mistyped.has(pathName(issue.path))) continue;
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
