import type { z } from 'zod';
import { parseData } from './data-file.ts';
import { type Diagnostic, hasErrors } from './diagnostic.ts';
import { jsonShape, keysAt } from './json-shape.ts';
import { quickShape } from './quick-shape.ts';
import { type KnownKeys, shapeFindings } from './shape-issues.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Locate } from './yaml-document.ts';

/** A file's content in the shape of its schema, or what is wrong with it. */
export interface Validated<T> {
  value?: T;
  diagnostics: Diagnostic[];
  locate: Locate;
  /** What the file holds, whatever its shape; missing if that cannot be read. */
  parsed?: unknown;
}

/** Follows a path through the JSON form of a schema, which is only made once something is wrong. */
function knownKeys(schema: z.ZodType): KnownKeys {
  return (path) => keysAt(jsonShape(schema), path);
}

/** Zod sees a few files in a run at most: code made for a schema would cost more than it saves. */
const INTERPRETED = { jitless: true };

/** Most files are right: zod is asked only where it has something to say. */
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
  return { ...shape, parsed: value, diagnostics: [...diagnostics, ...shape.diagnostics], locate };
}

/** Checks a value against a schema; `locate` knows where its parts stand in the source. */
export function checkShape<T>(
  schema: z.ZodType<T>,
  value: unknown,
  source: SourceFile,
  locate: Locate,
): Omit<Validated<T>, 'locate' | 'parsed'> {
  if (isRight(schema, value)) return { value: value as T, diagnostics: [] };
  const result = schema.safeParse(value, INTERPRETED);
  if (result.success) return { value: result.data, diagnostics: [] };
  const findings = shapeFindings(result.error.issues, value, knownKeys(schema), locate);
  return { diagnostics: findings.map((finding) => report(source, finding)) };
}
