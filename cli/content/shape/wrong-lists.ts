import type { z } from 'zod';
import type { Finding } from '../source-file.ts';
import { pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { choiceHint } from './shape-hints.ts';

type Issue = z.core.$ZodIssue;

/** The list that an issue is about an entry of, by path; undefined if it is about something else. */
export function listOf({ path }: Issue): string | undefined {
  return typeof path.at(-1) === 'number' ? pathName(path.slice(0, -1)) : undefined;
}

/** Lists of several entries none of which is allowed: days in another language are one mistake. */
export function whollyWrongLists(issues: readonly Issue[], root: unknown): Set<string> {
  const wrong = new Map<string, Set<PropertyKey | undefined>>();
  for (const issue of issues) {
    const list = issue.code === 'invalid_value' ? listOf(issue) : undefined;
    if (list !== undefined) wrong.set(list, (wrong.get(list) ?? new Set()).add(issue.path.at(-1)));
  }
  const isWhole = (issue: Issue) => {
    const entries = valueAt(root, issue.path.slice(0, -1));
    const count = wrong.get(listOf(issue) ?? '')?.size ?? 0;
    return Array.isArray(entries) && entries.length > 1 && count === entries.length;
  };
  return new Set(issues.filter(isWhole).map((issue) => listOf(issue) ?? ''));
}

/** One finding for a list without any allowed entry, at the first. */
export function wrongList(
  issue: Issue & { code: 'invalid_value' },
  root: unknown,
  locate: Locate,
): Finding {
  const list = issue.path.slice(0, -1);
  const allowed = issue.values.map(String);
  return {
    range: locate(issue.path, 'value'),
    rule: 'shape/choice',
    message: `No entry of ${pathName(list)} is one that it can have.`,
    hint: choiceHint(valueAt(root, issue.path), list.at(-1), allowed),
  };
}
