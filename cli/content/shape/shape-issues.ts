import type { z } from 'zod';
import { printable } from '../printable.ts';
import type { Finding } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { isMissing, pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { aliasHint } from './alias-hint.ts';
import { type KnownKeys, missingKey, nearKey } from './missing-key.ts';
import { choiceHint, dedentedHint, formatHint, typeHint } from './shape-hints.ts';
import { type MissingKeys, unknownKeys } from './unknown-keys.ts';
import { listOf, whollyWrongLists, wrongList } from './wrong-lists.ts';

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
  record: 'a group of keys',
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
    const message = `${name} is empty; ${expected} belongs here.`;
    const hint = 'Write it behind the colon. A text that begins with # needs quotes.';
    return { range, rule: 'shape/no-value', message, hint };
  }
  if (issue.expected === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    const message = `${name} must be a text, but without quotes it is read as ${kindOf(value)}: ${String(value)}.`;
    return { range, rule: 'shape/needs-quotes', message, hint: 'Put the value in double quotes.' };
  }
  const given = typeof value === 'number' ? String(value) : kindOf(value);
  const message = `${name} must be ${expected}, not ${given}.`;
  const hint = dedentedHint(issue, root) ?? typeHint(issue.expected, value);
  return { range, rule: 'shape/wrong-type', message, hint };
}

function count(number: number | bigint, one: string, many: string): string {
  return `${number} ${Number(number) === 1 ? one : many}`;
}

/** Reports a list, text or number with too much or too little in it. */
export function wrongSize(
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
    const off = Math.abs(value.length - Number(limit));
    const hint =
      issue.code === 'too_small'
        ? `Add ${count(off, 'entry', 'entries')}.`
        : `Remove ${count(off, 'entry', 'entries')}.`;
    return { range: locate(issue.path, 'key'), rule: 'shape/count', message, hint };
  }
  const range = locate(issue.path, 'value');
  if (typeof value === 'string') {
    const message = `${name} has ${count(value.length, 'character', 'characters')}; it must have ${side} ${limit}.`;
    const off = Math.abs(value.length - Number(limit));
    const hint = issue.code === 'too_small' ? `Write ${off} more.` : `Shorten it by ${off}.`;
    return { range, rule: 'shape/length', message, hint };
  }
  const message = `${name} is ${String(value)}; it must be ${side} ${limit}.`;
  return {
    range,
    rule: 'shape/range',
    message,
    hint: `Write ${limit} or ${issue.code === 'too_small' ? 'more' : 'less'}.`,
  };
}

/** In a long list a common prefix is not enough for a suggestion: `hand` for `handshake-heart`. */
function meantChoice(value: string, allowed: readonly string[]): string | undefined {
  const meant = suggest(value, allowed);
  const isFar = meant !== undefined && Math.abs(meant.length - value.length) > 2;
  return isFar && allowed.length > 100 ? undefined : meant;
}

function wrongValue(
  issue: Issue & { code: 'invalid_value' },
  root: unknown,
  locate: Locate,
): Finding {
  const value = valueAt(root, issue.path);
  const allowed = issue.values.map(String);
  const meant = typeof value === 'string' ? meantChoice(value, allowed) : undefined;
  return {
    range: locate(issue.path, 'value'),
    rule: 'shape/choice',
    message: `${pathName(issue.path)} cannot be ${typeof value === 'string' ? `"${printable(value)}"` : kindOf(value)}.`,
    hint:
      meant === undefined
        ? choiceHint(value, issue.path.at(-1), allowed)
        : `Did you mean "${meant}"?`,
  };
}

/** Whether a value has another type than a shape expects, so that its content cannot be compared. */
function isOfOtherKind(issues: readonly Issue[], value: unknown): boolean {
  return issues.some((issue) => {
    if (issue.path.length > 0) return false;
    if (issue.code === 'invalid_value')
      return issue.values.every((allowed) => typeof allowed !== typeof value);
    return issue.code === 'invalid_type';
  });
}

/** For a union, the issues of the closest shape. */
export function inNearestShape(issue: Issue, root: unknown): Issue[] {
  if (issue.code !== 'invalid_union') return [issue];
  const value = valueAt(root, issue.path);
  const isFar = (issues: readonly Issue[]) => Number(isOfOtherKind(issues, value));
  const [nearest = []] = issue.errors
    .map((issues) => issues as Issue[])
    .sort((a, b) => isFar(a) - isFar(b) || a.length - b.length);
  return nearest.flatMap((inner) =>
    inNearestShape({ ...inner, path: [...issue.path, ...inner.path] }, root),
  );
}

