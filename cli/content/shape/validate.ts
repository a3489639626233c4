import type { z } from 'zod';
import { parseData } from '../data-file.ts';
import { type Diagnostic, hasErrors } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import { pathName, valueAt } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { jsonShape, keysAt } from './json-shape.ts';
import type { KnownKeys } from './missing-key.ts';
import { quickShape } from './quick-shape.ts';
import { inNearestShape, shapeFindings } from './shape-issues.ts';
import { splitFindings } from './split-findings.ts';

/** A file's content in the shape of its schema, or the findings about it. */
export interface Validated<T> {
  value?: T;
  diagnostics: Diagnostic[];
  locate: Locate;
  /** The parsed content, whatever its shape; missing if it cannot be parsed. */
  parsed?: unknown;
}

/** Looks up paths in the JSON Schema, which is only generated if there are errors. */
function knownKeys(schema: z.ZodType): KnownKeys {
  return (path) => keysAt(jsonShape(schema), path);
}

/** Zod checks only a few files per run: compiling a schema would cost more than it saves. */
const INTERPRETED = { jitless: true };

/** Most files are valid: zod only runs to explain errors. */
function isRight(schema: z.ZodType, value: unknown): boolean {
  return quickShape(schema)?.(value) ?? false;
}

/**
 * Parses `source` and checks it against `schema`.
 *
 * @returns the typed value if there is no error; every finding of the file in one list.
 */
export function validate<T>(schema: z.ZodType<T>, source: SourceFile): Validated<T> {
  const { value, diagnostics, locate } = parseData(source);
  if (hasErrors(diagnostics) || value === undefined) return { diagnostics, locate };
  const shape = checkShape(schema, value, source, locate);
  const told = diagnostics.filter((found) => !isCutToNothing(found, shape.diagnostics));
  return { ...shape, parsed: value, diagnostics: [...told, ...shape.diagnostics], locate };
}

/** True of a text that begins with # and is told to be empty: `color: #0b6e4f`. */
function isCutToNothing({ rule, line }: Diagnostic, shape: readonly Diagnostic[]): boolean {
  if (rule !== 'syntax/cut-text') return false;
  return shape.some((other) => other.rule === 'shape/no-value' && other.line === line);
}

/** True if a value has the shape of its schema; cheaper than `checkShape`, which explains why not. */
export function isOfShape(schema: z.ZodType, value: unknown): boolean {
  return isRight(schema, value) || schema.safeParse(value, INTERPRETED).success;
}

type Issue = z.core.$ZodIssue;

/** Cuts each list that has too many entries to its limit. Zod does not check the entries of such a list. */
function cutLists(value: unknown, issues: readonly Issue[]): boolean {
  let isCut = false;
  for (const issue of issues) {
    if (issue.code !== 'too_big') continue;
    const list = valueAt(value, issue.path);
    if (!Array.isArray(list)) continue;
    list.length = Number(issue.maximum);
    isCut = true;
  }
  return isCut;
}

/** The issues of a value, with those inside of lists that have too many entries, as far as these are allowed. */
function withCutLists(
  schema: z.ZodType,
  value: unknown,
  issues: readonly Issue[],
): readonly Issue[] {
  const tooLong = issues.filter(({ code }) => code === 'too_big');
  if (tooLong.length === 0) return issues;
  const rest: unknown = structuredClone(value);
  // Text that is too long stays so, and a list within a list can be too long as well.
  if (!cutLists(rest, tooLong)) return issues;
  const { error } = schema.safeParse(rest, INTERPRETED);
  const inside = error ? withCutLists(schema, rest, error.issues) : [];
  const known = new Set(inside.map(placeAndCode));
  return [...tooLong.filter((issue) => !known.has(placeAndCode(issue))), ...inside];
}

function placeAndCode({ code, path }: Issue): string {
  return `${code} ${pathName(path)}`;
}

/** Checks a value against a schema; `locate` returns the positions of its parts in the source. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  source: SourceFile,
  locate: Locate,
): Omit<Validated<T>, 'locate' | 'parsed'> {
  if (isRight(schema, value)) return { value: value as T, diagnostics: [] };
  const result = schema.safeParse(value, INTERPRETED);
  if (result.success) return { value: result.data, diagnostics: [] };
  const issues = withCutLists(schema, value, result.error.issues).flatMap((issue) =>
    inNearestShape(issue, value),
  );
  const shape = jsonShape(schema);
  const split = splitFindings(issues, { root: value, shape, source, locate });
  const findings = shapeFindings(split.others, value, knownKeys(schema), locate);
  const diagnostics = [...split.findings, ...findings].map((finding) => report(source, finding));
  return { diagnostics };
}