/** Paths where only the type is reported: zod also checks the length of a string where a list is expected. */
function mistypedPaths(issues: readonly Issue[]): Set<string> {
  const mistyped = issues.filter(({ code }) => code === 'invalid_type');
  return new Set(mistyped.map(({ path }) => pathName(path)));
}

/**
 * Converts zod's issues to findings with positions: an unknown key at the key, a missing key at its parent's key, a
 * wrong value at the value (docs/product.md, "Commands").
 *
 * @param issues of unions those of the nearest shape.
 */
export function shapeFindings(
  issues: readonly Issue[],
  root: unknown,
  known: KnownKeys,
  locate: Locate,
): Finding[] {
  const missing: MissingKeys = new Map(
    issues
      .filter((issue) => isMissing(root, issue.path))
      .map((issue) => [
        pathName(issue.path),
        issue.code === 'invalid_type' ? issue.expected : undefined,
      ]),
  );
  const mistyped = mistypedPaths(issues);
  const wrongLists = whollyWrongLists(issues, root);
  // An unknown key is often the misspelled one that a requirement misses.
  const explained = new Set(
    issues.filter(({ code }) => code === 'unrecognized_keys').map(({ path }) => pathName(path)),
  );
  const missized = new Set(
    issues
      .filter(({ code }) => code === 'too_small' || code === 'too_big')
      .map(({ path }) => pathName(path)),
  );
  const told = new Set<string>();
  const findings: Finding[] = [];
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') {
      findings.push(...unknownKeys(issue, root, missing, known, locate));
    }
  }
  for (const issue of issues) {
    if (issue.code === 'unrecognized_keys') continue;
    if (issue.code === 'invalid_key') {
      findings.push(wrongName(issue, locate));
      continue;
    }
    const name = pathName(issue.path);
    if (issue.code !== 'invalid_type' && mistyped.has(name)) continue;
    if (issue.code === 'custom' && (explained.has(name) || missized.has(name))) continue;
    if (isMissing(root, issue.path)) {
      if (missing.delete(pathName(issue.path)))
        findings.push(missingKey(issue, root, known, locate));
    } else if (issue.code === 'invalid_type') {
      findings.push(nearKey(issue.path, known, locate) ?? wrongType(issue, root, locate));
    } else if (issue.code === 'too_small' || issue.code === 'too_big') {
      findings.push(wrongSize(issue, root, locate));
    } else if (issue.code === 'invalid_value') {
      const list = listOf(issue) ?? '';
      if (!wrongLists.has(list)) findings.push(wrongValue(issue, root, locate));
      else if (!told.has(list)) findings.push(wrongList(issue, root, locate));
      told.add(list);
    } else if (!told.has(name)) {
      // A value that fails several requirements is one mistake.
      findings.push(wrongFormat(issue, root, locate));
      told.add(name);
    }
  }
  return findings;
}

/** Reports an invalid name, such as that of a form, at the name itself. */
function wrongName(issue: Issue & { code: 'invalid_key' }, locate: Locate): Finding {
  const [fault] = issue.issues;
  return {
    range: locate(issue.path, 'key'),
    rule: 'shape/format',
    message: `${pathName(issue.path)} cannot be called so: the name ${fault?.message ?? 'is not known'}.`,
    hint: formatHint(fault?.message ?? ''),
  };
}

/** True of an entry of `aliases`, of a landing or a page. */
function isAlias(path: readonly PropertyKey[]): boolean {
  return path.at(-2) === 'aliases';
}

function wrongFormat(issue: Issue, root: unknown, locate: Locate): Finding {
  const value = valueAt(root, issue.path);
  const shown = typeof value === 'string' && value.length <= 60 ? ` ("${printable(value)}")` : '';
  return {
    range: locate(issue.path, 'value'),
    rule: 'shape/format',
    message: `${pathName(issue.path)}${shown} ${issue.message}.`,
    hint: (isAlias(issue.path) && aliasHint(value)) || formatHint(issue.message),
  };
}
